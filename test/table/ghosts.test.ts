import { describe, expect, test } from 'vitest';
import { SECONDS } from '../../renderer/choreography/timing.ts';
import { Effects } from '../../renderer/table/effects/effects.ts';
import { Stage } from '../../renderer/table/stage.ts';

describe('a ghost', () => {
  test('is there at once on a table that one comes to', () => {
    const effects = new Effects();
    expect([effects.hauntOf(2, true), effects.hauntOf(2, false)]).toEqual([1, 0]);
  });

  test('rises by and by, keeps the table busy meanwhile, and stays', () => {
    const effects = new Effects();
    effects.haunts.set(2, 0);
    expect(effects.hauntOf(2, true)).toBe(0);
    effects.step(SECONDS.haunt / 2);
    expect(effects.hauntOf(2, true)).toBeCloseTo(0.5);
    expect(effects.busy).toBe(true);
    effects.step(SECONDS.haunt);
    effects.step(0.01);
    expect([effects.hauntOf(2, true), effects.busy]).toEqual([1, false]);
  });

  test('fades the other way, and a skip ends it', () => {
    const effects = new Effects();
    effects.haunts.set(2, 0);
    expect(effects.hauntOf(2, false)).toBe(1);
    effects.step(SECONDS.haunt / 4);
    expect(effects.hauntOf(2, false)).toBeLessThan(1);
    effects.clear();
    expect([effects.hauntOf(2, false), effects.busy]).toEqual([0, false]);
  });

  test('is there without a motion where motion is reduced', () => {
    const stage = new Stage(() => {});
    stage.reduced = true;
    stage.perform({ cue: 'haunt', seat: 1 });
    expect(stage.effects.hauntOf(1, true)).toBe(1);
  });
});
