import { hasOnlyKeys, isUse, type Move, type Offer, type Reason, refuse, type UseMove } from '../model/move.ts';
import type { Seat } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { DISCARD, handOf } from '../model/zone.ts';
import { type Game, moveCard } from './game.ts';
import { actionOf, tellAbility } from './hooks.ts';
import { gainLife } from './life.ts';
import { handOfSeat, hooksOf, isWounded } from './table.ts';

const NO_OFFERS: readonly Offer[] = [];

/** Abilities that a living seat may use whoever is asked (T0.4): they leave the open question as it is. */
export function anytimeOffers(state: State, seat: Seat): readonly Offer[] {
  const hook = actionOf(state, seat, 'anytime');
  if (!hook || !isWounded(state, seat)) return NO_OFFERS;
  const from = handOfSeat(state, seat);
  const { pays } = hook;
  if (from.length < pays) return NO_OFFERS;
  return [
    {
      move: { by: seat, use: state.abilities[seat] ?? '', pay: [] },
      slot: { key: 'pay', from, min: pays, max: pays },
    },
  ];
}

/** Whether the move uses an ability for any time, or one that the seat does not even have, and so answers no question. */
export function isAnytime(state: State, move: Move): move is UseMove {
  if (!isUse(move) || typeof move.use === 'number') return false;
  if (move.use !== state.abilities[move.by]) return true;
  return hooksOf(state, move.by).action.every(({ when }) => when === 'anytime');
}

export function checkAnytime(state: State, move: UseMove): Reason | null {
  const hook = move.use === state.abilities[move.by] ? actionOf(state, move.by, 'anytime') : undefined;
  if (!hook) return refuse('wrong-time');
  if (!move.pay || !hasOnlyKeys(move, KEYS)) return refuse('malformed');
  if (move.pay.some((card) => !handOfSeat(state, move.by).includes(card))) return refuse('not-in-hand');
  if (!isWounded(state, move.by)) return refuse('no-effect');
  const given = new Set(move.pay).size;
  const exact = given === hook.pays && move.pay.length === hook.pays;
  return exact ? null : refuse('cannot-pay', { needed: hook.pays, given });
}

const KEYS: readonly string[] = ['by', 'use', 'pay'];

export function spendAnytime(game: Game, { by, pay = [] }: UseMove): void {
  const hook = actionOf(game.state, by, 'anytime');
  tellAbility(game, by);
  for (const card of pay) moveCard(game, card, handOf(by), DISCARD, 'price', by);
  gainLife(game, by, hook?.heals ?? 0);
}

/** Whether public facts leave the seat a way to heal without a card of a name. */
export function mayHealItself(state: State, seat: Seat): boolean {
  const hook = actionOf(state, seat, 'anytime');
  return hook !== undefined && handOfSeat(state, seat).length >= hook.pays;
}
