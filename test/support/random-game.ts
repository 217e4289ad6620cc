import {
  askedSeats,
  type Edition,
  type GameEvent,
  legal,
  type Move,
  newGame,
  type Offer,
  type Options,
  play,
  type Seat,
  type State,
  seatCountsWith,
} from '../../core/index.ts';

/** A number from 0 up to, but not, the bound. */
export type Dice = (bound: number) => number;

/** mulberry32: tests have a generator of their own, never the table's. */
export function dice(seed: number): Dice {
  let word = seed | 0;
  return (bound) => {
    word = (word + 0x6d2b79f5) | 0;
    const mixed = Math.imul(word ^ (word >>> 15), 1 | word);
    const again = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed));
    return Math.floor((((again ^ (again >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
}

/** Everything that a random game follows from. */
export interface GameSeed {
  readonly seed: number;
  readonly seats: number;
  readonly edition: Edition;
  readonly options: Partial<Options>;
  readonly expansions?: readonly string[];
}

const EDITIONS = ['third', 'fourth', 'hungarian'] as const;

/** House rules that lead to questions and orders that no preset has. */
const HOUSES: readonly Partial<Options>[] = [
  {},
  {},
  { phaseThree: 'at-least', suzyDraw: 'at-once', eliminatedOrder: 'choose' },
  { winCheck: 'immediate', reshuffle: 'when-needed', sameWeapon: 'allowed', characterChoice: 2 },
  { simplified: true, ownDuelDeath: 'opponent', saloonWithTwo: 'forbidden', kitCarlsonLife: 3, allDead: 'nobody' },
  { mollyScope: 'any-card', apacheDuelCard: 'affected', vultureSplit: 'nearest', beerWithTwo: 'no-effect' },
  { eliminatedOrder: 'choose', distanceOneSelf: 'allowed', ownCards: 'allowed', startFlipOrder: 'laid-order' },
  { stationCount: 'living', freeWagon: 'at-station', wagonBang: 'effect', trainOnExtraTurn: 'no' },
  { deathwoodWagons: 'yes', evanTiming: 'any', customStation: { name: 'Dry Gulch', price: { cards: 1 } } },
];

const SETS: readonly (readonly string[])[] = [
  [],
  ['dodge-city'],
  ['great-train-robbery'],
  ['dodge-city', 'great-train-robbery'],
];

/** The game of this number: all sets, table sizes, presets and house rules take their turns. */
export function gameOf(number: number): GameSeed {
  const expansions = SETS[number % SETS.length] ?? [];
  const counts = seatCountsWith(expansions);
  const round = Math.floor(number / SETS.length);
  const table = Math.floor(round / counts.length);
  return {
    seed: number,
    expansions,
    seats: counts[round % counts.length] ?? 4,
    edition: EDITIONS[table % EDITIONS.length] ?? 'fourth',
    options: HOUSES[(table + Math.floor(table / HOUSES.length)) % HOUSES.length] ?? {},
  };
}

/** One move of a game: the table before it, and what came of it. */
export interface Turned {
  readonly before: State;
  /** Null for the deal. */
  readonly move: Move | null;
  readonly events: readonly GameEvent[];
  readonly after: State;
}

/** A table that goes on for longer than this does not end. */
const MOST_MOVES = 5000;

/** A whole game of seats that make any legal move; now and then one uses an ability although another is asked. */
export function* randomGame({ seed, seats, edition, options, expansions = [] }: GameSeed): Generator<Turned> {
  const roll = dice(seed);
  const { initial, events, state } = newGame({ seats, edition, options, expansions, seed, ...pastGame(seed, seats) });
  yield { before: initial, move: null, events, after: state };
  let before = state;
  for (let moves = 0; !before.winners; moves += 1) {
    if (moves > MOST_MOVES) throw new Error(`expected an end within ${MOST_MOVES} moves of game ${seed}`);
    const move = randomMove(legal(before, seatToMove(before, roll)), roll);
    const played = play(before, move);
    yield { before, move, events: played.events, after: played.state };
    before = played.state;
  }
}

/** Some games follow another one: characters may be kept, the badge has passed on. */
function pastGame(seed: number, seats: number): object {
  if (seed % 7 !== 0) return {};
  const kept = Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? null : (KEPT[seat] ?? null)));
  return {
    options: { keepCharacters: true, sheriffPasses: true, characterChoice: 2 },
    kept,
    sheriffSeat: seed % seats,
  };
}
const KEPT = ['jesse-jones', 'sid-ketchum', 'kit-carlson', 'suzy-lafayette', 'el-gringo', 'vulture-sam', 'lucky-duke'];

function seatToMove(state: State, roll: Dice): Seat {
  const asked = askedSeats(state);
  const [first] = asked;
  if (first === undefined) throw new Error('expected somebody to be asked while the game goes on');
  const guest = roll(state.dead.length);
  return roll(4) === 0 && legal(state, guest).length > 0 ? guest : (asked[roll(asked.length)] ?? first);
}

/** Any offer, its slot filled with any cards that fit. */
function randomMove(offers: readonly Offer[], roll: Dice): Move {
  const offer = offers[roll(offers.length)];
  if (!offer) throw new Error('expected an offer, got none');
  return filled(offer, roll);
}

export function filled({ move, slot, victims }: Offer, roll: Dice): Move {
  const targets = victims?.map(({ seat, from }) => ({ seat, on: from[roll(from.length)] ?? 'hand' }));
  const named = targets ? ({ ...move, targets } as Move) : move;
  if (!slot) return named;
  const from = slot.from.slice();
  const count = slot.min + roll(slot.max - slot.min + 1);
  const cards = Array.from({ length: count }, () => from.splice(roll(from.length), 1)[0] ?? -1);
  // The slot's key is one of the move's own, so the move keeps its variant.
  return { ...named, [slot.key]: cards } as Move;
}
