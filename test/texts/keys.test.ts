import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../renderer/i18n/languages.ts';
import { ALL_TEXTS, PLURAL, sources, textsIn, withoutForm } from './reading.ts';

const ENGLISH = textsIn('en');
const KEYS = new Set([...ENGLISH.keys()].map(withoutForm));
const NAMESPACES = [...new Set([...KEYS].map((key) => key.split(':')[0]))];

/** Plural forms that whole numbers take; `many` of Czech is for fractions, which the game has not. */
const formsOf = (language: string): string[] => {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)))].sort();
};

const placeholders = (text: string): string[] =>
  [...new Set(text.match(/\{\{\s*\w+/g) ?? [])].map((word) => word.slice(2).trim());

describe.each(LANGUAGES.map((language) => ({ language })))('texts in $language', ({ language }) => {
  const texts = ALL_TEXTS.get(language) ?? new Map();

  test('has every key that English has, and no other', () => {
    expect([...new Set([...texts.keys()].map(withoutForm))].sort()).toEqual([...KEYS].sort());
  });

  test('has every plural form of the language where a count decides', () => {
    const forms = new Map<string, string[]>();
    for (const key of texts.keys()) {
      const form = PLURAL.exec(key)?.[1];
      if (form) forms.set(withoutForm(key), [...(forms.get(withoutForm(key)) ?? []), form]);
    }
    const counted = [...ENGLISH.keys()].filter((key) => PLURAL.test(key)).map(withoutForm);
    const missing = [...new Set(counted)].filter((key) => {
      const got = forms.get(key) ?? [];
      return !formsOf(language).every((form) => got.includes(form));
    });
    expect(missing).toEqual([]);
  });

  test('uses the figures and names that English uses', () => {
    const used = (all: ReadonlyMap<string, string>, key: string) =>
      [
        ...new Set([...all].filter(([other]) => withoutForm(other) === key).flatMap(([, text]) => placeholders(text))),
      ].sort();
    const wrong = [...KEYS].filter((key) => {
      const here = used(texts, key);
      const there = used(ENGLISH, key);
      // A language may leave a figure out where its sentence needs it not, but never know one that nobody gives.
      return here.some((word) => !there.includes(word) && word !== 'count' && !ALLOWED_EXTRA.has(`${key} ${word}`));
    });
    expect(wrong).toEqual([]);
  });

  test('leaves no text empty and none with two spaces or a space before a full stop', () => {
    const bad = [...texts].filter(
      ([key, text]) =>
        (text.trim() === '' && ENGLISH.get(key) !== '') || / {2}/.test(text) || / [.,;](?!\d)/.test(text),
    );
    expect(bad.map(([key]) => key)).toEqual([]);
  });
});

/** Words that one language needs and that the code gives to all of them. */
const ALLOWED_EXTRA: ReadonlySet<string> = new Set([
  'newGame:option.allDead.outlaws outlaws',
  'newGame:option.barrelInJail.name barrel',
  'rules:how.aim.text outlaws',
  'rules:how.aim.text deputies',
  'rules:how.death.text outlaw',
  'rules:how.death.text deputy',
]);

describe('keys and the sources', () => {
  /** `'menu:play.title'`, or a template: `newGame:option.${key}.name`, whose holes match anything within a step. */
  const LITERAL = new RegExp(`(['"\`])((?:${NAMESPACES.join('|')}):(?:\\$\\{[^}]*\\}|[^'"\`\\s$])+)\\1`, 'g');
  const used = sources().flatMap(({ path, text }) =>
    [...text.matchAll(LITERAL)].map((match) => ({ path, key: match[2] ?? '' })),
  );
  const pattern = (key: string) =>
    new RegExp(
      `^${key
        .split(/\$\{[^}]*\}/)
        .map((part) => part.replace(/[.*+?^()|[\]\\]/g, '\\$&'))
        .join('[\\w-]+(?:\\.[\\w-]+)*')}$`,
    );

  test('every key that the sources ask for is there', () => {
    const lost = used.filter(({ key }) => ![...KEYS].some((known) => pattern(key).test(known)));
    expect(lost).toEqual([]);
  });

  test('every key is asked for somewhere', () => {
    const patterns = [...new Set(used.map(({ key }) => key))].map(pattern);
    // The desktop shell reads its own file as a record, before there is a page.
    const shell = sources()
      .filter(({ path }) => path.startsWith('electron'))
      .map(({ text }) => text)
      .join('\n');
    const asked = (key: string) =>
      patterns.some((one) => one.test(key)) ||
      (key.startsWith('shell:') && new RegExp(`\\b${key.split(':')[1]}\\b`).test(shell));
    expect([...KEYS].filter((key) => !asked(key))).toEqual([]);
  });

  test('a call gives every figure and name that its text needs', () => {
    const CALL = new RegExp(
      `\\bt\\(\\s*'((?:${NAMESPACES.join('|')}):[\\w.-]+)'\\s*(?:,\\s*(\\{[^{}]*\\}))?,?\\s*\\)`,
      'g',
    );
    const needs = (key: string) =>
      [...ALL_TEXTS.values()].flatMap((texts) =>
        [...texts].filter(([other]) => withoutForm(other) === key).flatMap(([, text]) => placeholders(text)),
      );
    const lacking = sources().flatMap(({ path, text }) =>
      [...text.matchAll(CALL)].flatMap(([, key = '', given = '{}']) => {
        if (given.includes('...')) return [];
        const words = given
          .slice(1, -1)
          .split(',')
          .map((part) => part.split(':')[0]?.trim());
        return [...new Set(needs(key))]
          .filter((word) => !words.includes(word))
          .map((word) => `${path}: ${key} ${word}`);
      }),
    );
    expect(lacking).toEqual([]);
  });
});
