import { type Offer, type Reason, refuse, type UseMove } from '../model/move.ts';
import type { Seat } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { DISCARD, handOf } from '../model/zone.ts';
import { type Game, moveCard } from './game.ts';
import { tellAbility } from './hooks.ts';
import { gainLife } from './life.ts';
import { handOfSeat, hooksOf, isWounded } from './table.ts';

const NO_OFFERS: readonly Offer[] = [];

/** Abilities that a living seat may use whoever is asked (T0.4): they leave the open question as it is. */
export function anytimeOffers(state: State, seat: Seat): readonly Offer[] {
  const hooks = hooksOf(state, seat, 'action');
  if (hooks.length === 0 || !isWounded(state, seat)) return NO_OFFERS;
  const from = handOfSeat(state, seat);
  return hooks
    .filter(({ pays }) => from.length >= pays)
    .map(({ pays }) => ({
      move: { by: seat, use: state.characters[seat] ?? '', pay: [] },
      slot: { key: 'pay', from, min: pays, max: pays },
    }));
}

export function checkAnytime(state: State, move: UseMove): Reason | null {
  const hook = actionOf(state, move);
  if (!hook) return refuse('wrong-time');
  if (move.pay.some((card) => !handOfSeat(state, move.by).includes(card))) return refuse('not-in-hand');
  if (!isWounded(state, move.by)) return refuse('no-effect');
  const given = new Set(move.pay).size;
  const exact = given === hook.pays && move.pay.length === hook.pays;
  return exact ? null : refuse('cannot-pay', { needed: hook.pays, given });
}

export function spendAnytime(game: Game, move: UseMove): void {
  tellAbility(game, move.by);
  for (const card of move.pay) moveCard(game, card, handOf(move.by), DISCARD, 'price', move.by);
  gainLife(game, move.by, actionOf(game.state, move)?.heals ?? 0);
}

/** Whether public facts leave the seat a way to heal without a card of a name. */
export function mayHealItself(state: State, seat: Seat): boolean {
  return hooksOf(state, seat, 'action').some((hook) => handOfSeat(state, seat).length >= hook.pays);
}

const actionOf = (state: State, move: UseMove) =>
  move.use === state.characters[move.by] ? hooksOf(state, move.by, 'action')[0] : undefined;
