import { useSession } from './session/store.ts';

/** Which screen stands before the player: it follows from the session and the screen chosen, nothing else. */
export function App() {
  const connection = useSession((session) => session.connection);
  return <main>{connection}</main>;
}
