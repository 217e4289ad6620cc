import { parseArgs } from 'node:util';
import { EDITIONS, type Edition } from '../../core/model/options.ts';
import type { QuickStart } from '../../core/protocol/messages.ts';

/** What the command line may ask of the program; the same words with and without Electron. */
export interface Wishes {
  readonly start: QuickStart | null;
  readonly port: number;
  readonly open: boolean;
  readonly browser: boolean;
  /** Where saves and the log file go; null for the usual place. */
  readonly data: string | null;
  /** Electron was wanted and is not to be had. */
  readonly withoutElectron: boolean;
}

export const DEFAULT_PORT = 4717;
const SEED_BOUND = 2 ** 32;

/** Reads the arguments behind the program's own. @throws with what was expected and what came */
export function readWishes(args: readonly string[]): Wishes {
  const { values } = parseArgs({
    args: [...args],
    strict: false,
    options: {
      port: { type: 'string' },
      seed: { type: 'string' },
      players: { type: 'string' },
      edition: { type: 'string' },
      data: { type: 'string' },
      'no-open': { type: 'boolean' },
      browser: { type: 'boolean' },
      'without-electron': { type: 'boolean' },
    },
  });
  const players = whole('players', values.players, 4, 7);
  const seed = whole('seed', values.seed, 0, SEED_BOUND - 1);
  const edition = editionOf(values.edition);
  return {
    start: players === null && seed === null && edition === null ? null : { players, seed, edition },
    port: whole('port', values.port, 0, 65_535) ?? DEFAULT_PORT,
    open: values['no-open'] !== true,
    browser: values.browser === true,
    data: folderOf(values.data),
    withoutElectron: values['without-electron'] === true,
  };
}

type Given = string | boolean | undefined;

function whole(name: string, given: Given, least: number, most: number): number | null {
  if (given === undefined) return null;
  const value = typeof given === 'string' && given !== '' ? Number(given) : Number.NaN;
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new Error(`--${name}: expected a whole number from ${least} to ${most}, got ${String(given)}`);
}

function editionOf(given: Given): Edition | null {
  if (given === undefined) return null;
  const found = (Object.keys(EDITIONS) as Edition[]).find((edition) => edition === given);
  if (found) return found;
  throw new Error(`--edition: expected ${Object.keys(EDITIONS).join(', ')}, got ${String(given)}`);
}

function folderOf(given: Given): string | null {
  if (given === undefined) return null;
  if (typeof given === 'string' && given !== '') return given;
  throw new Error('--data: expected a folder, got nothing');
}
