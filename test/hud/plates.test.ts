// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { placePlates } from '../../renderer/hud/plates/place-plates.ts';
import { plateForm } from '../../renderer/hud/plates/plate-form.ts';
import { type PlateSide, projection } from '../../renderer/table/pointing/projection.ts';

/** CSS pixels of a rem in a window of 1280 x 720. */
const REM = 20 / 3;
const HEIGHT = 42;
const WIDTH: Readonly<Record<string, number>> = { full: 26.4 * REM, narrow: 19.6 * REM, bare: 14.2 * REM };

/** Where the far rows of eight seats begin in such a window, and the roofs of a train before them. */
const FAR = [475, 650, 825] as const;
const ROW = 190;
const ROOFS = [392, 486, 583, 650] as const;
const ROOF = 96;

function plate(section: HTMLElement, seat: number, side: PlateSide, x: number, y: number): HTMLElement {
  const element = document.createElement('button');
  element.dataset.seat = String(seat);
  Object.defineProperty(element, 'offsetWidth', { get: () => WIDTH[element.dataset.form ?? ''] ?? 0 });
  Object.defineProperty(element, 'offsetHeight', { get: () => HEIGHT });
  section.append(element);
  projection.seats.set(seat, { x, y, side, visible: true });
  return element;
}

const placeOf = ({ style }: HTMLElement) => {
  const [, x, y] = style.transform.match(/translate\((.+)px, (.+)px\)/) ?? [];
  return { x: Number(x), y: Number(y) };
};

describe('plates', () => {
  let section: HTMLElement;
  beforeEach(() => {
    vi.stubGlobal('innerWidth', 1280);
    vi.stubGlobal('innerHeight', 720);
    document.documentElement.style.fontSize = `${REM}px`;
    projection.seats.clear();
    projection.wagons.clear();
    projection.locomotive.visible = false;
    section = document.createElement('section');
  });
  const train = (roof: number) => {
    for (const [card, x] of ROOFS.entries()) projection.wagons.set(card, { x, y: roof, visible: true });
    Object.assign(projection.locomotive, { x: 705, y: roof, visible: true });
  };
  const farPlates = () => FAR.map((x, at) => plate(section, at + 3, 'far', x, ROW));

  test('say less where there is less room, and never less than the counts', () => {
    expect(plateForm(30 * REM, REM)).toBe('full');
    expect(plateForm(20 * REM, REM)).toBe('narrow');
    expect(plateForm(15 * REM, REM)).toBe('bare');
    expect(plateForm(1, REM)).toBe('bare');
  });
  test('of the far side stay at their own rows, side by side', () => {
    const plates = farPlates();
    placePlates(section);
    const places = plates.map(placeOf);
    places.forEach(({ x }, at) => {
      const width = plates[at]?.offsetWidth ?? 0;
      expect(Math.abs(x + width / 2 - (FAR[at] ?? 0))).toBeLessThan(4);
      expect(x + width).toBeLessThanOrEqual((places[at + 1]?.x ?? 1280) + 1);
    });
  });
  test('of the far side hang below a train that stands there, whose names stay readable', () => {
    train(ROOF);
    const plates = farPlates();
    placePlates(section);
    for (const element of plates) {
      expect(placeOf(element).y).toBeGreaterThanOrEqual(ROOF + 0.07 * 720);
      expect(element.dataset.glass).toBe('off');
    }
  });
  test('keep their tags off the train, and show them again when it has left', () => {
    train(ROOF);
    const plates = farPlates();
    placePlates(section);
    expect(plates.map(({ dataset }) => dataset.tags)).toEqual(['away', 'away', 'above']);
    for (const anchor of projection.wagons.values()) anchor.x = 100;
    projection.locomotive.x = 150;
    placePlates(section);
    expect(plates.map(({ dataset }) => dataset.tags)).toEqual(['above', 'above', 'above']);
  });
  test('are looked through where the train stands behind them', () => {
    train(ROW - HEIGHT);
    const [over, , beside] = farPlates();
    placePlates(section);
    expect([over?.dataset.glass, beside?.dataset.glass]).toEqual(['on', 'off']);
  });
  test('of a side seat hang outwards wherever in the window its row lies', () => {
    const left = plate(section, 1, 'left', 250, 120);
    const right = plate(section, 7, 'right', 1030, 120);
    placePlates(section);
    expect(placeOf(left).x + left.offsetWidth).toBeLessThanOrEqual(251);
    expect(placeOf(right).x).toBeGreaterThanOrEqual(1029);
  });
});
