import type { BufferGeometry } from 'three';
import { CARD } from '../sizes.ts';
import { body, box, merged, type Part, rod } from './parts.ts';

/** How far the card of a station leans back, in radians. */
export const EASEL_TILT = (36 * Math.PI) / 180;
const WOOD = '#5a3a20';
const LEDGE = '#8a5f34';
const PLANK = '#6b4a2a';
/** The platform that it stands on, down to the rim and out to the rails, so that one sees which wagon stands before it. */
const PLATFORM = { width: 1.72, height: 0.22, depth: 0.74 } as const;

/** What holds a station's card on the rim: its ledge at the origin, facing +z. To be drawn as instances. */
export function easel(): BufferGeometry {
  const height = CARD.height * 0.86;
  const back = [-0.42, 0.42].map((x) => box([0.07, height, 0.06], [x, height / 2, -0.045], WOOD).rotateX(-EASEL_TILT));
  const behind = Math.sin(EASEL_TILT) * height;
  const up = Math.cos(EASEL_TILT) * height;
  return merged([
    ...platform(),
    ...back,
    box([0.92, 0.06, 0.05], [0, height * 0.72, -0.045], WOOD).rotateX(-EASEL_TILT),
    body([1.1, 0.07, 0.16], [0, 0.035, 0.03], LEDGE),
    box([1.1, 0.06, 0.03], [0, 0.09, 0.1], LEDGE),
    box([0.06, up * 0.78, 0.06], [0, up * 0.38, -behind * 0.82], WOOD).rotateX(0.04),
    ...[-0.56, 0.56].map((x) => rod('y', { radius: 0.045, length: 0.1, sides: 10 }, [x, 0.09, 0.06], '#c7913c')),
  ]);
}

/** Planks across, and a white edge towards the train. */
function platform(): Part[] {
  const { width, height, depth } = PLATFORM;
  const middle = depth / 2 - 0.24;
  return [
    body([width, height, depth], [0, -height / 2, middle], PLANK),
    ...[-0.25, 0, 0.25].map((z) => box([width - 0.06, 0.012, 0.2], [0, 0.004, middle + z], LEDGE)),
    box([width, 0.035, 0.05], [0, 0.002, middle + depth / 2 - 0.03], '#e9dcc0'),
  ];
}
