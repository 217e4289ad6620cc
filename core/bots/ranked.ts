import type { Move } from '../model/move.ts';
import type { Seat } from '../model/seat.ts';
import { ORDER } from './playing.ts';
import type { GoalKey } from './reason.ts';

/** A whole move, its slot filled, and what it is thought to be worth. */
export interface Ranked {
  readonly move: Move;
  value: number;
  order: number;
  goal: GoalKey;
}

export const ranked = (move: Move, value: number, goal: GoalKey, order: number = ORDER.last): Ranked => ({
  move,
  value,
  order,
  goal,
});

/** The seat that a move is aimed at. */
export function targetOf(move: Move): Seat | null {
  if ('target' in move && move.target !== undefined) return move.target;
  if ('choose' in move && typeof move.choose === 'object' && 'seat' in move.choose) return move.choose.seat;
  return null;
}
