import type { Seat } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { DECK, DISCARD, handOf, rowOf, TRAIN, WAGON_DECK, type Zone } from '../model/zone.ts';
import { distance, rangeOf } from '../rules/distance.ts';
import { askedSeats } from '../rules/legality.ts';
import { cardsIn, handOfSeat, livingFrom } from '../rules/table.ts';
import { isNamed } from './naming.ts';
import type { Expectations } from './scenario.ts';

type Check = (state: State, value: unknown) => string | null;

/** The first expectation that does not hold, in words; null if all hold. */
export function unmet(state: State, expected: Expectations): string | null {
  for (const [key, value] of Object.entries(expected)) {
    const check = CHECKS[key];
    const message = check ? check(state, value) : `${key} is no expectation`;
    if (message) return message;
  }
  return null;
}

const CHECKS: Readonly<Record<string, Check>> = {
  life: (state, value) => bySeat(value, 'life', (seat) => state.life[seat]),
  handCount: (state, value) => bySeat(value, 'handCount', (seat) => handOfSeat(state, seat).length),
  roleShown: (state, value) => bySeat(value, 'role', (seat) => (state.shown[seat] ? state.roles[seat] : 'unknown')),
  hand: (state, value) => holds(state, value, 'hand', handOf),
  inPlay: (state, value) => holds(state, value, 'inPlay', rowOf),
  alive: (state, value) => equal('alive', sorted(value), livingFrom(state, 0)),
  dead: (state, value) => equal('dead', sorted(value), deadIn(state)),
  turn: (state, value) => equal('turn', value, state.turn),
  awaiting: (state, value) => equal('awaiting', Array.isArray(value) ? sorted(value) : [value], askedSeats(state)),
  winners: (state, value) => equal('winners', sorted(value), state.winners),
  discardTop: (state, value) => onTop(state, value, DISCARD, 'discardTop'),
  drawTop: (state, value) => onTop(state, value, DECK, 'drawTop'),
  distance: (state, value) => pairs(value, ([from = 0, to = 0]) => distance(state, from, to)),
  reach: (state, value) => bySeat(value, 'reach', (seat) => reachOf(state, seat)),
  train: (state, value) => trainHas(state, value as Expectations),
};

const deadIn = (state: State): Seat[] => state.dead.flatMap((dead, seat) => (dead ? [seat] : []));

function reachOf(state: State, seat: Seat): Seat[] {
  return livingFrom(state, 0).filter((other) => other !== seat && distance(state, seat, other) <= rangeOf(state, seat));
}

/** Decks are told from the top, as far as the file names them. */
function trainHas(state: State, expected: Expectations): string | null {
  const { train } = state;
  if (!train) return 'there is no train';
  const kinds = (zone: Zone) => cardsIn(state, zone).map((card) => state.printed[card]?.kind);
  const actual: Readonly<Record<string, unknown>> = {
    locomotive: train.locomotive,
    at: train.at,
    stations: train.stations,
    wagons: kinds(TRAIN),
    wagonDeck: kinds(WAGON_DECK).reverse(),
    stationDeck: train.stationDeck.toReversed(),
  };
  for (const [key, value] of Object.entries(expected)) {
    const there = actual[key];
    const named =
      Array.isArray(value) && key.endsWith('Deck') && Array.isArray(there) ? there.slice(0, value.length) : there;
    const message = equal(`train ${key}`, value, named);
    if (message) return message;
  }
  return null;
}

function bySeat(value: unknown, what: string, actual: (seat: Seat) => unknown): string | null {
  for (const [seat, expected] of Object.entries(value as Expectations)) {
    const message = equal(`seat ${seat} ${what}`, expected, actual(Number(seat)));
    if (message) return message;
  }
  return null;
}

function pairs(value: unknown, actual: (seats: Seat[]) => number): string | null {
  for (const [pair, expected] of Object.entries(value as Expectations)) {
    const message = equal(`distance ${pair}`, expected, actual(pair.split('->').map(Number)));
    if (message) return message;
  }
  return null;
}

/** Exactly these cards, in any order; names with a suit find their copy first. */
function holds(state: State, value: unknown, what: string, zoneOf: (seat: Seat) => Zone): string | null {
  for (const [seat, names] of Object.entries(value as Readonly<Record<string, readonly string[]>>)) {
    const left = cardsIn(state, zoneOf(Number(seat))).slice();
    const held = left.map((card) => state.printed[card]?.kind);
    const message = `seat ${seat} ${what} is ${held.join(' ') || 'empty'}, expected ${names.join(' ') || 'empty'}`;
    for (const name of names.toSorted((a, b) => Number(b.includes(':')) - Number(a.includes(':')))) {
      const at = left.findIndex((card) => isNamed(state, card, name));
      if (at < 0) return message;
      left.splice(at, 1);
    }
    if (left.length > 0) return message;
  }
  return null;
}

function onTop(state: State, value: unknown, zone: Zone, what: string): string | null {
  const names: readonly unknown[] = Array.isArray(value) ? value : [value];
  const pile = cardsIn(state, zone).toReversed();
  if (value === null) return equal(what, 0, pile.length);
  if (names.every((name, at) => isNamed(state, pile[at] ?? -1, name))) return null;
  const there = pile.slice(0, names.length).map((card) => state.printed[card]?.kind);
  return `${what} is ${there.join(' ') || 'empty'}, expected ${names.join(' ')}`;
}

const sorted = (value: unknown): unknown => (Array.isArray(value) ? value.toSorted() : value);

function equal(what: string, expected: unknown, actual: unknown): string | null {
  const [wanted, got] = [JSON.stringify(expected), JSON.stringify(actual)];
  return wanted === got ? null : `${what} is ${got}, expected ${wanted}`;
}
