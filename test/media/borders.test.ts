import { expect, test } from 'vitest';
import { KIND_IDS, kindOf } from '../../core/index.ts';
import { BORDERS } from '../../renderer/media/card-design.ts';

test('the borders of cards differ in shape as well as in colour', () => {
  const borders = [...new Set(KIND_IDS.map((id) => kindOf(id).border))];
  expect(borders.sort()).toEqual(['blue', 'brown', 'green']);
  expect(new Set(borders.map((border) => BORDERS[border].mark)).size).toBe(borders.length);
  expect(new Set(borders.map((border) => BORDERS[border].light)).size).toBe(borders.length);
});
