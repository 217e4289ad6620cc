import { DODGE_CITY_TABLES } from './dodge-city-tables.ts';
import { GHOST_TABLES } from './ghost-tables.ts';
import { TRAIN_TABLES } from './train-tables.ts';

/**
 * The tables of the pictures, in the words of the scenario format: who sits where with what, and what has just been
 * played. Seat 0 is the one who looks.
 */
export interface TableShot {
  readonly rules?: {
    readonly edition?: 'third' | 'fourth' | 'hungarian';
    readonly expansions?: readonly string[];
    readonly options?: Readonly<Record<string, unknown>>;
  };
  /** Locomotive, stations and wagons, in the words of the scenario format. */
  readonly train?: Readonly<Record<string, unknown>>;
  readonly turn?: { readonly seat: number; readonly phase?: 'start' | 'draw' | 'play' | 'discard' };
  readonly names: readonly string[];
  readonly seats: readonly Record<string, unknown>[];
  readonly drawPile?: readonly string[];
  readonly discardPile?: readonly string[];
  /** Moves already made when the picture is taken, shown in full. */
  readonly before?: readonly Record<string, unknown>[];
  /** The move in whose middle the picture is taken, and how far into its motion (seconds). */
  readonly during?: { readonly move: Record<string, unknown>; readonly seconds: number };
}

const NAMES = ['Robin', 'Dusty', 'Calhoun', 'Marigold', 'Pete', 'Hattie', 'Quill'];

const FOUR: TableShot = {
  names: NAMES.slice(0, 4),
  discardPile: ['bang:AS', 'missed', 'stagecoach', 'beer:6H', 'indians'],
  seats: [
    {
      role: 'sheriff',
      character: 'rose-doolan',
      life: 4,
      hand: ['bang:QH', 'missed:10C', 'beer:10H', 'barrel:QS', 'panic:JH'],
      inPlay: ['scope'],
    },
    { role: 'outlaw', character: 'slab-the-killer', life: 3, hand: ['bang', 'beer'], inPlay: ['schofield', 'mustang'] },
    { role: 'renegade', character: 'el-gringo', life: 2, hand: ['duel', 'missed', 'jail'], inPlay: ['dynamite'] },
    { role: 'outlaw', character: 'suzy-lafayette', hand: ['gatling'], inPlay: ['barrel:KS', 'winchester'] },
  ],
};

const SEVEN: TableShot = {
  names: NAMES,
  discardPile: ['bang:AS', 'general-store', 'wells-fargo', 'bang:2C', 'missed', 'cat-balou', 'beer:6H', 'bang:5D'],
  seats: [
    {
      role: 'deputy',
      character: 'jesse-jones',
      life: 3,
      hand: ['bang:QH', 'missed:QC', 'beer:10H', 'barrel:QS', 'panic:JH'],
      inPlay: ['scope', 'barrel:KS'],
    },
    { role: 'outlaw', character: 'suzy-lafayette', hand: ['bang', 'beer', 'duel', 'missed'], inPlay: ['schofield'] },
    { role: 'outlaw', character: 'slab-the-killer', life: 3, hand: ['bang', 'saloon'] },
    { role: 'renegade', character: 'willy-the-kid', life: 2, hand: ['stagecoach'], inPlay: ['dynamite'] },
    {
      role: 'sheriff',
      character: 'el-gringo',
      life: 4,
      hand: ['bang', 'missed', 'missed', 'gatling', 'beer'],
      inPlay: ['remington', 'volcanic'].slice(1),
    },
    { role: 'outlaw', character: 'bart-cassidy', hand: ['bang', 'missed', 'indians'], inPlay: ['mustang'] },
    { role: 'deputy', character: 'vulture-sam', life: 1, hand: ['missed', 'bang'], inPlay: ['jail'] },
  ],
};

