import { resolve } from 'node:path';
import { checkOptions } from './checked-options.mjs';
import { buildStale, staleTargets } from './fresh-build.mjs';

/**
 * Runs a tool of the command line from one built file, built anew where it is stale: what is measured there, memory
 * above all, should be the game's and not the compiler's.
 */
const [name = ''] = process.argv.splice(2, 1);
const root = resolve(import.meta.dirname, '..', '..');

try {
  // What is built already looks at them itself.
  if (staleTargets(root, [name]).length > 0) checkOptions(root, name, process.argv.slice(2));
  await buildStale(root, (text) => console.error(text), [name]);
  await import(resolve(root, 'dist', name, `${name}.cjs`));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
