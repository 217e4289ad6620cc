import { charactersOf, deckOf, printedFor, SET_IDS, seatCountsWith, stationsFor } from '../expansions/catalogue.ts';
import type { Card, Printed } from '../model/card.ts';
import { DEFAULT_EDITION, type Edition, type Options } from '../model/options.ts';
import { parseOptions } from '../model/parse-options.ts';
import { HOST, NOBODY, type Role, type Seat } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { DECK, WAGON_DECK, ZONE_COUNT } from '../model/zone.ts';
import { startingLife } from './casting.ts';
import { begin, type Played } from './play.ts';
import { seeded } from './random.ts';
import { hasSheriff, isAlive } from './table.ts';

/** A typed seed is for practice, tests and bug reports; a host that plays for real gives 128 random bits. */
type Luck = { readonly seed: number } | { readonly generator: readonly number[] };

export type NewGame = Luck & {
  readonly seats: number;
  readonly edition?: Edition;
  readonly expansions?: readonly string[];
  /** What differs from the edition's preset. */
  readonly options?: Partial<Options>;
  /** From the game before (`carriedOver`); each counts only where its option is on. */
  readonly kept?: readonly (string | null)[];
  readonly sheriffSeat?: Seat;
};

export interface Begun extends Played {
  /** The table before anything was dealt; `events` lead from it to `state`. */
  readonly initial: State;
}

/** A new table, dealt (B1). Throws on a number of seats, a set, an option or a kept character that there is not. */
export function newGame(game: NewGame): Begun {
  const { seats, edition = DEFAULT_EDITION, expansions = [], kept = [], sheriffSeat = NOBODY } = game;
  const strange = expansions.find((id) => !SET_IDS.includes(id));
  if (strange !== undefined) throw new Error(`expected a set of ${SET_IDS.join(', ')}, got ${strange}`);
  const counts = seatCountsWith(expansions);
  if (!counts.includes(seats)) throw new Error(`expected ${counts.join(', ')} seats, got ${seats}`);
  const { options, fault } = parseOptions(edition, game.options);
  if (!options) throw new Error(fault);
  const pool = charactersOf(expansions);
  const keeping = Array.from({ length: seats }, (_, seat) => (options.keepCharacters ? (kept[seat] ?? null) : null));
  checkKept(keeping, pool);
  const deck = deckOf(expansions, options);
  const printed = printedFor(expansions, options);
  const stations = stationsFor(expansions, options);
  const bare = bareTable(seats, printed, options);
  const initial: State = {
    ...bare,
    zones: bare.zones
      .with(
        DECK,
        deck.map((_, card): Card => card),
      )
      .with(
        WAGON_DECK,
        printed.slice(deck.length).map((_, place): Card => deck.length + place),
      ),
    train: stations && { locomotive: '', at: -1, stations: [], stationDeck: stations },
    generator: 'seed' in game ? seeded(game.seed) : wordsIn(game.generator),
    stack: [
      {
        f: 'setup',
        pool,
        sheriff: options.sheriffPasses && sheriffSeat < seats ? sheriffSeat : NOBODY,
        kept: keeping,
      },
    ],
  };
  return { initial, ...begin(initial) };
}

function checkKept(keeping: readonly (string | null)[], pool: readonly string[]): void {
  const strange = keeping.find((one, seat) => one !== null && !(pool.includes(one) && keeping.indexOf(one) === seat));
  if (strange !== undefined) throw new Error(`expected to keep characters of the sets, each once, got "${strange}"`);
}

function wordsIn(generator: readonly number[]): readonly number[] {
  const isWhole = generator.length === 4 && generator.every(Number.isInteger) && generator.some((word) => word !== 0);
  if (!isWhole) throw new Error(`expected four words that are not all zero, got ${generator.join(' ')}`);
  return generator.map((word) => word | 0);
}

/** B13.3 and B13.4: what a finished game leaves to the next one at the same table. */
export function carriedOver(state: State): { kept: readonly (string | null)[]; sheriffSeat: Seat } {
  const sheriff = state.roles.indexOf('sheriff');
  return {
    kept: state.characters.map((character, seat) => (isAlive(state, seat) ? character : null)),
    sheriffSeat: sheriff < 0 ? NOBODY : (sheriff + 1) % state.roles.length,
  };
}

/** Seats without anything, and no card anywhere. */
function bareTable(seats: number, printed: readonly Printed[], options: Options): State {
  const each = <T>(value: T): T[] => Array.from({ length: seats }, () => value);
  return {
    viewer: HOST,
    options,
    printed,
    characters: each(''),
    abilities: each(''),
    offered: each([]),
    maxLife: each(0),
    roles: each('unknown'),
    shown: each(false),
    dead: each(false),
    credited: each(NOBODY),
    life: each(0),
    zones: Array.from({ length: ZONE_COUNT }, () => []),
    turn: 0,
    turns: 0,
    fresh: [],
    stack: [],
    pending: [],
    question: 0,
    winners: null,
    generator: seeded(0),
    train: null,
    ghosts: each(false),
    fallen: each(false),
  };
}

export interface Company {
  readonly roles: readonly Role[];
  readonly characters: readonly string[];
  readonly printed: readonly Printed[];
  readonly options: Options;
}

/** Seats with their roles, characters and full life in their first turn, and no card anywhere yet: for laid-out tables. */
export function emptyTable({ roles, characters, printed, options }: Company): State {
  const maxLife = characters.map((character, seat) => startingLife({ options, roles }, seat, character));
  return {
    ...bareTable(roles.length, printed, options),
    characters,
    abilities: characters,
    maxLife,
    life: maxLife,
    roles,
    shown: roles.map((role) => role === 'sheriff' || !hasSheriff({ roles })),
    turns: 1,
  };
}