const ASKED: TableShot = {
  ...SEVEN,
  turn: { seat: 2, phase: 'play' },
  seats: SEVEN.seats.map((seat, at) =>
    at === 2 ? { ...seat, hand: ['bang:KC', 'saloon'], inPlay: ['winchester'] } : seat,
  ),
  before: [{ by: 2, play: 'bang:KC', target: 0 }],
};

export const TABLES = {
  'four-seats': FOUR,
  'seven-seats': SEVEN,
  'my-turn': SEVEN,
  target: SEVEN,
  why: SEVEN,
  preview: SEVEN,
  backdrop: { ...FOUR, seats: FOUR.seats.map((seat, at) => (at === 0 ? { ...seat, hand: [] } : seat)) },
  reply: ASKED,
  czech: ASKED,
  hungarian: SEVEN,
  'two-flips': {
    ...FOUR,
    turn: { seat: 0, phase: 'start' },
    drawPile: ['bang:5C', 'missed:QD', 'beer:8H'],
    seats: FOUR.seats.map((seat, at) =>
      at === 0 ? { ...seat, character: 'lucky-duke', life: 3, inPlay: ['dynamite'] } : { ...seat, inPlay: [] },
    ),
  },
  peek: {
    ...FOUR,
    turn: { seat: 0, phase: 'draw' },
    drawPile: ['indians', 'wells-fargo', 'remington', 'bang:9C'],
    seats: FOUR.seats.map((seat, at) => (at === 0 ? { ...seat, character: 'kit-carlson' } : seat)),
  },
  'first-card': {
    ...FOUR,
    turn: { seat: 0, phase: 'draw' },
    seats: FOUR.seats.map((seat, at) => (at === 0 ? { ...seat, character: 'jesse-jones' } : seat)),
  },
  dying: {
    ...ASKED,
    seats: ASKED.seats.map((seat, at) =>
      at === 0 ? { ...seat, life: 1, hand: ['beer:10H', 'panic:JH'], inPlay: [] } : seat,
    ),
    before: [
      { by: 2, play: 'bang:KC', target: 0 },
      { by: 0, pass: true },
    ],
  },
  'general-store': {
    ...FOUR,
    drawPile: ['missed:KC', 'beer:7H', 'remington', 'bang:9C'],
    seats: FOUR.seats.map((seat, at) =>
      at === 0 ? { ...seat, hand: ['general-store', 'bang:QH', 'missed:10C'] } : seat,
    ),
    before: [{ by: 0, play: 'general-store' }],
  },
  dynamite: {
    ...FOUR,
    turn: { seat: 1, phase: 'discard' },
    drawPile: ['bang:5C', 'missed', 'beer:8H'],
    seats: FOUR.seats.map((seat, at) =>
      at === 1 ? { ...seat, life: 1, hand: ['beer', 'bang'] } : at === 2 ? { ...seat, hand: ['duel', 'missed'] } : seat,
    ),
    during: { move: { by: 1, discard: ['beer'] }, seconds: 2.5 },
  },
  duel: {
    ...FOUR,
    turn: { seat: 2, phase: 'play' },
    before: [{ by: 2, play: 'duel', target: 0 }],
  },
  death: {
    ...FOUR,
    turn: { seat: 0, phase: 'play' },
    seats: FOUR.seats.map((seat, at) => (at === 1 ? { ...seat, life: 1, hand: ['stagecoach'] } : seat)),
    before: [
      { by: 0, play: 'bang:QH', target: 1 },
      { by: 1, pass: true },
    ],
    during: { move: { by: 1, pass: true }, seconds: 1.9 },
  },
  end: {
    ...FOUR,
    seats: FOUR.seats.map((seat, at) =>
      at === 1
        ? { ...seat, life: 1, hand: ['stagecoach'] }
        : at > 1
          ? { role: seat.role, character: seat.character, dead: true }
          : seat,
    ),
    before: [
      { by: 0, play: 'bang:QH', target: 1 },
      { by: 1, pass: true },
    ],
  },
  ...DODGE_CITY_TABLES,
  ...TRAIN_TABLES,
  ...GHOST_TABLES,
} as const satisfies Record<string, TableShot>;
