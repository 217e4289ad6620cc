import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Picture } from '../../assets/art/pen.ts';
import type { SetArt } from '../../assets/art/set-art.ts';
import { shape } from '../../assets/art/shape.ts';
import { BASE_ART } from '../../assets/expansions/base/art/registry.ts';
import { DODGE_CITY_ART } from '../../assets/expansions/dodge-city/art/registry.ts';
import { TRAIN_ART } from '../../assets/expansions/great-train-robbery/art/registry.ts';
import { CUSTOM_STATION, kindOf, type Price, stationOf } from '../../core/index.ts';
import type { SetTexts } from '../../renderer/i18n/names.ts';
import { isSpent, symbolsOf } from '../../renderer/media/art.ts';
import {
  cardsNewIn,
  charactersIn,
  LOCOMOTIVES,
  PUBLISHED,
  readSet,
  SHOWN_KINDS,
  STATIONS,
  WAGONS,
} from '../texts/reading.ts';
import { record } from './recording-pen.ts';

const recordings = new Map<Picture, ReturnType<typeof record>>();
function recorded(picture: Picture) {
  const known = recordings.get(picture) ?? record(picture);
  recordings.set(picture, known);
  return known;
}

const SETS: Readonly<Record<string, SetArt>> = {
  base: BASE_ART,
  'dodge-city': DODGE_CITY_ART,
  'great-train-robbery': TRAIN_ART,
};
const ALL = [
  ...Object.values(SETS).flatMap(({ cards, characters }) => Object.entries({ ...cards, ...characters })),
  ...Object.entries({ ...BASE_ART.roles, ...BASE_ART.backs, ...TRAIN_ART.backs }),
  ...Object.values(TRAIN_ART.train).flatMap((part) => Object.entries(part).filter(isPicture)),
];

function isPicture(entry: [string, unknown]): entry is [string, Picture] {
  return typeof entry[1] === 'function';
}

test('every card, character, role and back has its own drawing, and no drawing is left over', () => {
  for (const [set, { cards, characters, symbols, train }] of Object.entries(SETS)) {
    expect(Object.keys(cards).sort()).toEqual(cardsNewIn(set).sort());
    expect(Object.keys(symbols).sort()).toEqual([...cardsNewIn(set), ...(train ? WAGONS : [])].sort());
    expect(Object.keys(characters).sort()).toEqual(charactersIn(set).sort());
  }
  expect(Object.keys(BASE_ART.roles)).toEqual(['sheriff', 'deputy', 'outlaw', 'renegade']);
  expect(Object.keys(BASE_ART.backs)).toEqual(['card', 'role', 'character']);
  expect(Object.keys(TRAIN_ART.backs)).toEqual(['wagon', 'station']);
  expect(Object.keys(TRAIN_ART.train.wagons).sort()).toEqual([...WAGONS].sort());
  expect(Object.keys(TRAIN_ART.train.stations).sort()).toEqual([...STATIONS, CUSTOM_STATION].sort());
  expect(Object.keys(TRAIN_ART.train.locomotives).sort()).toEqual([...LOCOMOTIVES].sort());
});

test('no two drawings are the same', () => {
  const prints = ALL.map(([, picture]) =>
    createHash('sha256').update(recorded(picture).marks.join('\n')).digest('hex'),
  );
  expect(new Set(prints).size).toBe(ALL.length);
});

test.each(ALL)('%s is drawn the same each time, in some detail, and leaves the pen as it found it', (_, picture) => {
  const first = recorded(picture);
  expect(record(picture).marks).toEqual(first.marks);
  expect(first.depth).toBe(0);
  expect(first.leaks).toEqual([]);
  expect(first.marks.filter((mark) => /^(fill|stroke) /.test(mark)).length).toBeGreaterThan(20);
  expect(first.marks.join('\n')).not.toMatch(/NaN|undefined|Infinity/);
});

test('every card bears its symbols: a weapon its range, a flip what it needs', () => {
  for (const id of SHOWN_KINDS) {
    const kind = kindOf(id);
    const row = symbolsOf(id).flat();
    const figure = (sign: string) => row.find((symbol) => symbol.sign === sign)?.figure;
    expect(row.length, id).toBeGreaterThan(0);
    expect(figure('sight'), id).toBe(kind.weapon ? String(kind.numbers?.range) : undefined);
    expect(figure('seen'), id).toBe(kind.numbers?.raise ? `+${kind.numbers.raise}` : undefined);
    expect(figure('see'), id).toBe(kind.numbers?.sight ? `−${kind.numbers.sight}` : undefined);
    expect(row.filter(({ sign }) => sign === 'card').length, id).toBe(
      kind.row.filter(({ symbol }) => symbol === 'draw' || symbol === 'take').length,
    );
    if (!(id in TRAIN_ART.cards))
      expect(figure('flip') !== undefined, id).toBe(Boolean(kind.startFlip ?? kind.dodgeFlip));
  }
});

test('the cards and wagons of the train bear the flips of their rules, and no others', () => {
  const flips = Object.entries(TRAIN_ART.symbols).flatMap(([id, row]) =>
    row.flat().flatMap(({ sign, figure }) => (sign === 'flip' ? [[id, figure]] : [])),
  );
  expect(Object.fromEntries(flips)).toEqual({ cactus: '♥♦', 'knife-revolver': 'J–A', 'dining-car': '♥' });
});

test('every station asks the price that is printed on it', () => {
  const printed: Readonly<Record<string, Price>> = {
    'a BANG! card': { names: ['bang'] },
    'a Panic! or a Cat Balou card': { names: ['panic', 'cat-balou'] },
    'a card of spades': { suit: 'S' },
    'a blue-bordered card': { border: 'blue' },
    'a Missed! card': { names: ['missed'] },
    'a card of rank 10, J, Q, K or A': { from: '10', to: 'A' },
    'a card of diamonds': { suit: 'D' },
    'a card of hearts': { suit: 'H' },
    'a Beer card': { names: ['beer'] },
    'a card of clubs': { suit: 'C' },
    'one life point (never the last)': { life: 1 },
    'a card of rank 2 to 9': { from: '2', to: '9' },
    'any two cards': { cards: 2 },
  };
  for (const { id, price } of PUBLISHED.train.stations) expect([id, stationOf(id).price]).toEqual([id, printed[price]]);
});

test('a wagon that is spent says so, one that stays does not', () => {
  const names = new Map(Object.entries((readSet('great-train-robbery', 'en') as SetTexts).wagons ?? {}));
  for (const id of WAGONS) expect([id, names.get(id)?.text.startsWith('Discard it')]).toEqual([id, isSpent(id)]);
});

test('a shape with a command that its box cannot follow is refused', () => {
  expect(() => shape('M0,0 l4,4 Z')).toThrow('expected only M L C Q Z in a shape, got l');
});
