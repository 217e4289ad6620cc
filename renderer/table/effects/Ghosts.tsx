import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { Euler, Matrix4, Quaternion, Vector3 } from 'three';
import { clock } from '../frame/clock.ts';
import { on } from '../layout.ts';
import { IDENTITY } from '../sizes.ts';
import type { Slot } from '../slots.ts';
import type { Stage } from '../stage.ts';
import { WraithMesh } from './wraith.ts';

/** By the hand, where no plate hangs before it; how far below the felt a figure comes up from, how high it leaves. */
const PLACE = { right: IDENTITY.holding + 0.05, up: 0.5, under: 1.3, away: 1.6 } as const;
/** Towards the player who looks: on the far side plates hang low before the train. */
const NEAR = { top: 2.35, side: 1.15, own: 1.15 } as const satisfies Readonly<Record<Slot['kind'], number>>;
/** Leans back by so much that one looking down sees its face and not its hat; its size beside a card's. */
const LEAN = -0.8;
const SCALE = 1.1;
const matrix = new Matrix4();
const place = new Vector3();
const turn = new Quaternion();
const size = new Vector3();
const angles = new Euler();

/** The figures of those who died and stay: they rise out of the felt, drift, and go up and out in the end. */
export function Ghosts({ stage, steady }: { readonly stage: Stage; readonly steady: boolean }) {
  const wraiths = useMemo(() => new WraithMesh(), []);
  useEffect(() => () => wraiths.dispose(), [wraiths]);
  useFrame(() => {
    const { plan, shown, effects } = stage;
    wraiths.time.value = steady ? 0 : clock.wall;
    let count = 0;
    plan?.slots.forEach((slot, seat) => {
      const rises = shown?.ghosts[seat] === true;
      const there = effects.hauntOf(seat, rises);
      if (there <= 0) return;
      const at = on(slot, PLACE.right, NEAR[slot.kind], 0);
      const up = rises ? PLACE.up - (1 - there) * PLACE.under : PLACE.up + (1 - there) * PLACE.away;
      turn.setFromEuler(angles.set(LEAN, at.yaw, 0, 'YXZ'));
      const wide = rises ? 1 : 1 - 0.45 * (1 - there);
      wraiths.mesh.setMatrixAt(
        count,
        matrix.compose(place.set(at.x, up, at.z), turn, size.set(wide, 2 - wide, wide).multiplyScalar(SCALE)),
      );
      wraiths.show(count, there, seat);
      count += 1;
    });
    wraiths.count = count;
  });
  return <primitive object={wraiths.mesh} />;
}
