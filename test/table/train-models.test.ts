import { type BufferGeometry, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { LIVERIES, type WagonId } from '../../assets/expansions/great-train-robbery/art/liveries.ts';
import { WAGON_IDS } from '../../core/index.ts';
import { atlasLayout, facesInPlay } from '../../renderer/media/atlas-layout.ts';
import { RIM } from '../../renderer/table/sizes.ts';
import { chassis, WAGON } from '../../renderer/table/train/chassis.ts';
import { easel } from '../../renderer/table/train/easel.ts';
import { locomotive, tender } from '../../renderer/table/train/locomotive.ts';
import { namePlates } from '../../renderer/table/train/name-plate.ts';
import { trianglesOf } from '../../renderer/table/train/parts.ts';
import { wagonBody } from '../../renderer/table/train/wagons.ts';

const IDS = Object.keys(LIVERIES) as WagonId[];
const SIDES = ['ironhorse', 'leland'] as const;
/** All of the train that there can be: both sides, every wagon on its chassis, a station for each of eight players. */
const MOST_TRIANGLES = 60_000;
const STATIONS = 8;

const bodies = new Map(IDS.map((id) => [id, wagonBody(id)]));
const engines = SIDES.flatMap((side) => [locomotive(side), tender(side)]);

test('every wagon of the rules has a body, and no two have the same', () => {
  expect([...IDS].sort()).toEqual([...WAGON_IDS].sort());
  const prints = [...bodies.values()].map((geometry) => [...geometry.getAttribute('position').array].join());
  expect(new Set(prints).size).toBe(IDS.length);
  const coats = Object.values(LIVERIES).map(({ body, roof }) => `${body} ${roof}`);
  expect(new Set(coats).size).toBe(IDS.length);
});

test('the whole train has 60 000 triangles at most', () => {
  const wagons = [...bodies.values()].reduce(
    (sum, body) => sum + trianglesOf(body),
    IDS.length * trianglesOf(chassis()),
  );
  const locomotives = engines.reduce((sum, engine) => sum + trianglesOf(engine), 0);
  expect(wagons + locomotives + STATIONS * trianglesOf(easel())).toBeLessThanOrEqual(MOST_TRIANGLES);
});

test.each([...bodies].map(([id, body]) => ({ id, body })))(
  '$id stays on its chassis and above the rails',
  ({ body }) => {
    const { min, max } = boundsOf(body);
    expect(Math.max(-min.x, max.x)).toBeLessThanOrEqual(WAGON.half + 0.1);
    expect(Math.max(-min.z, max.z)).toBeLessThanOrEqual(WAGON.width / 2 + 0.16);
    expect(min.y).toBeGreaterThan(0.1);
    expect(max.y).toBeLessThan(1.5);
  },
);

test('both sides of the locomotive stand on the rails and differ', () => {
  const [iron, , lady] = engines;
  for (const engine of engines) expect(Math.abs(boundsOf(engine).min.y)).toBeLessThan(0.05);
  expect(iron && lady && trianglesOf(iron) === trianglesOf(lady)).toBe(false);
});

test('nothing reaches from the track to the stations or over the lip of the rim', () => {
  for (const engine of [...engines, ...bodies.values(), chassis()]) {
    const { min, max } = boundsOf(engine);
    expect(RIM.track + max.z).toBeLessThan(RIM.ledge);
    expect(RIM.track + min.z).toBeGreaterThan(0.4);
  }
});

test('every body has a colour, a normal and a place for each corner, all of them numbers', () => {
  for (const geometry of [...bodies.values(), ...engines, chassis(), easel()])
    for (const name of ['position', 'normal', 'color'])
      expect(geometry.getAttribute(name).array.every(Number.isFinite), name).toBe(true);
});

test('surfaces look outward: every body encloses room', () => {
  for (const geometry of [...bodies.values(), ...engines, chassis(), easel()])
    expect(volumeOf(geometry)).toBeGreaterThan(0);
});

test('the plates show the titles of the wagons out of the atlas, each its own, on both sides', () => {
  const layout = atlasLayout('high', facesInPlay(['great-train-robbery']));
  const corners = IDS.map((id) => {
    const { array } = namePlates(layout, id).getAttribute('uv');
    expect(Math.min(...array)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...array)).toBeLessThanOrEqual(1);
    return `${array[0]} ${array[1]}`;
  });
  expect(new Set(corners).size).toBe(IDS.length);
  expect(() => namePlates(layout, 'nobody')).toThrow('wagon:nobody');
});

function boundsOf(geometry: BufferGeometry) {
  geometry.computeBoundingBox();
  const box = geometry.boundingBox;
  if (!box) throw new Error('expected the bounds of a body, got none');
  return box;
}

/** What closed surfaces enclose; negative where they look inward. */
function volumeOf(geometry: BufferGeometry): number {
  const place = geometry.getAttribute('position');
  const corner = (at: number) => new Vector3().fromBufferAttribute(place, at);
  let sum = 0;
  for (let at = 0; at < place.count; at += 3) sum += corner(at).dot(corner(at + 1).cross(corner(at + 2))) / 6;
  return sum;
}
