import './hud.css';
import './rail/rail.css';
import './plates/hand-labels.css';
import './corners/corners.css';
import './log/history.css';
import './plates/plates.css';
import './plates/plate-forms.css';
import './pointer.css';
import './choices/choices.css';
import './sheets.css';
import './scale.css';
import type { MouseEvent } from 'react';
import { useT } from '../i18n/text.ts';
import { useKeys } from '../keyboard/use-keys.ts';
import { Coach } from '../lessons/Coach.tsx';
import { useOutlook } from '../session/outlook.ts';
import { useSelection } from '../session/selection.ts';
import { Choices } from './choices/Choices.tsx';
import { Corners } from './corners/Corners.tsx';
import { GameMenu } from './corners/GameMenu.tsx';
import { KeysHelp } from './corners/KeysHelp.tsx';
import { LensLegend } from './corners/LensLegend.tsx';
import { RoleChip } from './corners/RoleChip.tsx';
import { useAttention } from './corners/use-attention.ts';
import { History } from './log/History.tsx';
import { Log } from './log/Log.tsx';
import { Live } from './passing/Live.tsx';
import { UndoAsked } from './passing/Notices.tsx';
import { ToastLine } from './passing/Toast.tsx';
import { HandLabels } from './plates/HandLabels.tsx';
import { PileCount } from './plates/PileCount.tsx';
import { Plates } from './plates/Plates.tsx';
import { Preview } from './preview/Preview.tsx';
import { DiscardButton } from './rail/DiscardButton.tsx';
import { Rail } from './rail/Rail.tsx';
import { ReplyCard } from './rail/ReplyCard.tsx';
import { Watch } from './rail/Watch.tsx';
import { TrainBoard } from './train/TrainBoard.tsx';
import { type OnScreen, useLog, useOnScreen } from './use-table.ts';
import { WhyPopup } from './why/WhyPopup.tsx';

interface HudProps {
  /** A full screen lies over the table and has the keys. */
  readonly covered: boolean;
  /** The settings over the table. */
  onSettings(): void;
  /** The rules of the edition in play. */
  onRules(topic?: string): void;
}

/** Everything in front of the table while playing. It asks the session and the selection; it decides nothing itself. */
export function Hud(props: HudProps) {
  const screen = useOnScreen();
  return screen ? <Seated {...props} screen={screen} /> : null;
}

function stepBack(event: MouseEvent): void {
  event.preventDefault();
  useSelection.getState().stepBack();
}

function Seated({ screen, covered, onSettings, onRules }: HudProps & { readonly screen: OnScreen }) {
  const t = useT();
  const lines = useLog();
  const { log, hidden, sheet } = useOutlook();
  useKeys({ onRules, covered });
  useAttention(screen, covered);
  // Distances hang above the far plates: while they are read the strip makes room.
  const choosing = useSelection((selection) => selection.chosen.path.length > 0);
  const seated = screen.me >= 0;
  const replying = screen.question?.seats.includes(screen.me) === true && screen.question.kind !== 'play';
  return (
    <section className={`hud ${log ? 'with-log' : ''}`} aria-label={t('table:region')} onContextMenu={stepBack}>
      <Rail screen={screen} />
      {seated && !hidden && <HandLabels screen={screen} />}
      {seated && <DiscardButton />}
      <Choices screen={screen} />
      <Plates screen={screen} />
      <TrainBoard screen={screen} />
      <PileCount screen={screen} />
      {seated && !replying && <RoleChip screen={screen} />}
      <ReplyCard screen={screen} />
      <Watch screen={screen} />
      <LensLegend screen={screen} />
      {!choosing && <History screen={screen} lines={lines} />}
      {log && <Log lines={lines} />}
      <Corners lines={lines} onRules={() => onRules()} />
      <Preview screen={screen} />
      <WhyPopup screen={screen} />
      <Coach />
      <UndoAsked />
      <ToastLine />
      <Live screen={screen} lines={lines} />
      {sheet === 'menu' && <GameMenu onSettings={onSettings} onRules={() => onRules()} />}
      {sheet === 'keys' && <KeysHelp />}
    </section>
  );
}
