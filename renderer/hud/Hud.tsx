import './hud.css';
import './rail.css';
import './hand-labels.css';
import './corners.css';
import './history.css';
import './plates.css';
import './pointer.css';
import './choices.css';
import './sheets.css';
import './scale.css';
import type { MouseEvent } from 'react';
import { useKeys } from '../keyboard/use-keys.ts';
import { useOutlook } from '../session/outlook.ts';
import { useSelection } from '../session/selection.ts';
import { Choices } from './Choices.tsx';
import { Corners } from './Corners.tsx';
import { DiscardButton } from './DiscardButton.tsx';
import { GameMenu } from './GameMenu.tsx';
import { HandLabels } from './HandLabels.tsx';
import { History } from './History.tsx';
import { KeysHelp } from './KeysHelp.tsx';
import { LensLegend } from './LensLegend.tsx';
import { Live } from './Live.tsx';
import { Log } from './Log.tsx';
import { UndoAsked } from './Notices.tsx';
import { PileCount } from './PileCount.tsx';
import { Plates } from './Plates.tsx';
import { Preview } from './Preview.tsx';
import { Rail } from './Rail.tsx';
import { ReplyCard } from './ReplyCard.tsx';
import { RoleChip } from './RoleChip.tsx';
import { ToastLine } from './Toast.tsx';
import { TrainBoard } from './TrainBoard.tsx';
import { useAttention } from './use-attention.ts';
import { type OnScreen, useLog, useOnScreen } from './use-table.ts';
import { Watch } from './Watch.tsx';
import { WhyPopup } from './WhyPopup.tsx';

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
  const lines = useLog();
  const { log, hidden, sheet } = useOutlook();
  useKeys({ onRules, covered });
  useAttention(screen, covered);
  // Distances hang above the far plates: while they are read the strip makes room.
  const choosing = useSelection((selection) => selection.chosen.path.length > 0);
  const seated = screen.me >= 0;
  const replying = screen.question?.seats.includes(screen.me) === true && screen.question.kind !== 'play';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the right button steps back everywhere, as Esc does
    <div className={`hud ${log ? 'with-log' : ''}`} onContextMenu={stepBack}>
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
      <UndoAsked />
      <ToastLine />
      <Live screen={screen} lines={lines} />
      {sheet === 'menu' && <GameMenu onSettings={onSettings} onRules={() => onRules()} />}
      {sheet === 'keys' && <KeysHelp />}
    </div>
  );
}
