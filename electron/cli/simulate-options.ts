import { parseArgs } from 'node:util';
import { EDITIONS, type Edition, LEVELS, type Level, SET_IDS, seatCountsWith } from '../../core/index.ts';

export const USAGE = `npm run --silent simulate -- --games N --players P [options]

  --games N        how many games (1 to 10 000 000)
  --players P      4 to 7; 3 to 8 with Dodge City
  --edition E      ${Object.keys(EDITIONS).join(', ')} (fourth)
  --expansions A   sets beside the base game, with commas
  --seed S         of the first game; the next games count on from it (1)
  --bots L         ${LEVELS.join(', ')} (greenhorn)
  --against L      pairs: one seat plays like --bots, the others like this; then the same deal with all like this
  --messages       write every seat's redacted events as JSON text, as a host does
  --json           one object on one line
  --help           this text`;

export interface SimulateOptions {
  readonly games: number;
  readonly players: number;
  readonly edition: Edition;
  readonly expansions: readonly string[];
  readonly seed: number;
  readonly bots: Level;
  readonly against: Level | null;
  readonly messages: boolean;
  readonly json: boolean;
  readonly help: boolean;
}

const FLAGS = {
  games: { type: 'string' },
  players: { type: 'string' },
  edition: { type: 'string', default: 'fourth' },
  expansions: { type: 'string', default: '' },
  seed: { type: 'string', default: '1' },
  bots: { type: 'string', default: 'greenhorn' },
  against: { type: 'string' },
  messages: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** Reads the command line; throws with a sentence for the user and the usage on anything that makes no sense. */
export function simulateOptions(words: readonly string[]): SimulateOptions {
  try {
    return optionsIn(words);
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`, { cause: error });
  }
}

function optionsIn(words: readonly string[]): SimulateOptions {
  const { values } = parseArgs({ args: [...words], options: FLAGS, strict: true, allowPositionals: false });
  const { messages, json, help } = values;
  const expansions = values.expansions
    .split(',')
    .flatMap((id) => (id === '' ? [] : [oneOf('--expansions', id, SET_IDS)]));
  const counts = seatCountsWith(expansions);
  return {
    games: help ? 0 : whole('--games', values.games, 1, 10_000_000),
    players: help ? 4 : whole('--players', values.players, Math.min(...counts), Math.max(...counts)),
    edition: oneOf('--edition', values.edition, Object.keys(EDITIONS) as Edition[]),
    expansions,
    seed: whole('--seed', values.seed, 0, 2 ** 31 - 1),
    bots: oneOf('--bots', values.bots, LEVELS),
    against: values.against === undefined ? null : oneOf('--against', values.against, LEVELS),
    messages,
    json,
    help,
  };
}

export function whole(flag: string, word: string | undefined, least: number, most: number): number {
  const value = Number(word);
  if (word === undefined || word === '' || !Number.isInteger(value) || value < least || value > most) {
    throw new Error(`${flag}: expected a whole number from ${least} to ${most}, got ${word ?? 'nothing'}`);
  }
  return value;
}

function oneOf<T extends string>(flag: string, word: string, words: readonly T[]): T {
  const found = words.find((each) => each === word);
  if (found === undefined) throw new Error(`${flag}: expected one of ${words.join(', ')}, got ${word}`);
  return found;
}
