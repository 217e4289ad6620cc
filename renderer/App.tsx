import { useEffect } from 'react';
import { useSession } from './session/store.ts';
import { useAppliedSettings } from './settings/apply.ts';
import { About } from './screens/about.tsx';
import { EndScreen } from './screens/end/end-screen.tsx';
import { ErrorBoundary } from './screens/error-boundary.tsx';
import { MainMenu } from './screens/menu/main-menu.tsx';
import { type Screen, useNavigation } from './screens/navigation.ts';
import { dealQuickly } from './screens/new-game/deal.ts';
import { NewGameScreen } from './screens/new-game/new-game.tsx';
import { RulesScreen } from './screens/rules/rules-screen.tsx';
import { SettingsScreen } from './screens/settings/settings-screen.tsx';
import { ConnectionLost, Loading, Refused } from './screens/trouble.tsx';

/** Which screen stands before the player: it follows from the session and the screen chosen, nothing else. */
export function App() {
  useAppliedSettings();
  useQuickStart();
  return (
    <ErrorBoundary>
      <Stage />
    </ErrorBoundary>
  );
}

const SCREENS: Readonly<Record<Screen, () => React.ReactNode>> = {
  menu: MainMenu,
  newGame: NewGameScreen,
  settings: SettingsScreen,
  rules: RulesScreen,
  about: About,
};

function Stage() {
  const connection = useSession((session) => session.connection);
  const seated = useSession((session) => session.table !== null);
  const over = useSession((session) => session.truth?.winners != null && session.backlog.length === 0);
  const top = useNavigation((navigation) => navigation.path.at(-1));
  const looking = useNavigation((navigation) => navigation.lookingAtTable);
  if (connection === 'refused') return <Refused />;
  if (connection === 'connecting') return <Loading />;
  const Over = top ? SCREENS[top] : null;
  const onTable = top === 'settings' || top === 'rules';
  return (
    <>
      {!seated && !Over && <MainMenu />}
      {seated && over && !looking && !Over && <EndScreen />}
      {Over && (!seated || onTable) && <Over />}
      {connection === 'lost' && <ConnectionLost />}
    </>
  );
}

/** `npm start -- --players 5`: deals at once, with everything else as it was the last time. */
function useQuickStart(): void {
  const start = useSession((session) => session.start);
  const seated = useSession((session) => session.table !== null);
  useEffect(() => {
    if (!start) return;
    useSession.setState({ start: null });
    if (!seated) dealQuickly(start);
  }, [start, seated]);
}
