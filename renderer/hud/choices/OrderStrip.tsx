import { NOBODY, type Seat, type State } from '../../../core/index.ts';
import { Icon } from '../../design/icon.tsx';
import { seatsFromMyLeft } from '../facts.ts';
import type { OnScreen } from '../use-table.ts';
import { useWords } from '../words.ts';

/** A round of the table as arrows: who has chosen, who chooses now, who comes. */
export function OrderStrip({ screen: { state, me, question } }: { readonly screen: OnScreen }) {
  const words = useWords();
  const now = question?.seats[0] ?? NOBODY;
  const order = roundFrom(state, question?.by ?? NOBODY);
  const at = order.indexOf(now);
  return (
    <ol className="order" aria-label={words.t('table:order.label')}>
      {order.map((seat, place) => (
        <li key={seat} className={place < at ? 'done' : place === at ? 'now' : 'to-come'} aria-current={place === at}>
          {place < at ? <Icon name="check" /> : <i>{place + 1}</i>}
          {seat === me ? words.t('table:you') : words.player(seat)}
        </li>
      ))}
    </ol>
  );
}

/** The living clockwise from whose turn it is: a General Store begins with whoever opened it. */
function roundFrom(state: State, by: Seat): Seat[] {
  const first = by === NOBODY ? state.turn : by;
  return [first, ...seatsFromMyLeft(state, first).filter((seat) => seat !== first)].filter((seat) => !state.dead[seat]);
}
