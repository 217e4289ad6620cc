import { afterEach, describe, expect, test } from 'vitest';
import { toggleView, useOutlook } from '../../renderer/session/outlook.ts';
import { useSettings } from '../../renderer/settings/store.ts';
import { viewFor } from '../../renderer/table/camera/shots.ts';
import { frameFor, modeNow } from '../../renderer/table/camera/view.ts';
import { fovFor, handFan } from '../../renderer/table/hand-fan.ts';
import { CARD, HAND } from '../../renderer/table/sizes.ts';

/** CSS pixels of one rem, as `design/tokens.css` has it. */
const remOf = (width: number, height: number, scale: number): number =>
  Math.max(6.2, (10 * Math.min(width / 1920, height / 1080) * scale) / 100);

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

describe.each([75, 100, 120, 125, 150, 175, 200])('a hand of ten at a UI scale of %i %%', (uiScale) => {
  afterEach(() => useSettings.setState({ uiScale: 100 }));

  test.each([
    [640, 360],
    [960, 540],
    [1280, 960],
    [1600, 900],
    [3440, 1440],
  ])('lies between my role and the corner at %ix%i, and every card shows', (width, height) => {
    useSettings.setState({ uiScale });
    const rem = remOf(width, height, uiScale);
    const poses = handFan(10, frameFor({ width, height }, rem));
    const [first, last] = [poses[0], poses.at(-1)];
    if (!first || !last) throw new Error('expected ten cards');
    const pixels = height / (2 * HAND.depth * Math.tan((fovFor(width / height) * Math.PI) / 360));
    const half = ({ scale, yaw }: typeof last) =>
      (scale / 2) * (CARD.width * Math.cos(yaw) + (CARD.height / 3) * Math.abs(Math.sin(yaw)));
    const right = width / 2 + (last.x + half(last)) * pixels;
    const left = width / 2 + (first.x - half(first)) * pixels;
    const corner = uiScale >= 125 || width <= 840 ? 0 : 4 * Math.max(5.6 * rem, 44) + 9.8 * rem;
    expect(right).toBeLessThanOrEqual(width - corner);
    expect(left).toBeGreaterThanOrEqual(uiScale >= 175 ? 0 : 20 * rem);
    expect((last.x - first.x) * pixels).toBeGreaterThan(9 * 0.02 * width);
  });
});
