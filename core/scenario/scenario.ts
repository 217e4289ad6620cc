import type { Edition, Options } from '../model/options.ts';
import type { Role, Seat } from '../model/seat.ts';

/** Phases in which a scenario may begin. */
export const SCENARIO_PHASES = ['start', 'draw', 'play', 'discard'] as const;

/** A scenario as it is written (`test/scenarios/FORMAT.md`): cards by name, `bang` or `bang:AS`. */
export interface Scenario {
  readonly id: string;
  readonly rules: {
    readonly edition: Edition;
    readonly expansions: readonly string[];
    readonly options: Options;
  };
  readonly seats: readonly SeatLayout[];
  readonly turn: { readonly seat: Seat; readonly phase: (typeof SCENARIO_PHASES)[number] };
  readonly drawPile: readonly string[];
  readonly discardPile: readonly string[];
  /** Null without a train in play. */
  readonly train: TrainLayout | null;
  readonly steps: readonly Step[];
}

export interface TrainLayout {
  readonly locomotive: string;
  readonly at: number;
  readonly stations: readonly string[];
  /** The first is next to the locomotive. */
  readonly wagons: readonly string[];
  /** The top first, as the station deck. */
  readonly wagonDeck: readonly string[];
  readonly stationDeck: readonly string[];
}

export interface SeatLayout {
  readonly role: Role;
  readonly character: string;
  /** Null for the full life. */
  readonly life: number | null;
  readonly hand: readonly string[];
  readonly inPlay: readonly string[];
  /** Those of `inPlay` that were laid in this very turn. */
  readonly fresh: readonly string[];
  readonly dead: boolean;
}

/** A move with names for numbers, otherwise key by key the core's own. */
export type NamedMove = { readonly by: Seat } & Readonly<Record<string, unknown>>;

export type Expectations = Readonly<Record<string, unknown>>;

/** Levels of bots by name, the weakest first. */
export const STEP_LEVELS = ['greenhorn', 'gunslinger', 'marshal'] as const;

export interface BotDemand {
  readonly seat: Seat;
  readonly from: (typeof STEP_LEVELS)[number];
  readonly should: readonly NamedMove[] | null;
  readonly shouldNot: readonly NamedMove[];
}

export type Step =
  | { readonly kind: 'move'; readonly move: NamedMove }
  | { readonly kind: 'expect'; readonly expected: Expectations }
  | { readonly kind: 'legal'; readonly moves: readonly NamedMove[] }
  | { readonly kind: 'illegal'; readonly moves: readonly NamedMove[] }
  | { readonly kind: 'rejected'; readonly move: NamedMove; readonly because: string | null }
  | { readonly kind: 'bot'; readonly demand: BotDemand };
