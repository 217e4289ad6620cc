import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CHARACTER_IDS, KIND_IDS, SET_IDS } from '../core/index.ts';

const ROOT = resolve(import.meta.dirname, '..');
const MOST_LINES = 300;

const sourcesUnder = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|mjs)$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => join(folder, name));

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** What a file imports, as paths from the root for its own modules and bare names for packages. */
const importsOf = (file: string): string[] =>
  [...read(file).matchAll(/(?:\bfrom |^import |\bimport\()['"]([^'"]+)['"]\)?(?=[;,. )])/gm)].map(([, name = '']) =>
    name.startsWith('.') ? relative(ROOT, resolve(ROOT, dirname(file), name)) : name,
  );

const breaches = (folder: string, isBreach: (imported: string, file: string) => boolean): string[] =>
  sourcesUnder(folder).flatMap((file) =>
    importsOf(file)
      .filter((imported) => isBreach(imported, file))
      .map((imported) => `${file} imports ${imported}`),
  );

const isOwn = (imported: string): boolean => /^(core|electron|renderer|assets|test)\//.test(imported);

describe('imports go one way', () => {
  test('the core imports nothing but the core; its protocol may use the schema library', () => {
    expect(importsOf('core/index.ts').length).toBeGreaterThan(20);
    const isBreach = (imported: string, file: string) =>
      !imported.startsWith('core/') && !(imported === 'zod' && file.startsWith('core/protocol/'));
    expect(breaches('core', isBreach)).toEqual([]);
  });

  test('the model imports only itself, and what a set says about its cards only the model', () => {
    expect(breaches('core/model', (imported) => !imported.startsWith('core/model/'))).toEqual([]);
    const data = ['cards.ts', 'characters.ts'];
    const isBreach = (imported: string, file: string) =>
      data.some((name) => file.endsWith(name)) && !imported.startsWith('core/model/');
    expect(breaches('core/expansions', isBreach)).toEqual([]);
  });

  test('rules know neither views, bots, scenarios nor the protocol', () => {
    const isBreach = (imported: string) => /^core\/(view|bots|scenario|protocol)\//.test(imported);
    expect(breaches('core/rules', isBreach)).toEqual([]);
    expect(breaches('core/expansions', isBreach)).toEqual([]);
  });

  test('nothing in the core imports in a circle', () => {
    expect(circles(sourcesUnder('core'))).toEqual([]);
  });

  test('the renderer does not import electron, nor electron the renderer', () => {
    expect(breaches('renderer', (imported) => isOwn(imported) && /^(electron|test)\//.test(imported))).toEqual([]);
    expect(breaches('electron', (imported) => isOwn(imported) && /^(renderer|test)\//.test(imported))).toEqual([]);
  });
});

/** Printed symbols, questions and phases that bear the name of a card. */
const WORDS_OF_THE_RULES = ['bang', 'missed', 'duel'];

test('shared rules name no card and no character', () => {
  const names = [...KIND_IDS, ...CHARACTER_IDS].filter((name) => !WORDS_OF_THE_RULES.includes(name));
  const named = ['core/model', 'core/rules', 'core/view']
    .flatMap(sourcesUnder)
    .flatMap((file) => names.filter((name) => read(file).includes(`'${name}'`)).map((name) => `${file}: ${name}`));
  expect(named).toEqual([]);
});

test('the core has no clock, no chance of its own, no console and no mutable module', () => {
  const forbidden = /\bMath\.random\b|\bDate\b|\bperformance\.|\bconsole\.|^let /m;
  const found = ['core/model', 'core/rules', 'core/view', 'core/expansions', 'core/scenario', 'core/bots']
    .flatMap(sourcesUnder)
    .filter((file) => forbidden.test(read(file).replace(/\/\*\*[\s\S]*?\*\/|\/\/.*$/gm, '')));
  expect(found).toEqual([]);
});

test.each(['core', 'renderer', 'electron'])(`no source in %s is longer than ${MOST_LINES} lines`, (folder) => {
  const long = sourcesUnder(folder).filter((file) => read(file).split('\n').length > MOST_LINES);
  expect(long).toEqual([]);
});

describe.for(SET_IDS)('the set %s', (set) => {
  test('has its cards, characters and rules in one folder', () => {
    for (const file of ['cards.ts', 'characters.ts', 'set.ts', 'rules.ts']) {
      expect(existsSync(join(ROOT, 'core', 'expansions', set, file))).toBe(true);
    }
  });

  test('has names and rule texts in every language', () => {
    for (const language of ['en', 'cs', 'hu']) {
      expect(existsSync(join(ROOT, 'assets', 'expansions', set, `${language}.json`))).toBe(true);
    }
  });
});

test('every folder of a set is in the catalogue', () => {
  const folders = readdirSync(join(ROOT, 'core', 'expansions'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.toSorted()).toEqual([...SET_IDS].sort());
});

function circles(files: readonly string[]): string[] {
  const state = new Map<string, 'open' | 'done'>();
  const found: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    if (state.get(file) === 'done') return;
    if (state.get(file) === 'open') {
      found.push([...path.slice(path.indexOf(file)), file].join(' → '));
      return;
    }
    state.set(file, 'open');
    for (const imported of valueImportsOf(file)) if (files.includes(imported)) visit(imported, [...path, file]);
    state.set(file, 'done');
  };
  for (const file of files) visit(file, []);
  return found;
}

/** Types are gone when the program runs, so they may go round. */
const valueImportsOf = (file: string): string[] =>
  [...read(file).matchAll(/^(?:import|export) (?!type )(?:[^;]*?)from ['"](\.[^'"]+)['"]/gm)].map(([, name = '']) =>
    relative(ROOT, resolve(ROOT, dirname(file), name)),
  );
