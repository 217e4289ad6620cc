import { BENCH_USAGE, benchOptions } from './bench-options.ts';
import { readWishes } from './quick-start.ts';
import { simulateOptions, USAGE } from './simulate-options.ts';

type Words = readonly string[];

/**
 * Looks at a command's options before anything is built for it: `check-options.ts NAME [OPTION…]`. Exits 2 with what was
 * expected and what came, 3 where the usage was all that was wanted.
 */
const CHECKS: Readonly<Record<string, (words: Words) => string | null>> = {
  start: (words) => {
    readWishes(words);
    return null;
  },
  simulate: (words) => (simulateOptions(words).help ? USAGE : null),
  bench: (words) => (benchOptions(words).help ? BENCH_USAGE : null),
};

const [name = '', ...words] = process.argv.slice(2);
try {
  const usage = CHECKS[name]?.(words) ?? null;
  if (usage !== null) {
    console.log(usage);
    process.exitCode = 3;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
