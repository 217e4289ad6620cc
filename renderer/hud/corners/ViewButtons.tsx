import { IconButton } from '../../design/button.tsx';
import { useCaps } from '../../keyboard/use-caps.ts';
import { toggleView, useOutlook } from '../../session/outlook.ts';
import { useSession } from '../../session/store.ts';
import { useWords } from '../words.ts';

/** How I look at the table: my hand covered, my own seat, from above. `onTurned` hears of every press. */
export function ViewButtons({ onTurned }: { onTurned?(): void }) {
  const { t } = useWords();
  const caps = useCaps();
  const { hidden, view, turn } = useOutlook();
  const then = (look: () => void) => () => {
    look();
    onTurned?.();
  };
  return (
    <>
      <IconButton
        icon={hidden ? 'eye' : 'eye-off'}
        label={t(hidden ? 'table:corner.show' : 'table:corner.hide')}
        cap={caps.hide}
        on={hidden}
        onClick={then(() => turn({ hidden: !hidden }))}
      />
      <IconButton
        icon="home"
        label={t('table:corner.seat')}
        cap={caps.mySeat}
        on={view === 'seat'}
        onClick={then(() => toggleView('seat'))}
      />
      <IconButton
        icon="top"
        label={t('table:corner.top')}
        cap={caps.topView}
        on={view === 'top'}
        onClick={then(() => toggleView('top'))}
      />
    </>
  );
}

/** The timetable of the train, where there is one on the table. */
export function TrainButton({ onTurned }: { onTurned?(): void }) {
  const { t } = useWords();
  const caps = useCaps();
  const train = useSession((session) => session.shown?.train != null);
  const { board, turn } = useOutlook();
  if (!train) return null;
  const press = () => {
    turn({ board: !board });
    onTurned?.();
  };
  return <IconButton icon="train" label={t('table:corner.train')} cap={caps.train} on={board} onClick={press} />;
}
