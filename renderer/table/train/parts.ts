import { BoxGeometry, BufferGeometry, CylinderGeometry, Float32BufferAttribute, IcosahedronGeometry } from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { tinted } from '../room/sweep.ts';

/**
 * A model is a list of coloured bodies that become one geometry: one draw, no texture. x runs along the track and forward,
 * y up from the top of the rails, z across; units are those of the table.
 */
export type Part = BufferGeometry;
export type Place = readonly [x: number, y: number, z: number];
type Size = readonly [length: number, height: number, depth: number];

/** Edges of what the light should catch are rounded by so much. */
const BEVEL = 0.018;
const ROUND = 14;

/** A plain block, its middle at a place. */
export function box([length, height, depth]: Size, [x, y, z]: Place, colour: string): Part {
  return tinted(new BoxGeometry(length, height, depth).toNonIndexed(), colour).translate(x, y, z);
}

/** A block with rounded edges: for the large bodies, which light shall not cut like paper. */
export function body([length, height, depth]: Size, [x, y, z]: Place, colour: string): Part {
  return tinted(plain(new RoundedBoxGeometry(length, height, depth, 1, BEVEL)), colour).translate(x, y, z);
}

/** A round thing along an axis, `length` long. */
export function rod(
  along: 'x' | 'y' | 'z',
  { radius, end = radius, length, sides = ROUND }: { radius: number; end?: number; length: number; sides?: number },
  [x, y, z]: Place,
  colour: string,
): Part {
  // The end lies towards +x, +y or +z.
  const geometry = new CylinderGeometry(end, radius, length, sides).toNonIndexed();
  if (along === 'x') geometry.rotateZ(-Math.PI / 2);
  if (along === 'z') geometry.rotateX(Math.PI / 2);
  return tinted(geometry, colour).translate(x, y, z);
}

/** A lump of coal or ore, or with more detail a ball. */
export function lump(radius: number, [x, y, z]: Place, colour: string, detail = 0): Part {
  return tinted(plain(new IcosahedronGeometry(radius, detail)), colour)
    .rotateY(x * 7 + z * 3)
    .translate(x, y, z);
}

/** A roof that is round across the train and flat below. */
export function roof(length: number, rise: number, [x, y, z]: Place, colour: string, half = 0.36): Part {
  const steps = 8;
  const outline = Array.from({ length: steps + 1 }, (_, at): [number, number] => {
    const angle = (at / steps) * Math.PI;
    return [Math.cos(angle) * half, Math.sin(angle) * rise];
  });
  return prism(outline, length, colour)
    .rotateY(Math.PI / 2)
    .translate(x, y, z);
}

/** A prism: a flat outline in x and y, as deep as the train is wide, or less. */
export function prism(drawn: readonly (readonly [number, number])[], depth: number, colour: string): Part {
  const outline = areaOf(drawn) < 0 ? drawn.toReversed() : drawn;
  const half = depth / 2;
  const place: number[] = [];
  const side = (z: number, flip: boolean) => {
    for (let at = 1; at < outline.length - 1; at += 1) {
      const corners = [outline[0], outline[at], outline[at + 1]];
      for (const corner of flip ? corners.toReversed() : corners) place.push(corner?.[0] ?? 0, corner?.[1] ?? 0, z);
    }
  };
  side(half, false);
  side(-half, true);
  outline.forEach(([x, y], at) => {
    const [nx, ny] = outline[(at + 1) % outline.length] ?? [x, y];
    place.push(x, y, half, x, y, -half, nx, ny, -half, x, y, half, nx, ny, -half, nx, ny, half);
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(place, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(new Float32Array((place.length / 3) * 2), 2));
  geometry.computeVertexNormals();
  return tinted(geometry, colour);
}

/** Of a flat outline: negative if it runs clockwise. */
const areaOf = (outline: readonly (readonly [number, number])[]): number =>
  outline.reduce((sum, [x, y], at) => {
    const [nx, ny] = outline[(at + 1) % outline.length] ?? [x, y];
    return sum + (x * ny - nx * y) / 2;
  }, 0);

/** The same part on both sides of the train. */
export const bothSides = (z: number, part: (z: number) => Part): Part[] => [part(z), part(-z)];

/** One geometry of all parts. */
export function merged(parts: readonly Part[]): BufferGeometry {
  const whole = mergeGeometries([...parts]);
  for (const part of parts) part.dispose();
  return whole;
}

export const trianglesOf = (geometry: BufferGeometry): number =>
  (geometry.getIndex()?.count ?? geometry.getAttribute('position').count) / 3;

function plain(geometry: BufferGeometry): BufferGeometry {
  return geometry.getIndex() ? geometry.toNonIndexed() : geometry;
}
