// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { type Fact, redactEvent } from '../../core/index.ts';
import { LogReader } from '../../renderer/hud/log/lines.ts';
import { sentenceOf } from '../../renderer/hud/log/text.ts';
import { wordsOf } from '../../renderer/hud/words.ts';
import { LANGUAGES, type Language } from '../../renderer/i18n/languages.ts';
import { namesIn } from '../../renderer/i18n/names.ts';
import { speak, t } from '../../renderer/i18n/text.ts';
import { randomGame } from '../support/random-game.ts';
import type { More } from '../support/table.ts';
import { layWithBoth } from '../support/train.ts';

const PLAYERS = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'];
const HOLE = /\{\{|undefined|NaN|\b(prompt|log|table|reasons):|[a-z]+\.[a-z]+\.[a-z]+/;

/** The log of these moves in English, or as one of the seats hears it. */
function told(seats: readonly string[], moves: readonly string[], more: More = {}): readonly string[] {
  const table = layWithBoth(seats, more);
  const { state } = table;
  const events = moves.flatMap((move) => table.moves(move).events);
  speak('en');
  const reader = new LogReader(state);
  reader.follow(events.map((event, at) => ({ at, event })));
  const words = wordsOf(t, namesIn('en', 'fourth'), PLAYERS, state.printed, 'Dry Gulch');
  return reader.lines.map((line) => sentenceOf(line, words));
}

describe('the train', () => {
  const SEATS = [
    'sheriff rose-doolan 4: bang bang',
    'outlaw slab-the-killer',
    'outlaw paul-regret',
    'renegade lucky-duke',
  ];

  test('rolls by itself at the start of the turn, and is moved where somebody wants a wagon', () => {
    expect(told(SEATS, ['3 ends'], { turn: 3 }).slice(0, 2)).toEqual(['Ada’s turn', 'The train rolls on to Yooma.']);
    const stepped = told(SEATS, ['0 takes observation-car with bang advancing']);
    expect(stepped).toEqual([
      'Ada moves the train on to Yooma.',
      'Ada pays with BANG!',
      'Ada takes Observation Car from the train.',
    ]);
  });

  test('comes to its end, acts and is built anew, all of it told in this order', () => {
    const lines = told(SEATS, ['3 ends', '0 passes'], { turn: 3, train: { at: 3, locomotive: 'leland' } });
    const at = (start: string) => lines.findIndex((line) => line.startsWith(start));
    const places = ['The train reaches the end', 'The locomotive Leland opens', 'On the counter'].map(at);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
  });

  test('a life point is a price, not a loss', () => {
    const lines = told(SEATS, ['0 takes cattle-truck'], {
      train: { at: 1, stations: 'tombrock yooma santa-fe dodgeville' },
    });
    expect(lines).toEqual(['Ada pays with 1 life point, 4 left.', 'Ada takes Cattle Truck from the train.']);
  });

  test('the station of the table bears the name that it was given', () => {
    const options = { customStation: { name: 'Dry Gulch', price: { cards: 1 } } } as const;
    const train = { at: 0, stations: 'yooma custom-station santa-fe dodgeville' };
    expect(told(SEATS, ['3 ends'], { turn: 3, train, options })).toContain('The train rolls on to Dry Gulch.');
  });
});

describe('cards that change hands', () => {
  test('an exchange is one sentence', () => {
    const seats = [
      'sheriff jesse-jones: switch | barrel',
      'outlaw willy-the-kid | mustang',
      'outlaw rose-doolan',
      'renegade lucky-duke',
    ];
    expect(told(seats, ['0 plays switch giving barrel at 1 on mustang'])).toEqual([
      'Ada plays Switch on Bo.',
      'Ada swaps Barrel for Mustang of Bo.',
    ]);
  });

  test('what a Mail Car brings is looked at, given and kept', () => {
    const seats = [
      'sheriff jesse-jones | mail-car',
      'outlaw willy-the-kid',
      'outlaw rose-doolan',
      'renegade lucky-duke',
    ];
    expect(told(seats, ['0 uses mail-car', '0 chooses seat 2 beer'], { draw: 'beer bang missed' }).slice(1)).toEqual([
      'Ada looks at the top 3 cards of the pile.',
      'Ada gives Beer to Cy.',
      'Ada keeps BANG!, Missed!',
    ]);
  });
});

describe('a ghost', () => {
  const SEATS = [
    'sheriff jesse-jones: bang cat-balou',
    'outlaw willy-the-kid 1 | ghost-car barrel',
    'outlaw rose-doolan',
    'renegade lucky-duke',
  ];

  test('dies and stays; when its card goes it fades away, and nobody is credited', () => {
    const shot = told(SEATS, ['0 plays bang at 1', '1 passes', '1 passes']);
    expect(shot.at(-1)).toBe('Bo dies and stays in play as a ghost.');
    const lost = told(SEATS.with(1, 'outlaw willy-the-kid 0 | ghost-car barrel'), [
      '0 plays cat-balou at 1 on ghost-car',
    ]);
    expect(lost.slice(0, 3)).toEqual([
      'Ada plays Cat Balou on Bo.',
      'Bo has to discard Ghost Car.',
      'The ghost of Bo fades away: out for good.',
    ]);
  });

  test('comes back from the dead', () => {
    const seats = [
      'sheriff jesse-jones: bang',
      'outlaw willy-the-kid dead',
      'outlaw rose-doolan',
      'renegade lucky-duke',
    ];
    const lines = told(seats, ['0 takes ghost-car with bang at 1'], { train: { wagons: 'ghost-car' } });
    expect(lines).toContain('Bo returns to the game as a ghost.');
    expect(lines.at(-1)).toBe('Ada takes Ghost Car from the train and lays it in front of Bo.');
  });
});

test('an extra turn is called one, and whoever is spared is named', () => {
  const express = [
    'sheriff rose-doolan | express-car',
    'outlaw paul-regret',
    'outlaw slab-the-killer',
    'renegade lucky-duke',
  ];
  expect(told(express, ['3 ends', '0 uses express-car'], { turn: 3 })).toContain('Ada’s extra turn');
  const blaze = ['sheriff sgt-blaze: gatling', 'outlaw paul-regret 2', 'outlaw slab-the-killer', 'renegade lucky-duke'];
  expect(told(blaze, ['0 plays gatling', '0 chooses seat 1'])).toContain('Ada spares Bo.');
});

/** Kinds of facts that another sentence tells. */
const UNTOLD: readonly Fact['e'][] = ['roleDealt', 'charactersOffered', 'passed', 'exploded', 'aimed'];

test.each(LANGUAGES)('in whole games with both boxes every sentence is whole: %s', (language: Language) => {
  speak(language);
  const keys = new Set<string>();
  for (const seed of [3, 5, 9, 12]) {
    const past: { at: number; event: Parameters<typeof redactEvent>[0] }[] = [];
    let reader: LogReader | null = null;
    let printed = null as Parameters<typeof wordsOf>[3] | null;
    const game = { seed, seats: 3 + (seed % 5), edition: 'fourth', options: {} } as const;
    for (const { before, events } of randomGame({ ...game, expansions: ['dodge-city', 'great-train-robbery'] })) {
      reader ??= new LogReader(before);
      printed ??= before.printed;
      for (const event of events) past.push({ at: past.length, event: redactEvent(event, 1) });
    }
    reader?.follow(past);
    const words = wordsOf(t, namesIn(language, 'fourth'), PLAYERS, printed ?? []);
    for (const line of reader?.lines ?? []) {
      keys.add(line.key);
      expect(sentenceOf(line, words)).not.toMatch(HOLE);
      expect(sentenceOf(line, words)).toMatch(/\p{L}{2}/u);
    }
  }
  const wanted = [
    'train.built',
    'train.rolls',
    'train.moved',
    'train.rollsEnd',
    'train.rebuilt',
    'tookWagon',
    'wagonsUp',
  ];
  expect([...keys]).toEqual(expect.arrayContaining(wanted));
});

test('every kind of fact is told, or another sentence tells it', () => {
  const silent = new Set<Fact['e']>(UNTOLD);
  const heard = new Set<string>();
  for (const seed of [3, 7, 11]) {
    const game = { seed, seats: 5, edition: 'fourth', options: {} } as const;
    for (const { before, events } of randomGame({ ...game, expansions: ['dodge-city', 'great-train-robbery'] })) {
      for (const event of events) {
        const reader = new LogReader(before);
        reader.follow([
          { at: 0, event: { e: 'cardMoved', card: 0, from: 0, to: 4, cause: 'dealt', by: -1 } },
          { at: 1, event },
        ]);
        if (reader.lines.length > 1) heard.add(event.e);
        else if (event.e !== 'cardMoved' && event.e !== 'settled') expect(silent).toContain(event.e);
      }
    }
  }
  for (const e of ['trainAdvanced', 'trainBuilt', 'locomotiveActs', 'abilityUsed'] as const) expect(heard).toContain(e);
});
