import { BufferGeometry, Color, Float32BufferAttribute, LatheGeometry, Vector2 } from 'three';
import { FELT } from '../sizes.ts';
import { ringAt } from './ring.ts';

/** A point of a profile: offset outward from the felt's edge, height, and how much light reaches it (1 = all). */
export type ProfilePoint = readonly [offset: number, y: number, lit?: number];

/** Sweeps a profile round the table; u runs along the rim, so that a grain follows it. */
export function sweep(profile: readonly ProfilePoint[], uRepeat: number, vScale = 0.4, steps = 224): BufferGeometry {
  const place: number[] = [];
  const uv: number[] = [];
  const colour: number[] = [];
  const index: number[] = [];
  let v = 0;
  profile.forEach(([offset, y, lit = 1], at) => {
    const before = profile[at - 1];
    if (before) v += Math.hypot(offset - before[0], y - before[1]) * vScale;
    const ring = ringAt(offset);
    for (let step = 0; step <= steps; step += 1) {
      const point = ring.at(step / steps);
      place.push(point.x, y, point.z);
      uv.push((step / steps) * uRepeat, v);
      colour.push(lit, lit, lit);
    }
  });
  const row = steps + 1;
  for (let at = 0; at < profile.length - 1; at += 1) {
    for (let step = 0; step < steps; step += 1) {
      const a = at * row + step;
      index.push(a, a + row, a + 1, a + 1, a + row, a + row + 1);
    }
  }
  const geometry = built(place, uv, colour, index);
  weld(geometry, profile.length, row);
  return geometry;
}

/** The ring closes on itself: both ends of each row get the same normal. */
function weld(geometry: BufferGeometry, rows: number, row: number): void {
  const normal = geometry.getAttribute('normal');
  for (let at = 0; at < rows; at += 1) {
    const first = at * row;
    const last = first + row - 1;
    const x = normal.getX(first) + normal.getX(last);
    const y = normal.getY(first) + normal.getY(last);
    const z = normal.getZ(first) + normal.getZ(last);
    const length = Math.hypot(x, y, z) || 1;
    for (const end of [first, last]) normal.setXYZ(end, x / length, y / length, z / length);
  }
}

/** Rings from the middle to under the lip; their colours darken towards the rail like a contact shadow. */
const FELT_RINGS: readonly (readonly [offset: number, lit: number])[] = [
  [-4.6, 1],
  [-3, 1],
  [-1.6, 0.98],
  [-0.8, 0.88],
  [-0.35, 0.68],
  [-0.12, 0.42],
  [0.06, 0.18],
];

/** The felt; `fit` lays one tile over the whole of it, for the print, instead of repeating it. */
export function feltGeometry(y: number, fit: boolean, steps = 160): BufferGeometry {
  const place = [0, y, 0];
  const uv = fit ? [0.5, 0.5] : [0, 0];
  const colour = [1, 1, 1];
  const index: number[] = [];
  for (const [offset, lit] of FELT_RINGS) {
    const ring = ringAt(offset);
    for (let step = 0; step < steps; step += 1) {
      const { x, z } = ring.at(step / steps);
      place.push(x, y, z);
      if (fit) uv.push(x / (2 * FELT.a) + 0.5, 0.5 - z / (2 * FELT.b));
      else uv.push(x / 5, z / 5);
      colour.push(lit, lit, lit);
    }
  }
  for (let step = 0; step < steps; step += 1) index.push(0, 1 + step, 1 + ((step + 1) % steps));
  for (let ring = 0; ring < FELT_RINGS.length - 1; ring += 1) {
    for (let step = 0; step < steps; step += 1) {
      const a = 1 + ring * steps + step;
      const b = 1 + ring * steps + ((step + 1) % steps);
      index.push(a, a + steps, b, b, a + steps, b + steps);
    }
  }
  return built(place, uv, colour, index);
}

/** A turned body: points of its outline from the axis, bottom to top. */
export const lathe = (points: readonly (readonly [radius: number, y: number])[], segments = 28): BufferGeometry =>
  new LatheGeometry(
    points.map(([radius, y]) => new Vector2(radius, y)),
    segments,
  );

/** Colours every vertex, so that many bodies share one material. */
export function tinted(geometry: BufferGeometry, colour: string): BufferGeometry {
  const { r, g, b } = new Color(colour);
  const count = geometry.getAttribute('position').count;
  geometry.setAttribute('color', new Float32BufferAttribute(Array.from({ length: count }, () => [r, g, b]).flat(), 3));
  return geometry;
}

function built(place: number[], uv: number[], colour: number[], index: number[]): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(place, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uv, 2));
  geometry.setAttribute('color', new Float32BufferAttribute(colour, 3));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return geometry;
}
