import { type Card, NO_CARD } from '../model/card.ts';
import type { PlayMove } from '../model/move.ts';
import { NOBODY, type Seat } from '../model/seat.ts';
import type { Outlook } from './outlook.ts';
import { type Traits, traitsOfKind } from './traits.ts';

/** In place of the card that is taken: one of the hand, face down. */
export const FROM_HAND: Card = -1;

/** A play of the own turn, laid out alike for all cards. */
export interface Intent {
  readonly card: Card;
  /** Of what the card is played as. */
  readonly traits: Traits;
  /** Of the card itself. */
  readonly own: Traits;
  readonly target: Seat;
  /** FROM_HAND, a card of the row, or NO_CARD where none is named. */
  readonly on: Card;
}

/** Null for a card that is not in the table of printed cards. */
export function intentOf(outlook: Outlook, move: PlayMove): Intent | null {
  const { play: card, as, target = NOBODY, on } = move;
  const own = outlook.traits[card];
  if (!own) return null;
  const traits = as === undefined ? own : traitsOfKind(as);
  return { card, traits, own, target, on: on === undefined ? NO_CARD : on === 'hand' ? FROM_HAND : on };
}
