import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder and those above it where they are missing. Node's own way tries for ever where the system makes none but
 * says that something is missing (`/proc`, a mount that is not there).
 * @throws with the folder that could not be had and why
 */
export function makeFolder(folder: string): void {
  const path = resolve(folder);
  if (isFolder(path)) return;
  const above = dirname(path);
  if (above !== path) makeFolder(above);
  try {
    mkdirSync(path);
  } catch (error) {
    // Another program may have made it meanwhile.
    if (isFolder(path)) return;
    const why = error instanceof Error && 'code' in error ? error.code : error;
    throw new Error(`expected a folder that can be written at ${path}, got ${why}`, { cause: error });
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
