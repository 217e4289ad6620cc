import { NOBODY, type Seat, type Viewer } from '../../core/index.ts';

/** Where a seat's things lie: the middle of its identity row, and of the row of its cards in play. */
export interface Slot {
  readonly kind: 'own' | 'side' | 'top';
  readonly x: number;
  readonly z: number;
  readonly yaw: number;
  readonly row: { readonly x: number; readonly z: number; readonly width: number };
}

/** Rotations of a whole row stay this small, so that every name reads upright. */
const TURN = { top: 0.006, side: 0.012, own: 0.02 } as const;

const OWN: Slot = { kind: 'own', x: -5.45, z: 3.6, yaw: TURN.own, row: { x: 0.3, z: 3.05, width: 5.6 } };

function top(x: number): Slot {
  const z = -5.55 + (Math.abs(x) / 4.6) ** 2.4 * 0.72;
  return { kind: 'top', x, z, yaw: -x * TURN.top, row: { x, z: z + 1.98, width: 4 } };
}
/** With a train on the far rim the seats there move up, so that their plates hang between it and their cards. */
const TRAIN_SHIFT = { top: -4.72, row: 1.97, side: 0.13 } as const;
function beforeTrain(slot: Slot): Slot {
  if (slot.kind === 'own') return slot;
  const z = slot.kind === 'top' ? TRAIN_SHIFT.top : slot.z + TRAIN_SHIFT.side;
  const row = slot.kind === 'top' ? z + TRAIN_SHIFT.row : z;
  return { ...slot, z, row: { ...slot.row, z: row } };
}
const left = (z: number): Slot => side(-1, z);
const right = (z: number): Slot => side(1, z);
function side(to: -1 | 1, z: number): Slot {
  return { kind: 'side', x: to * 7.2 - 0.1, z, yaw: -to * TURN.side, row: { x: to * 3.5, z, width: 2.5 } };
}

/** By number of seats, clockwise from the near side. A formula along the rim would overlap from six seats on. */
const SLOTS: Readonly<Record<number, readonly Slot[]>> = {
  3: [OWN, left(-0.6), right(-0.6)],
  4: [OWN, left(-0.2), top(0), right(-0.2)],
  5: [OWN, left(0), top(-3.6), top(3.6), right(0)],
  6: [OWN, left(0), top(-4.55), top(0), top(4.55), right(0)],
  7: [OWN, left(1.02), left(-1.0), top(-2.4), top(2.4), right(-1.0), right(1.02)],
  8: [OWN, left(1.04), left(-0.95), top(-4.55), top(0), top(4.55), right(-0.95), right(1.04)],
};

/** The seat at the near side: the viewer's own; a spectator looks from behind seat 0. */
const nearSeat = (me: Viewer): Seat => (me > NOBODY ? me : 0);

/** The slots by seat, with or without a train on the rim. Throws for a number of seats that has no table. */
export function slotsFor(seats: number, me: Viewer, train = false): readonly Slot[] {
  const slots = SLOTS[seats];
  if (!slots) throw new Error(`expected 3 to 8 seats, got ${seats}`);
  const near = nearSeat(me);
  return slots.map((_, seat) => {
    const slot = slots[(seat - near + seats) % seats];
    if (!slot) throw new Error(`expected a slot for seat ${seat} of ${seats}`);
    return train ? beforeTrain(slot) : slot;
  });
}
