import { PACES } from '../../../core/protocol/messages.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { Segment } from '../../design/form.tsx';
import { CopyReport } from '../../screens/copy-report.tsx';
import { command } from '../../session/commands.ts';
import { useOutlook } from '../../session/outlook.ts';
import { useSession } from '../../session/store.ts';
import { useWords } from '../words.ts';
import { useAlone } from './use-attention.ts';
import { TrainButton, ViewButtons } from './ViewButtons.tsx';

interface GameMenuProps {
  onSettings(): void;
  onRules(): void;
}

/** Esc at the table with nothing to step back from: everything that is not the game itself. */
export function GameMenu({ onSettings, onRules }: GameMenuProps) {
  const { t } = useWords();
  const turn = useOutlook((outlook) => outlook.turn);
  const pace = useSession((session) => session.settings?.pace);
  const inLesson = useSession((session) => session.practice !== null);
  const alone = useAlone();
  const close = () => turn({ sheet: null });
  const then = (go: () => void) => () => {
    close();
    go();
  };
  return (
    <Dialog title={t('table:menu.title')} onClose={close} look="board" className="game-menu">
      <Button look="main" icon="play" autoFocus onClick={close}>
        {t('table:menu.resume')}
      </Button>
      {pace && !inLesson && (
        <div className="pace">
          <span>{t('table:menu.pace')}</span>
          <Segment
            label={t('table:menu.pace')}
            value={pace}
            choices={PACES.map((value) => ({ value, label: t(`table:menu.paces.${value}`) }))}
            onChange={(next) => command({ c: 'pace', pace: next })}
          />
        </div>
      )}
      <Button icon="gear" onClick={then(onSettings)}>
        {t('table:menu.settings')}
      </Button>
      <Button icon="book" onClick={then(onRules)}>
        {t('table:menu.rules')}
      </Button>
      <Button icon="keys" onClick={() => turn({ sheet: 'keys' })}>
        {t('table:menu.keys')}
      </Button>
      <div className="views">
        <ViewButtons onTurned={close} />
        <TrainButton onTurned={close} />
      </div>
      {!inLesson && <CopyReport />}
      <Button
        icon="door"
        sub={inLesson ? undefined : t('table:menu.leaveAbout')}
        onClick={then(() => command({ c: 'leaveTable' }))}
      >
        {t(inLesson ? 'lessons:leave' : 'table:menu.leave')}
      </Button>
      {alone && !inLesson && <p className="soft">{t('table:menu.waits')}</p>}
    </Dialog>
  );
}
