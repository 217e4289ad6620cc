import type { CardKind } from '../model/definition.ts';
import { type Named, namesEach, type Reason, refuse, type Victim } from '../model/move.ts';
import type { Seat } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { handOfSeat, isAlive, livingAfter, rowOfSeat } from './table.ts';

/** Whether the player names a card of every other seat: where all of them lose one by his choice. */
export function namesOfEach({ row }: Pick<CardKind, 'row'>): boolean {
  for (const { symbol, reach } of row) {
    if (reach === 'others' && (symbol === 'take' || symbol === 'drop')) return true;
  }
  return false;
}

/** The other seats that have a card, clockwise, and what can be named there; who has none is skipped. */
export function victimsOf(state: State, by: Seat): Victim[] {
  return livingAfter(state, by).flatMap((seat) => {
    const row = rowOfSeat(state, seat);
    const from = handOfSeat(state, seat).length > 0 ? (['hand', ...row] as const) : row;
    return from.length > 0 ? [{ seat, from }] : [];
  });
}

export function checkNamed(state: State, by: Seat, named: readonly Named[] | undefined): Reason | null {
  const victims = victimsOf(state, by);
  if (named && namesEach(victims, named)) return null;
  const stranger = named?.find(({ seat }) => seat === by || !isAlive(state, seat));
  if (!named || stranger) return refuse('no-target');
  const missed = victims.some(({ seat }) => !named.some((each) => each.seat === seat));
  return missed ? refuse('no-target') : refuse('nothing-there');
}
