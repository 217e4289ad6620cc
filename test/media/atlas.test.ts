import { expect, test } from 'vitest';
import { charactersIn, kindsIn, RANKS, SUITS } from '../../core/index.ts';
import { PICTURE_NAMES } from '../../renderer/media/art.ts';
import {
  type AtlasQuality,
  atlasLayout,
  CELL_WIDTH,
  cellAt,
  cellOf,
  plateAt,
  plateOf,
} from '../../renderer/media/atlas-layout.ts';
import { atlasShader } from '../../renderer/media/atlas-shader.ts';
import { pictureName } from '../../renderer/media/card-design.ts';

const QUALITIES = Object.keys(CELL_WIDTH) as readonly AtlasQuality[];
const LARGEST_TEXTURE = 4096;
const MOST_BYTES = 40e6;
const MIPS = 4 / 3;

test.each(QUALITIES)('%s: every face has a cell of its own inside the texture', (quality) => {
  const layout = atlasLayout(quality);
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
  const layout = atlasLayout(quality);
  expect(layout.plates.length).toBe(52);
  const corners = layout.plates.map((_, at) => plateAt(layout, at));
  expect(new Set(corners.map(({ x, y }) => `${x} ${y}`)).size).toBe(52);
  for (const { x, y } of corners) {
    expect(x + layout.plate.width).toBeLessThanOrEqual(layout.width);
    expect(y + layout.plate.height).toBeLessThanOrEqual(layout.height);
  }
});

test.each(QUALITIES)('%s: the atlas fits every graphics card and 40 MB with mips', (quality) => {
  const { width, height } = atlasLayout(quality);
  expect(Math.max(width, height)).toBeLessThanOrEqual(LARGEST_TEXTURE);
  expect(width * height * 4 * MIPS).toBeLessThanOrEqual(MOST_BYTES);
});

test('the cells are those of the drawings, no more and no fewer', () => {
  const layout = atlasLayout('test');
  expect(layout.faces.map(pictureName).sort()).toEqual([...PICTURE_NAMES].sort());
  expect(layout.faces.length).toBe(kindsIn('base').length + charactersIn('base').length + 4 + 3);
});

test('a plate shows the rank and the suit of its card; other faces have none', () => {
  const layout = atlasLayout('test');
  for (const suit of SUITS)
    for (const rank of RANKS) {
      const plate = plateOf({ what: 'card', kind: 'bang', suit, rank });
      expect(layout.plates[plate]).toEqual({ rank, suit });
    }
  expect(plateOf({ what: 'character', id: 'sid-ketchum' })).toBe(-1);
});

test('a face that no set has is refused by name', () => {
  expect(() => cellOf(atlasLayout('test'), { what: 'character', id: 'nobody' })).toThrow('character:nobody');
});

test('the shader holds the figures of its layout', () => {
  const layout = atlasLayout('high');
  const glsl = atlasShader(layout);
  expect(glsl).toContain(`mod(c, ${layout.columns.toFixed(7)})`);
  expect(glsl).toContain((layout.plate.top / layout.height).toFixed(7));
});
