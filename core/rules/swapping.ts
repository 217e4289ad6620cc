import type { Card } from '../model/card.ts';
import type { CardKind } from '../model/definition.ts';
import { type PlayMove, type Reason, refuse } from '../model/move.ts';
import type { Seat } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { DISCARD, rowOf } from '../model/zone.ts';
import { type Game, moveCard } from './game.ts';
import type { Deed } from './symbol-rule.ts';
import { isAlive, kindOfCard, livingAfter, rowOfSeat } from './table.ts';

/** Whether a card of the own row is given for one of another's. */
export function swapsCards({ row }: Pick<CardKind, 'row'>): boolean {
  for (const { symbol } of row) if (symbol === 'swap') return true;
  return false;
}

export interface Exchange {
  readonly target: Seat;
  readonly on: Card;
  readonly give: Card;
}

/** Every exchange that the seat may make (great-train-robbery.md G11). */
export function exchangesOf(state: State, by: Seat): Exchange[] {
  const own = rowOfSeat(state, by);
  if (own.length === 0) return [];
  return livingAfter(state, by).flatMap((target) =>
    rowOfSeat(state, target).flatMap((on) =>
      own.flatMap((give) => (checkReceivers(state, by, { target, on, give }) ? [] : [{ target, on, give }])),
    ),
  );
}

export function checkSwap(state: State, { by, target, on, give }: PlayMove): Reason | null {
  if (give !== undefined && !rowOfSeat(state, by).includes(give)) return refuse('not-in-play');
  if (target === undefined || target === by || !isAlive(state, target)) return refuse('no-target');
  const isThere = give !== undefined && typeof on === 'number' && rowOfSeat(state, target).includes(on);
  return isThere ? checkReceivers(state, by, { target, on, give }) : refuse('nothing-there');
}

/** G11.1: both must be allowed to have what they get. */
const checkReceivers = (state: State, by: Seat, { target, on, give }: Exchange): Reason | null =>
  checkReceiver(state, by, on, give) ?? checkReceiver(state, target, give, on);

function checkReceiver(state: State, seat: Seat, gets: Card, gives: Card): Reason | null {
  const kind = kindOfCard(state, gets);
  if (kind.spares !== undefined && state.roles[seat] === kind.spares) return refuse('protected');
  const twice = rowOfSeat(state, seat).some((card) => card !== gives && kindOfCard(state, card).id === kind.id);
  return twice ? refuse('duplicate-in-play') : null;
}

/**
 * G11.2 and G11.3: both cards are laid last, and an older weapon makes room. A ghost whose card goes away gets the other
 * one before he is out, so that it goes with him (timing.md t70).
 */
export function swap(game: Game, { by, on, give }: Deed, target: Seat): void {
  if (on === 'hand' || give === undefined) throw new Error(`expected two cards in play, got ${on} and ${give}`);
  const hand = () => moveCard(game, give, rowOf(by), rowOf(target), 'swapped', by);
  const get = () => moveCard(game, on, rowOf(target), rowOf(by), 'swapped', by);
  const keepsHimIn = kindOfCard(game.state, give).haunts;
  for (const way of keepsHimIn ? [get, hand] : [hand, get]) way();
  dropOlderWeapon(game, by, on);
  dropOlderWeapon(game, target, give);
}

function dropOlderWeapon(game: Game, seat: Seat, latest: Card): void {
  if (!rowOfSeat(game.state, seat).includes(latest) || !kindOfCard(game.state, latest).weapon) return;
  const older = rowOfSeat(game.state, seat).filter((card) => card !== latest && kindOfCard(game.state, card).weapon);
  for (const card of older) moveCard(game, card, rowOf(seat), DISCARD, 'replaced', seat);
}
