import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Picture } from '../../assets/art/pen.ts';
import { shape } from '../../assets/art/shape.ts';
import { BASE_ART } from '../../assets/expansions/base/art/registry.ts';
import { DODGE_CITY_ART } from '../../assets/expansions/dodge-city/art/registry.ts';
import { kindOf } from '../../core/index.ts';
import { symbolsOf } from '../../renderer/media/art.ts';
import { cardsNewIn, charactersIn, SHOWN_KINDS } from '../texts/reading.ts';
import { record } from './recording-pen.ts';

const recordings = new Map<Picture, ReturnType<typeof record>>();
function recorded(picture: Picture) {
  const known = recordings.get(picture) ?? record(picture);
  recordings.set(picture, known);
  return known;
}

const SETS = { base: BASE_ART, 'dodge-city': DODGE_CITY_ART } as const;
const ALL = [
  ...Object.values(SETS).flatMap(({ cards, characters }) => Object.entries({ ...cards, ...characters })),
  ...Object.entries({ ...BASE_ART.roles, ...BASE_ART.backs }),
];

test('every card, character, role and back has its own drawing, and no drawing is left over', () => {
  for (const [set, { cards, characters, symbols }] of Object.entries(SETS)) {
    expect(Object.keys(cards).sort()).toEqual(cardsNewIn(set).sort());
    expect(Object.keys(symbols).sort()).toEqual(cardsNewIn(set).sort());
    expect(Object.keys(characters).sort()).toEqual(charactersIn(set).sort());
  }
  expect(Object.keys(BASE_ART.roles)).toEqual(['sheriff', 'deputy', 'outlaw', 'renegade']);
  expect(Object.keys(BASE_ART.backs)).toEqual(['card', 'role', 'character']);
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
    expect(figure('flip') !== undefined, id).toBe(Boolean(kind.startFlip ?? kind.dodgeFlip));
  }
});

test('a shape with a command that its box cannot follow is refused', () => {
  expect(() => shape('M0,0 l4,4 Z')).toThrow('expected only M L C Q Z in a shape, got l');
});
