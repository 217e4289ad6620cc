import type { Card, KindId } from '../model/card.ts';
import { type Move, type Offer, REASONS, type Reason, refuse } from '../model/move.ts';
import type { Seat } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { TRAIN } from '../model/zone.ts';
import { topFrame } from './game.ts';
import { askedSeats, legal, why } from './legality.ts';
import { everyPlay } from './playing.ts';
import { cardsIn, rowOfSeat } from './table.ts';
import { everyTake } from './taking.ts';
import { everyUse } from './using.ts';

/** Why the seat can do nothing with this card now; null if some offer uses it: played, flipped, chosen, paid or discarded. */
export function whyCard(state: State, seat: Seat, card: Card): Reason | null {
  if (state.winners) return refuse('game-over');
  if (legal(state, seat).some((offer) => uses(offer, card))) return null;
  if (!askedSeats(state).includes(seat)) return refuse('not-your-decision');
  return mostTelling(reasonsAgainst(state, seat, attempts(state, seat, card)));
}

/**
 * Why this card cannot be turned to this seat now, as itself or under the name `as`; null if it can. Of a card in the row
 * any name will do where none is given.
 */
export function whyTarget(state: State, seat: Seat, card: Card, target: Seat, as?: KindId): Reason | null {
  if (state.winners) return refuse('game-over');
  if (!askedSeats(state).includes(seat)) return refuse('not-your-decision');
  if (legal(state, seat).some(({ move }) => isAimed(move, card, target, as))) return null;
  const aimed = attempts(state, seat, card).filter((move) => isAimed(move, card, target, as));
  return aimed.length > 0 ? mostTelling(reasonsAgainst(state, seat, aimed)) : refuse('no-target');
}

/** Why the seat cannot take this wagon of the train now, or after the free step; null if it can. */
export function whyWagon(state: State, seat: Seat, wagon: Card, advance = false): Reason | null {
  if (state.winners) return refuse('game-over');
  if (!askedSeats(state).includes(seat)) return refuse('not-your-decision');
  const taken = (move: Move) => 'take' in move && move.take === wagon && (move.advance ?? false) === advance;
  if (legal(state, seat).some(({ move }) => taken(move))) return null;
  return mostTelling(reasonsAgainst(state, seat, everyTake(state, seat, wagon, advance)));
}

/** Why the train cannot be moved by the free step now: whatever keeps every wagon from being taken then. */
export function whyStep(state: State, seat: Seat): Reason | null {
  const reasons = cardsIn(state, TRAIN).map((wagon) => whyWagon(state, seat, wagon, true));
  if (reasons.includes(null)) return null;
  return mostTelling(reasons.filter((reason) => reason !== null));
}

function isAimed(move: Move, card: Card, target: Seat, as: KindId | undefined): boolean {
  if ('play' in move) return move.play === card && move.target === target && move.as === as;
  return 'use' in move && move.use === card && move.target === target && (as === undefined || move.as === as);
}

function uses({ move, slot, victims }: Offer, card: Card): boolean {
  if ('play' in move && (move.play === card || move.on === card)) return true;
  if ('use' in move && (move.use === card || move.on === card)) return true;
  if ('flip' in move && move.flip === card) return true;
  if ('choose' in move && (move.choose === card || isNamedIn(move.choose, card))) return true;
  return slot?.from.includes(card) || (victims?.some(({ from }) => from.includes(card)) ?? false);
}

const isNamedIn = (choice: object | number, card: Card): boolean =>
  typeof choice === 'object' && 'card' in choice && choice.card === card;

/** Every way in which a card of the hand could be played, or one of the own row used. */
function attempts(state: State, seat: Seat, card: Card): Move[] {
  const isLaid = rowOfSeat(state, seat).includes(card);
  if (topFrame(state)?.f === 'turn') return isLaid ? everyUse(state, seat, card) : everyPlay(state, seat, card);
  return [isLaid ? { by: seat, use: card } : { by: seat, play: card }];
}

const reasonsAgainst = (state: State, seat: Seat, moves: readonly Move[]): Reason[] =>
  moves.flatMap((move) => why(state, seat, move) ?? []);

/** The nearest miss: the reason that is checked last, and of two targets out of range the one that lacks least. */
function mostTelling(reasons: readonly Reason[]): Reason {
  const [first = refuse('wrong-time'), ...others] = reasons;
  return others.reduce((best, other) => (tells(other) > tells(best) ? other : best), first);
}

function tells({ code, figures = {} }: Reason): number {
  const { distance = 0, reach = 0 } = figures;
  return REASONS.indexOf(code) - (distance - reach) / 100;
}
