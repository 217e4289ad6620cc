import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/** The project's own copy of the scenarios, and where a newer one lies if the project stands beside it. */
export const CORPUS = resolve('test', 'scenarios');
export const SHARED_CORPUS = resolve('..', 'shared', 'scenarios');
const DISPUTED = 'disputed.json';

/** Scenarios that are run but not counted, with the reason why. */
export function disputed(): Readonly<Record<string, string>> {
  const file = join(CORPUS, DISPUTED);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** The file itself, or every scenario in the folder and those inside it, in the order of their names. */
export function scenariosUnder(path: string): string[] {
  if (!existsSync(path) || !statSync(path).isDirectory()) return [path];
  return namesUnder(path)
    .filter((name) => name.endsWith('.json') && basename(name) !== DISPUTED)
    .map((name) => join(path, name));
}

/** What is told of scenarios whose sets are not in the game yet: they are counted apart, since they cannot fail. */
export const skippedLine = (sets: readonly string[], count: number): string =>
  `${count} skipped (set not in the game yet: ${[...new Set(sets)].sort().join(', ')})`;

/** Scenarios and their documents that the shared corpus has and the project lacks or has otherwise. */
export function differences(there = SHARED_CORPUS, here = CORPUS): string[] {
  if (!existsSync(there)) return [];
  return namesUnder(there).filter((name) => {
    if (!name.endsWith('.json') && !name.endsWith('.md')) return false;
    const own = join(here, name);
    return !existsSync(own) || readFileSync(own, 'utf8') !== readFileSync(join(there, name), 'utf8');
  });
}

/** Files of the folder and those inside it, by their names there. Links to folders are not followed: they may lead in a circle. */
const namesUnder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory() ? namesUnder(join(folder, entry.name)).map((name) => join(entry.name, name)) : [entry.name],
    )
    .sort();
