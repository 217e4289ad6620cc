import type { Card } from '../model/card.ts';
import { type Move, type Offer, type Reason, refuse } from '../model/move.ts';
import type { Seat } from '../model/seat.ts';

/** One offer for each card that lies open to be chosen. */
export const choicesOf = (seat: Seat, cards: readonly Card[]): Offer[] =>
  cards.map((card) => ({ move: { by: seat, choose: card } }));

export function checkChoice(move: Move, cards: readonly Card[]): Reason | null {
  if (!('choose' in move)) return refuse('wrong-time');
  if (typeof move.choose !== 'number') return refuse('malformed');
  return cards.includes(move.choose) ? null : refuse('nothing-there');
}

/** The card of a move that `checkChoice` has passed. */
export function chosenCard(move: Move): Card {
  if ('choose' in move && typeof move.choose === 'number') return move.choose;
  throw new Error(`expected a chosen card, got ${JSON.stringify(move)}`);
}
