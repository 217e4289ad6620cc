import {
  askedSeat,
  decide,
  type GameEvent,
  type Level,
  legal,
  type Move,
  NOBODY,
  nameMove,
  newGame,
  type Offer,
  play,
  redact,
  redactEvent,
  type Seat,
  type State,
  TEMPERS,
  type TemperName,
} from '../../core/index.ts';
import type { Table } from '../support/table.ts';

/** One decision in a game of bots, with all that led to it. */
export interface Moment {
  readonly seed: number;
  readonly state: State;
  readonly seat: Seat;
  readonly view: State;
  /** Everything that happened, as the host knows it. */
  readonly past: readonly GameEvent[];
  /** The seat's own redacted events; the same array grows with the game. */
  readonly events: readonly GameEvent[];
  readonly legal: readonly Offer[];
  readonly move: Move;
}

const TEMPER_NAMES = Object.keys(TEMPERS) as TemperName[];

/** More than any game takes: whoever gets here goes round in circles. */
const MOST_DECISIONS = 3000;

/** Plays a game of bots, each with its own level and a temper by its chair; calls back at every decision. */
export function gameOf(
  levels: readonly Level[],
  seed: number,
  at: (moment: Moment) => void = () => {},
  expansions: readonly string[] = [],
): State {
  const seats = levels.length;
  let { state, events }: { state: State; events: readonly GameEvent[] } = newGame({ seats, seed, expansions });
  const past: GameEvent[] = [];
  const seen: GameEvent[][] = levels.map(() => []);
  for (let decisions = 0; decisions < MOST_DECISIONS; decisions += 1) {
    past.push(...events);
    seen.forEach((mine, seat) => {
      mine.push(...events.map((event) => redactEvent(event, seat)));
    });
    const seat = askedSeat(state);
    if (seat === null) return state;
    const view = redact(state, seat);
    const request = { view, events: seen[seat] ?? [], legal: legal(view, seat), ...botOn(seat, levels[seat], seed) };
    const { move } = decide(request);
    at({ seed, state, seat, view, past, events: request.events, legal: request.legal, move });
    ({ state, events } = play(state, move));
  }
  return state;
}

export function botOn(seat: Seat, level: Level = 'greenhorn', seed = 0) {
  const name = TEMPER_NAMES[(seat + seed) % TEMPER_NAMES.length] ?? 'fair-judge';
  return { level, temper: TEMPERS[name], rngSeed: seed * 8 + seat };
}

/** What bots of this level decide at a table in words, each move once. */
export function decidedAt({ state, events }: Table, level: Level): Move[] {
  const seat = askedSeat(state) ?? NOBODY;
  const view = redact(state, seat);
  const seen = events.map((event) => redactEvent(event, seat));
  const moves = [1, 2, 3].map((seed) =>
    decide({ view, events: seen, legal: legal(view, seat), ...botOn(seat, level, seed) }),
  );
  return [...new Map(moves.map(({ move }) => [nameMove(state, move), move])).values()];
}

/** The same in words. */
export const namedAt = (table: Table, level: Level): string[] =>
  decidedAt(table, level).map((move) => nameMove(table.state, move).replaceAll('"', ''));

export const sevenOf = (level: Level, seats = 7): Level[] => Array.from({ length: seats }, () => level);
