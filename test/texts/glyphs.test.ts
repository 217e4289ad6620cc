import { type Font, openSync } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../renderer/i18n/languages.ts';
import { ALL_TEXTS, fromRoot, readRoot, readSet, SETS } from './reading.ts';

/** One @font-face: a letter is drawn from it only within its range. */
interface Face {
  readonly family: string;
  readonly weight: string;
  readonly font: Font;
  readonly ranges: readonly (readonly [number, number])[];
}

const faces: Face[] = readRoot('renderer', 'design', 'fonts.css')
  .split('@font-face')
  .slice(1)
  .map((block) => {
    const value = (name: string) => new RegExp(`${name}:\\s*([^;]+);`).exec(block)?.[1] ?? '';
    const file = /url\("([^"]+)"\)/.exec(block)?.[1] ?? '';
    return {
      family: value('font-family').replaceAll('"', ''),
      weight: value('font-weight') || '400',
      font: openSync(fromRoot('node_modules', file)) as Font,
      ranges: value('unicode-range')
        .split(',')
        .map((range) => {
          const [from = '', to] = range.trim().slice(2).split('-');
          return [Number.parseInt(from, 16), Number.parseInt(to ?? from, 16)] as const;
        }),
    };
  });

const has = (family: string, weight: string, code: number): boolean =>
  faces.some(
    (face) =>
      face.family === family &&
      face.weight === weight &&
      face.ranges.some(([from, to]) => code >= from && code <= to) &&
      face.font.hasGlyphForCodePoint(code),
  );

/** Which letters of a text the face lacks. */
const missing = (text: string, family: string, weight: string): string[] =>
  [...new Set(text)].filter((letter) => letter !== '\n' && !has(family, weight, letter.codePointAt(0) ?? 0));

const strings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(strings)
      : [];

/** What stands in the display face: titles of screens and sheets, results, names of tables. */
const DISPLAYED = /(^|[.:])title$|^end:(won|poster)\.|^end:loading$|^newGame:tableName|^rules:how\.roles$/;

/** By kind of thing, then by id. */
type NamedThings = Readonly<Record<string, Readonly<Record<string, { name: unknown }>>>>;

describe.each(LANGUAGES.map((language) => ({ language })))('letters of $language', ({ language }) => {
  const texts = [...(ALL_TEXTS.get(language) ?? [])];
  const sets = SETS.map((set) => readSet(set, language) as NamedThings);
  const rules = sets.flatMap(strings);

  test.each([
    ['Bitter', '100 900'],
    ['Zilla Slab', '600'],
    ['Zilla Slab', '700'],
  ])('%s %s has every letter of the texts and the rules', (family, weight) => {
    const lacking = [...texts.map(([, text]) => text), ...rules].flatMap((text) =>
      missing(text, family, weight).map((letter) => `${letter} in "${text}"`),
    );
    expect(lacking).toEqual([]);
  });

  test('Sancreek has every letter of titles, and of the names on cards', () => {
    const titles = texts.filter(([key]) => DISPLAYED.test(key)).map(([, text]) => text);
    const names = sets.flatMap((set) =>
      Object.values(set).flatMap((entries) => Object.values(entries).flatMap(({ name }) => strings(name))),
    );
    const lacking = [...titles, ...names].flatMap((text) =>
      missing(text, 'Sancreek', '400').map((letter) => `${letter} in "${text}"`),
    );
    expect(lacking).toEqual([]);
  });
});

test('Sancreek is never asked for a figure', () => {
  const titles = [...(ALL_TEXTS.get('en') ?? [])].filter(([key]) => DISPLAYED.test(key));
  expect(titles.filter(([, text]) => /\d/.test(text))).toEqual([]);
});
