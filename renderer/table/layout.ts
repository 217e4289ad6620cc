import {
  type Card,
  DECK,
  DISCARD,
  FLIPPED,
  handOf,
  lookedAtBy,
  OPEN,
  rowOf,
  type Seat,
  type State,
  TRAIN,
  type Viewer,
  WAGON_DECK,
} from '../../core/index.ts';
import { type Frame, handFan } from './hand-fan.ts';
import { disorder, type Pose, pose } from './pose.ts';
import { CARD, FLIP, HOLDING, IDENTITY, LAYER, PILES, ROW, SHOW, STRIP } from './sizes.ts';
import { type Slot, slotsFor } from './slots.ts';
import { stationPose, wagonPose } from './train/track.ts';

/** Cards that are still to be dealt wait under the felt, out of sight. */
const UNDEALT = -0.6;
/** So many stations before the first one wagons come from, and go back to. */
const WAGONS_WAIT = 4;

/** Where everything belongs that `shown` holds. Pure: motion only blends from an old layout to a new one. */
export interface TableLayout {
  readonly slots: readonly Slot[];
  /** By zone number, in the order of the zone. */
  readonly cards: readonly (readonly Pose[])[];
  /** By seat. */
  readonly roles: readonly Pose[];
  readonly characters: readonly Pose[];
  readonly strips: readonly Pose[];
  /** Cards of the stations, from left to right. */
  readonly stations: readonly Pose[];
}

export function layout(shown: State, me: Viewer, frame: Frame): TableLayout {
  const slots = slotsFor(shown.roles.length, me, shown.train !== null);
  const { at: head = 0, stations = [] } = shown.train ?? {};
  const cards: Pose[][] = shown.zones.map(() => []);
  const count = (zone: number): number => shown.zones[zone]?.length ?? 0;
  cards[DECK] = deck(count(DECK));
  cards[DISCARD] = discard(shown.zones[DISCARD] ?? []);
  cards[OPEN] = openRow(count(OPEN));
  cards[FLIPPED] = flipped(count(FLIPPED));
  // Its wagons stand on the rails; as cards they wait inside, and the deck of wagons where the line begins.
  cards[TRAIN] = (shown.zones[TRAIN] ?? []).map((_, at) => wagonPose(head - 1 - at, stations.length));
  cards[WAGON_DECK] = (shown.zones[WAGON_DECK] ?? []).map(() => wagonPose(-WAGONS_WAIT, stations.length));
  slots.forEach((slot, seat) => {
    cards[handOf(seat)] = seat === me ? handFan(count(handOf(seat)), frame) : holding(slot, count(handOf(seat)));
    cards[rowOf(seat)] = row(slot, shown.zones[rowOf(seat)] ?? []);
    cards[lookedAtBy(seat)] = seat === me ? openRow(count(lookedAtBy(seat))) : peeked(slot, count(lookedAtBy(seat)));
  });
  return {
    slots,
    cards,
    roles: slots.map((slot, seat) => role(slot, seat, shown, me, frame.hidden)),
    characters: slots.map((slot, seat) =>
      on(slot, IDENTITY.character, 0, shown.characters[seat] ? LAYER * 1.6 : UNDEALT),
    ),
    strips: slots.map((slot) => on(slot, IDENTITY.strip, 0, 0.03)),
    stations: stations.map((_, at) => stationPose(at, stations.length)),
  };
}

/** A place beside the middle of a seat's identity row, turned with it. */
export function on(slot: Slot, right: number, near: number, y: number, more: Partial<Pose> = {}): Pose {
  const cos = Math.cos(slot.yaw);
  const sin = Math.sin(slot.yaw);
  const x = slot.x + right * cos + near * sin;
  const z = slot.z - right * sin + near * cos;
  return pose({ x, y, z, yaw: slot.yaw, ...more });
}

/** The place of the bullet for the `point`-th life point, the first at the far end of the strip. */
export const bulletOn = (slot: Slot, point: number): Pose =>
  on(slot, IDENTITY.strip, STRIP.first - point * STRIP.bullet, 0.115);

function deck(count: number): Pose[] {
  return Array.from({ length: count }, (_, at) =>
    pose({
      x: PILES.deck.x + disorder(at, 1) * 0.012,
      y: LAYER * (at + 0.6),
      z: PILES.deck.z + disorder(at, 2) * 0.012,
      yaw: 0.03 + disorder(at, 3) * 0.012,
      faceDown: true,
    }),
  );
}

function discard(cards: readonly Card[]): Pose[] {
  return cards.map((card, at) =>
    pose({
      x: PILES.discard.x + disorder(card, 4) * 0.05,
      y: LAYER * (at + 0.6),
      z: PILES.discard.z + disorder(card, 5) * 0.05,
      yaw: disorder(card, 6) * 0.11,
    }),
  );
}

function openRow(count: number): Pose[] {
  const step = count < 2 ? 0 : Math.min(SHOW.step, SHOW.width / (count - 1));
  return Array.from({ length: count }, (_, at) => {
    const x = (at - (count - 1) / 2) * step;
    return pose({ x, y: SHOW.y, z: SHOW.z, tilt: SHOW.tilt, yaw: -x * 0.008, scale: SHOW.scale, light: 0.3 });
  });
}

function flipped(count: number): Pose[] {
  return Array.from({ length: count }, (_, at) =>
    pose({
      x: (at - (count - 1) / 2) * FLIP.step,
      y: FLIP.y,
      z: FLIP.z,
      tilt: FLIP.tilt,
      scale: FLIP.scale,
      light: 0.3,
    }),
  );
}

function holding(slot: Slot, count: number): Pose[] {
  const step = count < 2 ? 0 : Math.min(HOLDING.step, HOLDING.spread / (count - 1));
  return Array.from({ length: count }, (_, at) => {
    const off = at - (count - 1) / 2;
    const turn = -off * HOLDING.turn * (step / HOLDING.step);
    return on(slot, IDENTITY.holding + off * step, Math.abs(off) * step * 0.05, LAYER * (0.6 + at), {
      yaw: slot.yaw + turn,
      roll: 0.02,
      faceDown: true,
    });
  });
}

/** Cards that another seat looks at: held up a little before its identity row, backs to the table. */
function peeked(slot: Slot, count: number): Pose[] {
  return Array.from({ length: count }, (_, at) =>
    on(slot, IDENTITY.holding - 0.5 + at * 0.5, 0.4, 0.7 + at * 0.03, { tilt: -0.5, faceDown: true }),
  );
}

/** Later cards lie over the right part of earlier ones, so that every rank and suit stays in sight. */
function row(slot: Slot, cards: readonly Card[]): Pose[] {
  const step = cards.length < 2 ? 0 : Math.min(ROW.step, (slot.row.width - CARD.width) / (cards.length - 1));
  return cards.map((card, at) =>
    pose({
      x: slot.row.x + (at - (cards.length - 1) / 2) * step,
      y: LAYER * (0.6 + at * 0.9),
      z: slot.row.z,
      yaw: slot.yaw + disorder(card, 7) * 0.03,
      roll: step > 0 && step < CARD.width ? -0.012 : 0,
    }),
  );
}

function role(slot: Slot, seat: Seat, shown: State, me: Viewer, hidden: boolean): Pose {
  // A role that is public or the viewer's own lies open; everybody else's shows its back.
  const open = shown.shown[seat] === true || (seat === me && !hidden);
  return on(slot, IDENTITY.role, 0, LAYER / 2, { yaw: slot.yaw + 0.04, faceDown: !open });
}
