import { afterEach, describe, expect, test } from 'vitest';
import { toggleView, useOutlook } from '../../renderer/session/outlook.ts';
import { viewFor } from '../../renderer/table/shots.ts';
import { modeNow } from '../../renderer/table/view.ts';

const { turn } = useOutlook.getState();
afterEach(() => turn({ view: 'table', leaning: false }));

describe('the camera of each key', () => {
  test('my seat, from above and leaning in look from places of their own', () => {
    const eyes = (['play', 'seat', 'top', 'lean'] as const).map((mode) => viewFor(mode, false).eye.join());
    expect(new Set(eyes).size).toBe(4);
  });

  test('pressed once more each goes back over the table; one takes the place of the other', () => {
    toggleView('seat');
    expect(modeNow()).toBe('seat');
    toggleView('top');
    expect(modeNow()).toBe('top');
    toggleView('top');
    expect(modeNow()).toBe('play');
    turn({ leaning: true });
    expect(modeNow()).toBe('lean');
    toggleView('seat');
    expect(modeNow()).toBe('seat');
  });

  test('leaning in goes towards where the pointer was', () => {
    const [left, middle, right] = [-1, 0, 1].map((x) => viewFor('lean', false, { x, y: 0 }).at[0]);
    expect(left).toBeLessThan(middle ?? 0);
    expect(right).toBeGreaterThan(middle ?? 0);
    expect(viewFor('lean', false, { x: 0, y: -1 }).at[2]).toBeLessThan(viewFor('lean', false, { x: 0, y: 1 }).at[2]);
  });
});
