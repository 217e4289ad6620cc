import { describe, expect, test } from 'vitest';
import { Chuffs } from '../../renderer/sound/chuffs.ts';

/** Runs at a speed (units a second) for so long at 60 frames a second; the gains of the strokes. */
function run(speed: number, seconds: number): number[] {
  const chuffs = new Chuffs();
  const strokes = Array.from({ length: Math.round(seconds * 60) }, () => chuffs.roll(speed / 60, 1 / 60));
  return strokes.filter((gain) => gain !== null);
}

describe('the locomotive chuffs', () => {
  test('twice as often at twice the speed', () => {
    const slow = run(2.5, 4).length;
    expect(slow).toBeGreaterThan(8);
    expect(Math.abs(run(5, 4).length - 2 * slow)).toBeLessThanOrEqual(1);
  });

  test('louder when it hurries, never louder than it was made, and not at all while it stands', () => {
    expect(Math.max(...run(1, 4))).toBeLessThan(Math.min(...run(4, 4)));
    expect(Math.max(...run(60, 1))).toBeLessThanOrEqual(1);
    expect(run(0, 4)).toEqual([]);
  });

  test('never faster than one can hear stroke from stroke', () => {
    expect(run(60, 2).length).toBeLessThanOrEqual(21);
    expect(run(60, 2).length).toBeGreaterThan(12);
  });

  test('backwards as well, but not when it is put elsewhere', () => {
    const chuffs = new Chuffs();
    expect(chuffs.roll(-1, 1 / 60)).toBe(1);
    expect(chuffs.roll(30, 1 / 60)).toBeNull();
    expect(chuffs.roll(0, 1 / 60)).toBeNull();
  });
});
