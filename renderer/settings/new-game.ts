import {
  EDITIONS,
  type Edition,
  faultOfOption,
  faultOfPrice,
  type Options,
  SET_IDS,
  seatCountsWith,
} from '../../core/index.ts';
import { BOT_LEVELS, CLOCKS, PACES, POKER_FACES, type TableSettings, UNDOS } from '../../core/protocol/messages.ts';
import { type Check, isRecord, keyByKey, line, oneOf, within } from './check.ts';

/** What is chosen on the new-game screen; it becomes the settings of a table when the cards are dealt. */
export type NewGame = Omit<TableSettings, 'name'>;
export type SeatChoice = NewGame['seats'][number];

const MOST_SEED = 2 ** 32 - 1;
const NAME = line(24);

const readSeat: Check<SeatChoice> = (read) => {
  if (!isRecord(read)) return undefined;
  const name = NAME(read.name);
  const level = oneOf(...BOT_LEVELS)(read.level);
  if (name === undefined) return undefined;
  if (read.kind === 'person') return { kind: 'person', name };
  return read.kind === 'bot' && level ? { kind: 'bot', name, level } : undefined;
};

const readSeats: Check<readonly SeatChoice[]> = (read) => {
  if (!Array.isArray(read) || !seatCountsWith(SET_IDS).includes(read.length)) return undefined;
  const seats = read.map(readSeat);
  return seats.every((seat) => seat !== undefined) ? seats : undefined;
};

/** Only boxes that the program has, each once. */
const readExpansions: Check<readonly string[]> = (read) =>
  Array.isArray(read) ? SET_IDS.slice(1).filter((id) => read.includes(id)) : undefined;

/** Only keys that the rules know, with a value that they have there. */
const readOptions: Check<Partial<Options>> = (read) => {
  if (!isRecord(read)) return undefined;
  return Object.fromEntries(Object.entries(read).filter(([key, value]) => faultOfOption(key, value) === null));
};

const readSeed: Check<number | null> = (read) =>
  read === null || (Number.isInteger(read) && within(0, MOST_SEED)(read) !== undefined)
    ? (read as number | null)
    : undefined;

/** A remembered table. Without its seats it is none; the other keys take what a first table has. */
export const readNewGame: Check<NewGame | null> = (read) => {
  if (!isRecord(read)) return undefined;
  const seats = readSeats(read.seats);
  if (!seats) return undefined;
  const checks: { readonly [K in keyof NewGame]: Check<NewGame[K]> } = {
    seats: readSeats,
    edition: oneOf(...(Object.keys(EDITIONS) as Edition[])),
    expansions: readExpansions,
    options: readOptions,
    seed: readSeed,
    clock: oneOf(...CLOCKS),
    pokerFace: oneOf(...POKER_FACES),
    pace: oneOf(...PACES),
    undo: oneOf(...UNDOS),
  };
  const table = keyByKey<NewGame>(read, checks, firstTable(seats));
  if (!seatCountsWith(table.expansions).includes(seats.length)) return undefined;
  return faultOfPrice(table.expansions, table.options) ? { ...table, options: withoutStation(table.options) } : table;
};

function withoutStation({ customStation: _, ...options }: Partial<Options>): Partial<Options> {
  return options;
}

/** The choices that a first table starts with: bots only, so no clock, and undo is free. */
export function firstTable(seats: readonly SeatChoice[]): NewGame {
  return {
    seats,
    edition: 'fourth',
    expansions: [],
    options: {},
    seed: null,
    clock: 'off',
    pokerFace: 'short',
    pace: 'normal',
    undo: 'free',
  };
}
