import { expect, test } from 'vitest';
import { CUSTOM_STATION, charactersOf, RANKS, SUITS } from '../../core/index.ts';
import { PICTURE_NAMES } from '../../renderer/media/art.ts';
import {
  type AtlasQuality,
  atlasLayout,
  CELL_WIDTH,
  cellAt,
  cellOf,
  facesInPlay,
  LARGEST_TEXTURE,
  plateAt,
  plateOf,
} from '../../renderer/media/atlas-layout.ts';
import { atlasShader } from '../../renderer/media/atlas-shader.ts';
import { pictureName } from '../../renderer/media/card-design.ts';
import { SETS, SHOWN_KINDS } from '../texts/reading.ts';

const QUALITIES = Object.keys(CELL_WIDTH) as readonly AtlasQuality[];
/** All that a table may take is 220 MB; the rest of it is lights, surfaces and targets. */
const MOST_BYTES = 90e6;
const MOST_BYTES_OF_BASE = 40e6;
const MIPS = 4 / 3;
const ALL = facesInPlay(SETS);
const TRAIN = 'great-train-robbery';
/** Two sides of the locomotive, 16 wagons, 13 stations and the backs of their decks. */
const ON_RAILS = 2 + 16 + 13 + 2;
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

test.each(QUALITIES)('%s: both expansions fit with every card that they have, and stay readable', (quality) => {
  const faces = facesInPlay(['dodge-city', TRAIN], { name: 'Whisky Creek', price: { cards: 3 } });
  expect(faces.length).toBe(58 + 39 + 4 + 3 + ON_RAILS + 1);
  const layout = atlasLayout(quality, faces);
  expect(Math.max(layout.width, layout.height)).toBeLessThanOrEqual(LARGEST_TEXTURE);
  expect(bytesOf(layout)).toBeLessThanOrEqual(MOST_BYTES);
  expect(layout.cell.width).toBeGreaterThanOrEqual(Math.min(CELL_WIDTH[quality], 256));
});

test('wagons, stations and locomotives lie in the atlas of a table with the train, and in no other', () => {
  const faces = facesInPlay(['dodge-city', TRAIN]);
  const onRails = faces.filter(({ what }) => what === 'wagon' || what === 'station' || what === 'locomotive');
  expect(onRails.length + 2).toBe(ON_RAILS);
  expect(new Set(faces.map(pictureName)).size).toBe(faces.length);
  expect(facesInPlay(['dodge-city']).some(({ what }) => what === 'wagon' || what === 'station')).toBe(false);
  const custom = { name: 'Whisky Creek', price: { suit: 'H' } } as const;
  expect(facesInPlay([TRAIN], custom)).toContainEqual({ what: 'station', id: CUSTOM_STATION, custom });
  expect(facesInPlay([TRAIN]).map(pictureName)).not.toContain(`station:${CUSTOM_STATION}`);
});

test('more faces than a texture holds are refused', () => {
  const many = Array.from({ length: 400_000 }, (_, at) => ({ what: 'character', id: `nobody-${at}` }) as const);
  expect(() => atlasLayout('test', many)).toThrow('expected faces that fit');
});

test('the cells are those of the sets in play, and every one has its drawing', () => {
  expect(ALL.length).toBe(SHOWN_KINDS.length + charactersOf(SETS).length + 4 + 3 + ON_RAILS);
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
