import { faultOfPrice, SET_IDS, seatCountsWith } from '../../core/index.ts';
import type { TableSettings } from '../../core/protocol/messages.ts';

/** Whether these boxes are known here, seat as many as are to play, and hold the cards that a price of the table names. */
export function isPlayable({ expansions, seats, options }: TableSettings): boolean {
  const known = expansions.every((set) => SET_IDS.includes(set)) && !faultOfPrice(expansions, options);
  return known && seatCountsWith(expansions).includes(seats.length);
}
