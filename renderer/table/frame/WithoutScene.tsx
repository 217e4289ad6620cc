import { useEffect } from 'react';
import { useSession } from '../../session/store.ts';

/** Where no 3D can be drawn the game goes on in front of an empty table: everything happens at once. */
export function WithoutScene() {
  useEffect(() => {
    const catchUp = () => {
      const { backlog, catchUp: jump } = useSession.getState();
      if (backlog.length > 0) jump();
    };
    catchUp();
    return useSession.subscribe(catchUp);
  }, []);
  return null;
}
