import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kindsIn } from '../../core/index.ts';
import { LANGUAGES, type Language } from '../../renderer/i18n/languages.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const TEXTS = join(ROOT, 'assets', 'texts');
/** Boxes that are described and drawn; one may be playable before that, and the screens offer it only then. */
export const SETS = readdirSync(join(ROOT, 'assets', 'expansions'));
export const SHOWN_KINDS = SETS.flatMap(kindsIn);

/** `menu:play.title` → the text, for every file of a language. */
export type Texts = ReadonlyMap<string, string>;

export const textsIn = (language: Language): Texts =>
  new Map(
    readdirSync(join(TEXTS, language)).flatMap((file) =>
      flat(readJson(join(TEXTS, language, file)), `${file.replace('.json', '')}:`),
    ),
  );

export const ALL_TEXTS = new Map(LANGUAGES.map((language) => [language, textsIn(language)]));

export const readSet = (set: string, language: Language): unknown =>
  readJson(join(ROOT, 'assets', 'expansions', set, `${language}.json`));

const readFixture = (name: string): unknown => readJson(join(ROOT, 'test', 'fixtures', name));

interface PublishedCard {
  readonly id: string;
  readonly names: { readonly en: string; readonly cs: readonly string[]; readonly hu: string };
  readonly copies: Readonly<Record<string, readonly string[]>>;
}
interface Published {
  readonly cards: readonly PublishedCard[];
  readonly characters: readonly { readonly id: string; readonly name: string; readonly set: string }[];
  readonly train: {
    readonly wagons: readonly { readonly id: string; readonly names: Readonly<Record<Language, string>> }[];
    readonly locomotives: readonly string[];
    readonly stations: readonly { readonly id: string; readonly name: string; readonly price: string }[];
  };
}
export const PUBLISHED = readFixture('cards.json') as Published;

const OLDEST_FIRST = ['base', 'dodge-city', 'great-train-robbery'];
/** The kinds of card that a box was the first to bring, and its characters: what its folder has to hold. */
export const cardsNewIn = (set: string): string[] =>
  PUBLISHED.cards.filter(({ copies }) => OLDEST_FIRST.find((one) => one in copies) === set).map(({ id }) => id);
export const charactersIn = (set: string): string[] =>
  PUBLISHED.characters.filter((one) => one.set === set).map(({ id }) => id);

/** The wagons, stations and sides of the locomotive of a box: only that of the train has any. */
export const WAGONS: readonly string[] = PUBLISHED.train.wagons.map(({ id }) => id);
export const STATIONS: readonly string[] = PUBLISHED.train.stations.map(({ id }) => id);
export const LOCOMOTIVES: readonly string[] = PUBLISHED.train.locomotives;
export const hasTrain = (set: string): boolean => set === 'great-train-robbery';

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function flat(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) throw new Error(`expected texts at ${path}, got ${String(value)}`);
  return Object.entries(value).flatMap(([key, inside]) =>
    flat(inside, path.endsWith(':') ? path + key : `${path}.${key}`),
  );
}

/** `players_few` is a form of `players`. */
export const PLURAL = /_(zero|one|two|few|many|other)$/;
export const withoutForm = (key: string): string => key.replace(PLURAL, '');

export interface Source {
  readonly path: string;
  readonly text: string;
}

/** Every source file that may show a text. */
export function sources(): Source[] {
  return ['renderer', 'electron'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => ({ path: join(folder, path), text: readFileSync(join(ROOT, folder, path), 'utf8') })),
  );
}

export const readRoot = (...path: string[]): string => readFileSync(join(ROOT, ...path), 'utf8');
export const fromRoot = (...path: string[]): string => join(ROOT, ...path);
