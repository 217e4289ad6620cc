import { expect, test } from 'vitest';
import { charactersOf, RANKS, SUITS } from '../../core/index.ts';
import { PICTURE_NAMES } from '../../renderer/media/art.ts';
import {
  type AtlasQuality,
  atlasLayout,
  CELL_WIDTH,
  cellAt,
  cellOf,
  facesInPlay,
  plateAt,
  plateOf,
} from '../../renderer/media/atlas-layout.ts';
import { atlasShader } from '../../renderer/media/atlas-shader.ts';
import { pictureName } from '../../renderer/media/card-design.ts';
import { SETS, SHOWN_KINDS } from '../texts/reading.ts';

const QUALITIES = Object.keys(CELL_WIDTH) as readonly AtlasQuality[];
const LARGEST_TEXTURE = 4096;
/** All that a table may take is 220 MB; the rest of it is lights, surfaces and targets. */
const MOST_BYTES = 90e6;
const MOST_BYTES_OF_BASE = 40e6;
const MIPS = 4 / 3;
const ALL = facesInPlay(SETS);
const bytesOf = ({ width, height }: { width: number; height: number }) => width * height * 4 * MIPS;

test.each(QUALITIES)('%s: every face has a cell of its own inside the texture', (quality) => {
  const layout = atlasLayout(quality, ALL);
  const cells = layout.faces.map((face) => cellOf(layout, face));
  expect(new Set(cells).size).toBe(layout.faces.length);
  expect(cells).not.toContain(layout.edge);
  for (const cell of [...cells, layout.edge]) {
    const { x, y } = cellAt(layout, cell);
    expect(x + layout.cell.width).toBeLessThanOrEqual(layout.width);
    expect(y + layout.cell.height).toBeLessThanOrEqual(layout.plate.top);
  }
});

test.each(QUALITIES)('%s: the 52 plates lie below the cells and do not touch', (quality) => {
  const layout = atlasLayout(quality, ALL);
  expect(layout.plates.length).toBe(52);
  const corners = layout.plates.map((_, at) => plateAt(layout, at));
  expect(new Set(corners.map(({ x, y }) => `${x} ${y}`)).size).toBe(52);
  for (const { x, y } of corners) {
    expect(x + layout.plate.width).toBeLessThanOrEqual(layout.width);
    expect(y + layout.plate.height).toBeLessThanOrEqual(layout.height);
  }
});

test.each(QUALITIES)('%s: the atlas fits every graphics card, and that of the base set alone 40 MB', (quality) => {
  const whole = atlasLayout(quality, ALL);
  expect(Math.max(whole.width, whole.height)).toBeLessThanOrEqual(LARGEST_TEXTURE);
  expect(bytesOf(whole)).toBeLessThanOrEqual(MOST_BYTES);
  expect(bytesOf(atlasLayout(quality, facesInPlay([])))).toBeLessThanOrEqual(MOST_BYTES_OF_BASE);
});

test('both expansions will fit: 58 kinds of card, 39 characters, roles and backs', () => {
  const many = Array.from({ length: 58 + 39 + 4 + 3 }, (_, at) => ({ what: 'character', id: `nobody-${at}` }) as const);
  const { width, height } = atlasLayout('high', many);
  expect(Math.max(width, height)).toBeLessThanOrEqual(LARGEST_TEXTURE);
  expect(bytesOf({ width, height })).toBeLessThanOrEqual(MOST_BYTES);
});

test('the cells are those of the sets in play, and every one has its drawing', () => {
  expect(ALL.length).toBe(SHOWN_KINDS.length + charactersOf(SETS).length + 4 + 3);
  expect(ALL.map(pictureName).filter((name) => !PICTURE_NAMES.includes(name))).toEqual([]);
  expect(facesInPlay([]).length).toBe(22 + 16 + 4 + 3);
});

test('a plate shows the rank and the suit of its card; other faces have none', () => {
  const layout = atlasLayout('test', ALL);
  for (const suit of SUITS)
    for (const rank of RANKS) {
      const plate = plateOf({ what: 'card', kind: 'bang', suit, rank });
      expect(layout.plates[plate]).toEqual({ rank, suit });
    }
  expect(plateOf({ what: 'character', id: 'sid-ketchum' })).toBe(-1);
});

test('a face that no set has is refused by name', () => {
  expect(() => cellOf(atlasLayout('test', ALL), { what: 'character', id: 'nobody' })).toThrow('character:nobody');
});

test('the shader holds the figures of its layout', () => {
  const layout = atlasLayout('high', ALL);
  const glsl = atlasShader(layout);
  expect(glsl).toContain(`mod(c, ${layout.columns.toFixed(7)})`);
  expect(glsl).toContain((layout.plate.top / layout.height).toFixed(7));
});
