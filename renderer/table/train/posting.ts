import type { Mover } from '../flight.ts';
import type { Pose } from '../pose.ts';

/** Where the cards of new stations come from, beside the first easel, and how much later each one is there. */
const STACK = { left: 2.2, near: 1.2, step: 0.03, later: 0.09 } as const;

/** The cards of the stations come one after the other from where the line begins, face down; `send` lets them fly. */
export function sendToEasels(
  stations: readonly Mover[],
  first: Pose | undefined,
  send: (mover: Mover, later: number) => void,
): void {
  if (!first) return;
  for (const [at, mover] of stations.entries()) {
    mover.place.set(first.x - STACK.left, first.y + at * STACK.step, first.z + STACK.near);
    mover.flip = 1;
    mover.scale = first.scale;
    send(mover, at * STACK.later);
  }
}
