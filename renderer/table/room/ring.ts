import { FELT } from '../sizes.ts';

/** A point of a ring round the felt: place, tangent (clockwise seen from below = +x first) and outward normal. */
interface RingPoint {
  readonly x: number;
  readonly z: number;
  readonly tx: number;
  readonly tz: number;
  readonly nx: number;
  readonly nz: number;
}

type Point = readonly [x: number, z: number];

/** A closed curve `offset` units outside the felt's edge, sampled evenly by its length. */
export interface Ring {
  readonly length: number;
  /** `share` 0 to 1 of the way round, from the middle of the near side towards +x. */
  at(share: number): RingPoint;
}

export function ringAt(offset: number, samples = 512): Ring {
  const edge = evenly(superellipse(4096), samples).points;
  const moved = edge.map(([x, z], at): Point => {
    const [tx, tz] = tangent(edge, at, 1);
    return [x - tz * offset, z + tx * offset];
  });
  const { points, length } = evenly(moved, samples);
  return {
    length,
    at(share) {
      const place = (share - Math.floor(share)) * samples;
      const at = Math.floor(place) % samples;
      const part = place - Math.floor(place);
      const [ax, az] = pick(points, at);
      const [bx, bz] = pick(points, at + 1);
      const [tx, tz] = tangent(points, at, 2);
      return { x: ax + (bx - ax) * part, z: az + (bz - az) * part, tx, tz, nx: -tz, nz: tx };
    },
  };
}

/** How far a point lies towards the felt's edge: 1 on it, less inside. */
export const feltShare = (x: number, z: number): number =>
  Math.abs(x / FELT.a) ** FELT.n + Math.abs(z / FELT.b) ** FELT.n;

function superellipse(samples: number): Point[] {
  return Array.from({ length: samples }, (_, at): Point => {
    const angle = Math.PI / 2 - (at / samples) * Math.PI * 2;
    return [bulge(Math.cos(angle), FELT.a), bulge(Math.sin(angle), FELT.b)];
  });
}
const bulge = (along: number, half: number): number => half * Math.sign(along) * Math.abs(along) ** (2 / FELT.n);

function evenly(points: readonly Point[], samples: number): { points: Point[]; length: number } {
  const reached = [0];
  for (let at = 0; at < points.length; at += 1) {
    const [ax, az] = pick(points, at);
    const [bx, bz] = pick(points, at + 1);
    reached.push((reached[at] ?? 0) + Math.hypot(bx - ax, bz - az));
  }
  const length = reached[points.length] ?? 0;
  const even: Point[] = [];
  let leg = 0;
  for (let at = 0; at < samples; at += 1) {
    const wanted = (at / samples) * length;
    while ((reached[leg + 1] ?? length) < wanted) leg += 1;
    const start = reached[leg] ?? 0;
    const part = (wanted - start) / ((reached[leg + 1] ?? length) - start);
    const [ax, az] = pick(points, leg);
    const [bx, bz] = pick(points, leg + 1);
    even.push([ax + (bx - ax) * part, az + (bz - az) * part]);
  }
  return { points: even, length };
}

function tangent(points: readonly Point[], at: number, ahead: number): Point {
  const [ax, az] = pick(points, at - 1);
  const [bx, bz] = pick(points, at + ahead);
  const length = Math.hypot(bx - ax, bz - az);
  return [(bx - ax) / length, (bz - az) / length];
}

function pick(points: readonly Point[], at: number): Point {
  const point = points[(at + points.length) % points.length];
  if (!point) throw new Error(`expected a point of the ring, got ${at} of ${points.length}`);
  return point;
}
