import type { Cause } from '../model/cause.ts';
import type { CardSymbol } from '../model/definition.ts';
import type { Seat } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { hooksOf, isMimic, kindOfCard, rowInForce } from './table.ts';

/** Whether an ability keeps the seat from what another does with this card; the card is spent all the same. */
export function isShielded(state: State, seat: Seat, symbol: CardSymbol, { by, card }: Cause): boolean {
  const { shield } = hooksOf(state, seat);
  if (seat === by || card < 0 || shield.length === 0) return false;
  const printed = state.printed[card];
  return shield.some(
    ({ suit, unless }) =>
      printed?.suit === suit && (symbol !== unless.symbol || state.options[unless.option] !== unless.is),
  );
}

/** Whether a card of the row keeps the seat from it; not where the effect is only copied. */
export function isWarded(state: State, seat: Seat, symbol: CardSymbol, { by, card }: Cause): boolean {
  if (state.train === null || seat === by || isMimic(state, card)) return false;
  return rowInForce(state, seat).some((laid) => kindOfCard(state, laid).wards?.includes(symbol));
}
