import { parseArgs } from 'node:util';
import { whole } from './simulate-options.ts';

export const BENCH_USAGE = `npm run bench -- [options]

  --games N   games for each figure (400)
  --json      one object on one line
  --help      this text`;

export interface BenchOptions {
  readonly games: number;
  readonly json: boolean;
  readonly help: boolean;
}

/** Reads the command line; throws with a sentence for the user and the usage on anything that makes no sense. */
export function benchOptions(words: readonly string[]): BenchOptions {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        games: { type: 'string', default: '400' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    return { ...values, games: whole('--games', values.games, 10, 1_000_000) };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${BENCH_USAGE}`, { cause: error });
  }
}
