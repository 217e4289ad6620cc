import { resolve } from 'node:path';
import { buildStale } from './fresh-build.mjs';

/**
 * Runs a tool of the command line from one built file, built anew where it is stale: what is measured there, memory
 * above all, should be the game's and not the compiler's.
 */
const [name = ''] = process.argv.splice(2, 1);
const root = resolve(import.meta.dirname, '..', '..');

try {
  await buildStale(root, (text) => console.error(text), [name]);
  await import(resolve(root, 'dist', name, `${name}.cjs`));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
