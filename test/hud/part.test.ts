import { describe, expect, test } from 'vitest';
import { partedStarts } from '../../renderer/hud/plates/part.ts';

const plates = (...starts: number[]) => starts.map((start) => ({ start, size: 100 }));

describe('plates of one side', () => {
  test('stay where they have room', () => {
    expect(partedStarts(plates(0, 110, 300), 10)).toEqual([0, 110, 300]);
  });
  test('part by the same way to both sides', () => {
    expect(partedStarts(plates(0, 60), 10)).toEqual([-25, 85]);
  });
  test('three in a row push each other apart, and the middle one stays in the middle', () => {
    expect(partedStarts(plates(0, 50, 100), 10)).toEqual([-60, 50, 160]);
  });
  test('a pair that is pushed onto a third carries it along', () => {
    const parted = partedStarts(plates(0, 20, 115), 10);
    for (let at = 1; at < parted.length; at += 1)
      expect((parted[at] ?? 0) - (parted[at - 1] ?? 0)).toBeGreaterThanOrEqual(110 - 1e-9);
  });
  test('none needs none', () => {
    expect(partedStarts([], 10)).toEqual([]);
  });
});
