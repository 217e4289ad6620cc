import type { Cause } from '../model/cause.ts';
import type { CardSymbol } from '../model/definition.ts';
import type { Seat } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { hooksOf } from './table.ts';

/** Whether an ability keeps the seat from what another does with this card; the card is spent all the same. */
export function isShielded(state: State, seat: Seat, symbol: CardSymbol, { by, card }: Cause): boolean {
  const printed = state.printed[card];
  if (seat === by || !printed) return false;
  return hooksOf(state, seat, 'shield').some(
    ({ suit, unless }) =>
      printed.suit === suit && (symbol !== unless.symbol || state.options[unless.option] !== unless.is),
  );
}
