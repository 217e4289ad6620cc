import type { GameEvent } from '../model/event.ts';
import type { Move, Offer } from '../model/move.ts';
import type { Role, Seat } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import type { Level } from './level.ts';
import type { GoalKey, SuspicionKey } from './reason.ts';
import type { Temper } from './temper.ts';

/** How long a searching level may think: so many rounds, or until the worker's clock says so. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number; readonly now: () => number };

/** All that a bot gets: what a person on its chair would be sent, and nothing else. Plain JSON but for a clock. */
export interface Request {
  /** The seat's own redacted view. */
  readonly view: State;
  /** The seat's own redacted events since the start. Append to one array from call to call and the memory is kept. */
  readonly events: readonly GameEvent[];
  /** The seat's offers, in the core's order; one at least. */
  readonly legal: readonly Offer[];
  readonly level: Level;
  readonly temper: Temper;
  /** The bot's own luck, drawn apart from the game's generator. */
  readonly rngSeed: number;
  readonly budget?: Budget;
}

export interface Suspicion {
  readonly seat: Seat;
  readonly role: Role;
  /** From 0 to 1. */
  readonly chance: number;
  /** The deed that told most; `count.only-role-left` where it was no deed but counting. */
  readonly because: SuspicionKey;
}

/** Why it was done: keys for texts, never sentences. Shown after the game, since it tells the bot's role. */
export interface Why {
  readonly goal: GoalKey;
  readonly target: Seat | null;
  /** What it gains over ending the turn or passing, in points of value. */
  readonly value: number;
  /** What the bot takes the target for, and by which of its deeds; null where it aims at nobody or looks at no deeds. */
  readonly suspicion: Suspicion | null;
  /** The best other move, and how much it is behind. */
  readonly runnerUp: { readonly move: Move; readonly behind: number } | null;
}

export interface Decision {
  readonly move: Move;
  readonly why: Why;
}
