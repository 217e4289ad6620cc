import type { BufferGeometry } from 'three';
import { body, bothSides, box, merged, type Part, rod } from './parts.ts';

/** Measures of every wagon, in units of the table. */
export const WAGON = { length: 1.9, width: 0.62, floor: 0.27, half: 0.95, truck: 0.58, gauge: 0.5 } as const;

const BLACK = '#26242a';
const STEEL = '#6f7076';
const BRASS = '#c7913c';
export const WHEEL = { radius: 0.115, length: 0.05 } as const;

/**
 * What all wagons run on: beam, couplers, two trucks. One geometry for all of them, to be drawn as instances; without its
 * wheels where those turn.
 */
export function chassis(wheeled = true): BufferGeometry {
  return merged([
    body([WAGON.length, 0.07, 0.44], [0, WAGON.floor - 0.035, 0], BLACK),
    ...[-1, 1].flatMap((end) => [
      box([0.34, 0.05, 0.08], [end * (WAGON.half + 0.12), 0.2, 0], STEEL),
      box([0.05, 0.07, 0.4], [end * (WAGON.half - 0.03), 0.21, 0], STEEL),
      ...truck(end * WAGON.truck, wheeled),
    ]),
    ...bothSides(0.2, (z) => box([0.62, 0.025, 0.02], [0, 0.13, z], STEEL)),
  ]);
}

/** How far the axles of a truck lie off its middle. */
export const AXLES = [-0.15, 0.15] as const;

/** Two axles in a frame. */
export function truck(x: number, wheeled = true): Part[] {
  return [
    ...(wheeled ? AXLES.flatMap((shift) => wheels(x + shift, WHEEL.radius, BLACK)) : []),
    ...bothSides(WAGON.gauge / 2 + 0.045, (z) => box([0.46, 0.06, 0.03], [x, 0.135, z], '#3a3436')),
    box([0.2, 0.08, 0.4], [x, 0.17, 0], BLACK),
  ];
}

/** A pair of wheels and their axle. */
export function wheels(x: number, radius: number, colour: string): Part[] {
  return [
    ...bothSides(WAGON.gauge / 2, (z) => rod('z', { radius, length: WHEEL.length }, [x, radius, z], colour)),
    ...bothSides(WAGON.gauge / 2 + 0.03, (z) =>
      rod('z', { radius: radius * 0.3, length: 0.03, sides: 8 }, [x, radius, z], BRASS),
    ),
    rod('z', { radius: 0.022, length: WAGON.gauge, sides: 6 }, [x, radius, 0], STEEL),
  ];
}

/** A turning axle: a pair of wheels about the origin, with spokes by which one sees them turn. */
export function axle(radius: number, colour: string): BufferGeometry {
  const spokes = [0, 1, 2].flatMap((turn) =>
    bothSides(WAGON.gauge / 2 + 0.028, (z) =>
      box([radius * 1.8, radius * 0.16, 0.012], [0, 0, 0], BRASS)
        .rotateZ((turn * Math.PI) / 3)
        .translate(0, 0, z),
    ),
  );
  return merged([...wheels(0, radius, colour).map((part) => part.translate(0, -radius, 0)), ...spokes]);
}
