import type { Card } from './card.ts';
import type { Seat } from './seat.ts';

/**
 * Why something happens to a seat. A frame that does something to somebody carries its cause along, so that the loss,
 * the credit for it (B8.2), the log and the question can all name it.
 */
export interface Cause {
  /** On whose account it goes, or NOBODY. */
  readonly by: Seat;
  /** The kind that the card counts as, or a character's id. */
  readonly source: string;
  /** The card that was spent for it, whose suit counts; NO_CARD where there is none. */
  readonly card: Card;
}
