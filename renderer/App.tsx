import { lazy, Suspense, useEffect, useState } from 'react';
import { Hud } from './hud/Hud.tsx';
import { About } from './screens/about.tsx';
import { BackToEnd } from './screens/end/back-to-end.tsx';
import { EndScreen } from './screens/end/end-screen.tsx';
import { ErrorBoundary } from './screens/error-boundary.tsx';
import { LearnScreen } from './screens/learn/learn-screen.tsx';
import { MainMenu } from './screens/menu/main-menu.tsx';
import { type Screen, useNavigation } from './screens/navigation.ts';
import { dealQuickly } from './screens/new-game/deal.ts';
import { NewGameScreen } from './screens/new-game/new-game.tsx';
import { Refusal } from './screens/refusal.tsx';
import { RulesScreen } from './screens/rules/rules-screen.tsx';
import { SettingsScreen } from './screens/settings/settings-screen.tsx';
import { TableLoading } from './screens/table-loading.tsx';
import { ConnectionLost, Loading, Refused } from './screens/trouble.tsx';
import { rebuildTable } from './session/commands.ts';
import { useSession } from './session/store.ts';
import { useAppliedSettings } from './settings/apply.ts';
import { Captions } from './sound/Captions.tsx';

/** The 3D table is most of the program; the menu does not wait for it. */
const loadTable = () => import('./table/Table.tsx').then(({ Table }) => ({ default: Table }));
const Table = lazy(loadTable);

/** How long the last shot of a game is looked at before the result comes. */
const END_AFTER_MS = 1600;

/** Which screen stands before the player: it follows from the session and the screen chosen, nothing else. */
export function App() {
  useAppliedSettings();
  useQuickStart();
  useTableOpensAndEnds();
  return (
    <ErrorBoundary>
      <Stage />
      <Captions />
    </ErrorBoundary>
  );
}

const SCREENS: Readonly<Record<Screen, () => React.ReactNode>> = {
  menu: MainMenu,
  newGame: NewGameScreen,
  learn: LearnScreen,
  settings: SettingsScreen,
  rules: RulesScreen,
  about: About,
};

function Stage() {
  const connection = useSession((session) => session.connection);
  const seated = useSession((session) => session.table !== null);
  const over = useEndShown();
  const top = useNavigation((navigation) => navigation.path.at(-1));
  const looking = useNavigation((navigation) => navigation.lookingAtTable);
  const open = useNavigation((navigation) => navigation.open);
  if (connection === 'refused') return <Refused />;
  if (connection === 'connecting') return <Loading />;
  const Over = top ? SCREENS[top] : null;
  const onTable = top === 'settings' || top === 'rules';
  return (
    <>
      {!seated && !Over && <MainMenu />}
      {seated && (
        <ErrorBoundary rebuild={rebuildTable}>
          <Suspense fallback={<Loading />}>
            <Table />
            <TableLoading />
          </Suspense>
          {!(over && !looking) && (
            <Hud
              covered={Over !== null}
              onSettings={() => open('settings')}
              onRules={(topic) => open('rules', topic)}
            />
          )}
        </ErrorBoundary>
      )}
      {seated && over && !looking && !Over && <EndScreen />}
      {seated && over && looking && !Over && <BackToEnd />}
      {Over && (!seated || onTable) && <Over />}
      {(!seated || (over && !looking)) && <Refusal />}
      {(connection === 'lost' || connection === 'closing') && <ConnectionLost key={connection} how={connection} />}
    </>
  );
}

/** The game is over and its last event has been seen for a while. */
function useEndShown(): boolean {
  const over = useSession(
    (session) => session.practice === null && session.truth?.winners != null && session.backlog.length === 0,
  );
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(over), over ? END_AFTER_MS : 0);
    return () => clearTimeout(timer);
  }, [over]);
  return over && shown;
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

/** Sitting down closes the screens that led there; a new game on the same table ends the looking at the last one. */
function useTableOpensAndEnds(): void {
  const table = useSession((session) => session.table);
  const over = useSession((session) => session.truth?.winners != null);
  useEffect(() => {
    if (table !== null) useNavigation.getState().home();
  }, [table]);
  useEffect(() => {
    if (!over) useNavigation.getState().lookAtTable(false);
  }, [over]);
}
