import type { Card } from '../model/card.ts';
import type { ShotAction } from '../model/definition.ts';
import type { ShotFrame } from '../model/frame.ts';
import { hasOnlyKeys, isUse, type Move, type Offer, type Reason, refuse, type UseMove } from '../model/move.ts';
import type { Seat } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { DISCARD, handOf } from '../model/zone.ts';
import { queueForAnswer } from './answering.ts';
import { distance } from './distance.ts';
import { type Game, moveCard } from './game.ts';
import { actionOf, tellAbility } from './hooks.ts';
import { isShielded } from './shield.ts';
import { handOfSeat, kindBehind, livingAfter } from './table.ts';

/** A target of a BANG! card that passes it on to another for a card of the same suit (decision g25). */
export function redirectOffers(state: State, frame: ShotFrame): Offer[] {
  const action = actionOf(state, frame.seat, 'shot');
  if (!action || checkTime(state, frame)) return NO_OFFERS;
  const from = fitting(state, frame);
  if (from.length === 0) return NO_OFFERS;
  const move = { by: frame.seat, use: state.abilities[frame.seat] ?? '', pay: [] };
  return targetsOf(state, frame, action).map((target) => ({
    move: { ...move, target },
    slot: { key: 'pay', from, min: 1, max: 1 },
  }));
}
const NO_OFFERS: Offer[] = [];

/** A use of an ability that turns shots, whether or not it can be used now. */
export const isRedirection = (state: State, move: Move): move is UseMove =>
  isUse(move) && move.use === state.abilities[move.by] && actionOf(state, move.by, 'shot') !== undefined;

export function checkRedirection(state: State, frame: ShotFrame, move: UseMove): Reason | null {
  const { by, target, pay = [] } = move;
  const action = actionOf(state, by, 'shot');
  if (!action) return refuse('wrong-time');
  if (!hasOnlyKeys(move, KEYS)) return refuse('malformed');
  if (pay.some((card) => !handOfSeat(state, by).includes(card))) return refuse('not-in-hand');
  const early = checkTime(state, frame);
  if (early) return early;
  if (target === undefined || target === by || target === frame.by || !livingAfter(state, by).includes(target)) {
    return refuse('no-target');
  }
  const away = distance(state, by, target);
  if (away > action.distance) return refuse('out-of-range', { distance: away, reach: action.distance });
  const fit = pay.filter((card) => fitting(state, frame).includes(card)).length;
  return pay.length === 1 && fit === 1 ? null : refuse('cannot-pay', { needed: 1, given: fit });
}
const KEYS: readonly string[] = ['by', 'use', 'target', 'pay'];

/** The shot turns to the other seat: shooter, demand and card stay the same. */
export function redirect(game: Game, frame: ShotFrame, { by, target = by, pay = [] }: UseMove): void {
  const { source, card, need } = frame;
  tellAbility(game, by);
  for (const paid of pay) {
    moveCard(game, paid, handOf(by), DISCARD, 'price', by);
    queueForAnswer(game, by, paid);
  }
  game.emit({ e: 'aimed', by, at: target, kind: source });
  if (!isShielded(game.state, target, 'bang', frame)) {
    game.change({ f: 'shot', seat: target, by: frame.by, source, card, need, got: 0, used: [] });
    return;
  }
  tellAbility(game, target);
  game.pop();
}

/** Only of a BANG! card whose suit is known, and before any other reply unless the table wants it otherwise. */
function checkTime(state: State, frame: ShotFrame): Reason | null {
  if (kindBehind(state, frame)?.answers !== 'bangCard') return refuse('wrong-time');
  const replied = frame.got > 0 || frame.used.length > 0;
  return replied && state.options.evanTiming === 'first' ? refuse('wrong-time') : null;
}

function fitting(state: State, { seat, card }: ShotFrame): readonly Card[] {
  const suit = state.printed[card]?.suit;
  return suit ? handOfSeat(state, seat).filter((held) => state.printed[held]?.suit === suit) : [];
}

const targetsOf = (state: State, { seat, by }: ShotFrame, action: ShotAction): Seat[] =>
  livingAfter(state, seat).filter((other) => other !== by && distance(state, seat, other) <= action.distance);
