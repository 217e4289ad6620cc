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

export function checkSeatChoice(move: Move, seats: readonly Seat[]): Reason | null {
  if (!('choose' in move)) return refuse('wrong-time');
  const seat = chosenSeat(move);
  if (seat === undefined) return refuse('malformed');
  return seats.includes(seat) ? null : refuse('no-target');
}

/** Undefined where no seat alone is chosen. */
export function chosenSeat(move: Move): Seat | undefined {
  if (!('choose' in move) || typeof move.choose === 'number') return undefined;
  return 'seat' in move.choose && !('card' in move.choose) ? move.choose.seat : undefined;
}

export function checkCharacterChoice(move: Move, characters: readonly string[]): Reason | null {
  if (!('choose' in move)) return refuse('wrong-time');
  const character = chosenCharacter(move);
  if (character === undefined) return refuse('malformed');
  return characters.includes(character) ? null : refuse('nothing-there');
}

export const chosenCharacter = (move: Move): string | undefined =>
  'choose' in move && typeof move.choose === 'object' && 'character' in move.choose ? move.choose.character : undefined;

export function checkOptionChoice(move: Move, options: readonly string[]): Reason | null {
  if (!('choose' in move)) return refuse('wrong-time');
  const option = chosenOption(move);
  return option !== undefined && options.includes(option) ? null : refuse('malformed');
}

export const chosenOption = (move: Move): string | undefined =>
  'choose' in move && typeof move.choose === 'object' && 'option' in move.choose ? move.choose.option : undefined;

/** The card of a move that `checkChoice` has passed. */
export function chosenCard(move: Move): Card {
  if ('choose' in move && typeof move.choose === 'number') return move.choose;
  throw new Error(`expected a chosen card, got ${JSON.stringify(move)}`);
}
