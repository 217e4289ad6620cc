import { describe, expect, test } from 'vitest';
import { CUSTOM_STATION, charactersOf, EDITIONS, OPTION_VALUES, ROLES } from '../../core/index.ts';
import { LANGUAGES } from '../../renderer/i18n/languages.ts';
import { namesIn, type SetTexts } from '../../renderer/i18n/names.ts';
import {
  cardsNewIn,
  charactersIn,
  hasTrain,
  LOCOMOTIVES,
  PUBLISHED,
  readSet,
  SETS,
  SHOWN_KINDS,
  STATIONS,
  WAGONS,
} from './reading.ts';

const CARDS = SETS.flatMap(cardsNewIn);
const CHARACTERS = SETS.flatMap(charactersIn);
const textsOf = (set: string, language: (typeof LANGUAGES)[number]) => readSet(set, language) as SetTexts;

const entriesOf = ({ cards, characters, wagons = {}, stations = {}, locomotives = {} }: SetTexts) =>
  [cards, characters, wagons, stations, locomotives].flatMap((things) => Object.entries(things));

describe.each(LANGUAGES.map((language) => ({ language })))('rules in $language', ({ language }) => {
  const sets = SETS.map((set) => textsOf(set, language));
  const entries = sets.flatMap(entriesOf);

  test('every card, character and role of the sets has its text, and nothing else has', () => {
    for (const set of SETS) {
      const { cards, characters, wagons = {}, stations = {}, locomotives = {} } = textsOf(set, language);
      expect(Object.keys(cards).sort()).toEqual(cardsNewIn(set).sort());
      expect(Object.keys(characters).sort()).toEqual(charactersIn(set).sort());
      expect(Object.keys(wagons).sort()).toEqual(hasTrain(set) ? [...WAGONS].sort() : []);
      expect(Object.keys(stations).sort()).toEqual(hasTrain(set) ? [...STATIONS, CUSTOM_STATION].sort() : []);
      expect(Object.keys(locomotives).sort()).toEqual(hasTrain(set) ? [...LOCOMOTIVES].sort() : []);
    }
    expect(sets.flatMap(({ roles }) => Object.keys(roles ?? {})).sort()).toEqual([...ROLES].sort());
  });

  test('every card and character that can be played has its text', () => {
    expect(SHOWN_KINDS.filter((id) => !CARDS.includes(id))).toEqual([]);
    expect(CHARACTERS).toEqual(expect.arrayContaining(charactersOf(SETS)));
  });

  test('names are the published ones: of two Czech names the first is of the third edition', () => {
    for (const id of CARDS) {
      const card = PUBLISHED.cards.find((one) => one.id === id);
      const czech = { third: card?.names.cs.at(0), fourth: card?.names.cs.at(-1), hungarian: card?.names.cs.at(-1) };
      for (const edition of ['third', 'fourth', 'hungarian'] as const) {
        const name = language === 'cs' ? czech[edition] : card?.names[language];
        expect(namesIn(language, edition).card(id)).toBe(name);
      }
    }
    for (const id of CHARACTERS) {
      expect(namesIn(language, 'fourth').character(id)).toBe(PUBLISHED.characters.find((one) => one.id === id)?.name);
    }
    for (const { id, names } of PUBLISHED.train.wagons)
      expect(namesIn(language, 'fourth').wagon(id)).toBe(names[language]);
    for (const { id, name } of PUBLISHED.train.stations) expect(namesIn(language, 'fourth').station(id)).toBe(name);
  });

  test('lines that hang on an option name an option and a value that there are', () => {
    const values = new Map<string, readonly unknown[]>(Object.entries(OPTION_VALUES));
    const wrong = entries.flatMap(([id, { when = {} }]) =>
      Object.keys(when)
        .flatMap((condition) => condition.split('&'))
        .filter((part) => {
          const [key = '', value] = part.split('=');
          return !values.get(key)?.some((one) => String(one) === value);
        })
        .map((part) => `${id} ${part}`),
    );
    expect(wrong).toEqual([]);
  });

  test('says the same of the same things as English: limits and options', () => {
    const english = SETS.map((set) => textsOf(set, 'en')).flatMap(entriesOf);
    const shape = (all: typeof entries) =>
      all.map(([id, { not, when = {} }]) => [id, not !== undefined, Object.keys(when).sort()]);
    expect(shape(entries)).toEqual(shape(english));
  });

  test('figures in a rule are those of the English rule', () => {
    const figures = (text: string) => (text.match(/\d+/g) ?? []).sort();
    for (const [id, entry] of entries) {
      const english = namesIn('en', 'fourth').rule(id);
      expect([id, figures(entry.text)]).toEqual([id, figures(english.text)]);
    }
  });

  test('every rule can be told under every edition, with no name left out', () => {
    for (const edition of Object.keys(EDITIONS) as (keyof typeof EDITIONS)[]) {
      for (const [id] of entries) {
        const { text, not, notes } = namesIn(language, edition).rule(id);
        expect([text, not ?? '', ...notes].join(' ')).not.toMatch(/[{}]|undefined/);
      }
    }
  });
});

test('the Beer of two players is told as the table plays it', () => {
  const rule = (edition: 'third' | 'fourth') => namesIn('en', edition).rule('beer').notes.join(' ');
  expect(rule('third')).toContain('it does nothing');
  expect(rule('fourth')).toContain('cannot be played');
  const own = namesIn('en', 'fourth').rule('beer', { ...EDITIONS.fourth, beerWithTwo: 'no-effect' });
  expect(own.notes.join(' ')).toContain('it does nothing');
});

test('a role wants something else at a table of three', () => {
  for (const language of LANGUAGES) {
    const names = namesIn(language, 'third');
    for (const role of ['deputy', 'outlaw', 'renegade'] as const) {
      expect(names.goal(role, 3)).not.toBe(names.goal(role));
      expect(names.goal(role, 4)).toBe(names.goal(role));
    }
  }
  expect(namesIn('cs', 'third').goal('renegade', 3)).toContain('psance');
  expect(namesIn('cs', 'fourth').goal('renegade', 3)).toContain('banditu');
});
