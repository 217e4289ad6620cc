import { useThree } from '@react-three/fiber';
import { type RefObject, useEffect, useRef } from 'react';
import { useSelection } from '../../session/selection.ts';
import { useSession } from '../../session/store.ts';

/** True at `current` once what can be chosen, or the table, has changed: whoever draws by it sets it back. Asks for a frame. */
export function useRestyle(): RefObject<boolean> {
  const invalidate = useThree((state) => state.invalidate);
  const stale = useRef(true);
  useEffect(() => {
    const restyle = () => {
      stale.current = true;
      invalidate();
    };
    const stops = [useSelection.subscribe(restyle), useSession.subscribe(restyle)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [invalidate]);
  return stale;
}
