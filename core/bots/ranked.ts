import type { Card } from '../model/card.ts';
import { isPlay, isTake, isUse, type Move } from '../model/move.ts';
import type { Seat } from '../model/seat.ts';
import { ORDER } from './order.ts';
import type { GoalKey } from './reason.ts';

/** A move and what it is thought to be worth. */
export interface Ranked {
  readonly move: Move;
  /** What its slot for a price is filled with, once it is chosen; null where nothing is left to fill. */
  readonly pay: readonly Card[] | null;
  value: number;
  order: number;
  goal: GoalKey;
}

export const ranked = (move: Move, value: number, goal: GoalKey, order: number = ORDER.last): Ranked => ({
  move,
  pay: null,
  value,
  order,
  goal,
});

/** With its price: only moves that cost cards have one. */
export const wholeMove = ({ move, pay }: Ranked): Move => (pay ? withPrice(move, pay) : move);

/** Written out key by key where it is frequent, since engines are slow to spread records of many forms. */
export function withPrice(move: Move, pay: readonly Card[]): Move {
  // What has a price is a play, a use or a wagon taken, each of which may name it.
  if (!isTake(move)) return { ...move, pay } as Move;
  const { by, take, advance, target } = move;
  if (target === undefined) return advance ? { by, take, pay, advance } : { by, take, pay };
  return advance ? { by, take, pay, advance, target } : { by, take, pay, target };
}

/** The seat that a move is aimed at. */
export function targetOf(move: Move): Seat | null {
  if (isPlay(move) || isUse(move) || isTake(move)) return move.target ?? null;
  if ('choose' in move && typeof move.choose === 'object' && 'seat' in move.choose) return move.choose.seat;
  return null;
}
