import { useState } from 'react';
import { rangeOf, type Seat } from '../../../core/index.ts';
import { IconButton } from '../../design/button.tsx';
import { Board } from '../../design/material.tsx';
import { useSelection } from '../../session/selection.ts';
import { needsReach } from '../../session/source.ts';
import { keptHere } from '../../settings/kept.ts';
import { sourcePlayed } from '../cause-words.ts';
import { factsOf } from '../facts.ts';
import type { OnScreen } from '../use-table.ts';
import { useWords } from '../words.ts';

const CLOSED = 'ironhorse.lens';

/** Says how to read the frames round the seats; once closed it stays away. */
export function LensLegend({ screen }: { readonly screen: OnScreen }) {
  const { t } = useWords();
  const chosen = useSelection((selection) => selection.chosen);
  const [closed, setClosed] = useState(() => keptHere.getItem(CLOSED) !== null);
  const hovered = useSelection((selection) => (selection.picked === null ? selection.hovered : null));
  const { state, me, busy } = screen;
  const other =
    !busy && hovered?.what === 'seat' && hovered.seat !== me && !state.dead[hovered.seat] ? hovered.seat : null;
  if (other !== null) return <From screen={screen} seat={other} lines={!closed} />;
  if (closed || me < 0 || !needsReach(sourcePlayed(state, chosen))) return null;
  const { reach } = factsOf(state, me, me);
  const close = () => {
    keptHere.setItem(CLOSED, '1');
    setClosed(true);
  };
  return (
    <Board className="legend comes">
      <div className="lbl">
        {t('table:lens.title')}
        <IconButton icon="cross" small label={t('table:lens.close')} tabIndex={-1} onClick={close} />
      </div>
      <Lines reach={reach} />
    </Board>
  );
}

/** Whose eyes the frames are seen with, while the pointer is on another's place. */
function From({ screen, seat, lines }: { readonly screen: OnScreen; readonly seat: Seat; readonly lines: boolean }) {
  const words = useWords();
  return (
    <Board className="legend comes">
      <div className="lbl">{words.t('table:lens.from', { name: words.player(seat) })}</div>
      {lines && <Lines reach={rangeOf(screen.state, seat)} />}
    </Board>
  );
}

function Lines({ reach }: { readonly reach: number }) {
  const { t } = useWords();
  return (
    <>
      <p>
        <Frame lines={reach} inReach />
        {t('table:lens.in', { count: reach })}
      </p>
      <p>
        <Frame lines={reach + 1} />
        {t('table:lens.out', { count: reach + 1 })}
      </p>
    </>
  );
}

/** How far each line lies inside the picture's edge; there is room for no more. */
const INSETS = [2, 7, 12] as const;

function Frame({ lines, inReach = false }: { readonly lines: number; readonly inReach?: boolean }) {
  return (
    <svg viewBox="0 0 40 28" className={inReach ? 'in' : 'out'} aria-hidden="true">
      {INSETS.slice(0, lines).map((inset) => (
        <rect key={inset} x={inset} y={inset} width={40 - 2 * inset} height={28 - 2 * inset} rx="4" />
      ))}
    </svg>
  );
}
