import type { Card, KindId } from '../model/card.ts';
import { type Move, type Offer, REASONS, type Reason, refuse } from '../model/move.ts';
import type { Seat } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { topFrame } from './game.ts';
import { askedSeats, legal, why } from './legality.ts';
import { everyPlay } from './playing.ts';

/** Why the seat can do nothing with this card now; null if some offer uses it: played, flipped, chosen, paid or discarded. */
export function whyCard(state: State, seat: Seat, card: Card): Reason | null {
  if (state.winners) return refuse('game-over');
  if (legal(state, seat).some((offer) => uses(offer, card))) return null;
  if (!askedSeats(state).includes(seat)) return refuse('not-your-decision');
  return mostTelling(reasonsAgainst(state, seat, attempts(state, seat, card)));
}

/** Why this card cannot be turned to this seat now, as itself or under the name `as`; null if it can. */
export function whyTarget(state: State, seat: Seat, card: Card, target: Seat, as?: KindId): Reason | null {
  if (state.winners) return refuse('game-over');
  if (!askedSeats(state).includes(seat)) return refuse('not-your-decision');
  const aimed = everyPlay(state, seat, card).filter((move) => move.target === target && move.as === as);
  const reasons = reasonsAgainst(state, seat, aimed);
  if (reasons.length < aimed.length) return null;
  return aimed.length > 0 ? mostTelling(reasons) : refuse('no-target');
}

function uses({ move, slot }: Offer, card: Card): boolean {
  if ('play' in move && (move.play === card || move.on === card)) return true;
  if ('flip' in move && move.flip === card) return true;
  if ('choose' in move && move.choose === card) return true;
  return slot?.from.includes(card) ?? false;
}

function attempts(state: State, seat: Seat, card: Card): Move[] {
  if (topFrame(state)?.f === 'turn') return everyPlay(state, seat, card);
  return [{ by: seat, play: card }];
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
