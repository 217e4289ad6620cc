import { Euler, Matrix4, Quaternion, Vector3 } from 'three';
import { RIM } from '../sizes.ts';
import { alongOf, BOGIES, EASEL, easelAt, LINE, RAIL_TOP, type Stand, standAt } from './track.ts';
import type { Departure, Wagon, Yard } from './yard.ts';

/** How high a departing wagon is lifted, and how small it gets on the way. */
const CARRY = { lift: 2.8, size: 0.55 } as const;

const stand: Stand = { x: 0, z: 0, yaw: 0 };
const place = new Vector3();
const turn = new Quaternion();
const size = new Vector3();
const angles = new Euler(0, 0, 0, 'YXZ');

const compose = (into: Matrix4, x: number, y: number, z: number, yaw: number, scale = 1): Matrix4 =>
  into.compose(place.set(x, y, z), turn.setFromEuler(angles.set(0, yaw, 0)), size.setScalar(scale));

function onRails(into: Matrix4, along: number, bogies: number, up = 0): Matrix4 {
  standAt(along, bogies, stand);
  return compose(into, stand.x, RAIL_TOP + up, stand.z, stand.yaw);
}

/** How far along the rails the middle of a vehicle is whose locomotive stands at `head`. */
export const alongOfWagon = (head: number, place: number, stations: number): number =>
  alongOf(head - 1 - place, stations) + LINE.wagon;
export const alongOfEngine = (which: 'locomotive' | 'tender', head: number, stations: number): number =>
  alongOf(head, stations) + LINE[which];

export function placeEngine(
  yard: Yard,
  which: 'locomotive' | 'tender',
  into: Matrix4,
  head = yard.head.value,
): Matrix4 {
  return onRails(into, alongOfEngine(which, head, yard.stations), BOGIES[which]);
}

export function placeWagon(yard: Yard, wagon: Wagon, into: Matrix4, head = yard.head.value): Matrix4 {
  return onRails(into, alongOfWagon(head, wagon.place.value, yard.stations), BOGIES.wagon, wagon.drop.value);
}

/** Carried through the air to a card's place, where it shrinks into its card. */
export function placeDeparture(yard: Yard, { wagon, head, to, spent, seconds }: Departure, into: Matrix4): Matrix4 {
  const share = Math.min(1, spent / seconds);
  const eased = share * share * (3 - 2 * share);
  standAt(alongOfWagon(head, wagon.place.value, yard.stations), BOGIES.wagon, stand);
  const x = stand.x + (to.x - stand.x) * eased;
  const z = stand.z + (to.z - stand.z) * eased;
  const y = RAIL_TOP + (to.y - RAIL_TOP) * eased + CARRY.lift * 4 * eased * (1 - eased);
  const landing = Math.max(0, (share - 0.86) / 0.14);
  const scale = (1 - (1 - CARRY.size) * eased) * (1 - landing);
  return compose(into, x, y, z, stand.yaw + (to.yaw - stand.yaw) * eased, Math.max(scale, 1e-3));
}

export function placeEasel(station: number, stations: number, into: Matrix4): Matrix4 {
  const { x, z, yaw } = easelAt(station, stations);
  return compose(into, x, RIM.top + EASEL.up, z, yaw);
}

/** Places on the locomotive and its tender, in their own measures. */
const SPOTS = {
  chimney: { on: 'locomotive', at: [0.84, 1.28, 0] },
  whistle: { on: 'locomotive', at: [0.32, 1.02, 0] },
  guns: { on: 'locomotive', at: [-0.62, 0.74, 0.58] },
  load: { on: 'tender', at: [0, 0.95, 0] },
} as const;
export type Spot = keyof typeof SPOTS;
const spotMatrix = new Matrix4();

/** Where a spot of the train is in the world now. */
export function spotOf(yard: Yard, spot: Spot, into: Vector3): Vector3 {
  const { on, at } = SPOTS[spot];
  const [x, y, z] = at;
  return into.set(x, y, z).applyMatrix4(placeEngine(yard, on, spotMatrix));
}
