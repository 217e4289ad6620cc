import { type Pose, pose } from '../pose.ts';
import { ringAt } from '../room/ring.ts';
import { CARD, RIM } from '../sizes.ts';
import { EASEL_TILT } from './easel.ts';

/**
 * The line: stations on the far side of the rim from left to right, `pitch` apart along the rails. Wagons stand before
 * their stations, a little to the left of them; the locomotive with its tender takes the room of one wagon and more.
 * Distances in units of the table.
 */
export const LINE = { pitch: 2.55, wagon: -0.25, tender: -1.03, locomotive: 0.68 } as const;
/** Half of the distance between the two points that a vehicle stands on. */
export const BOGIES = { wagon: 0.58, tender: 0.32, locomotive: 0.5 } as const;
/** Where a station stands: outward from the felt, and how high its easel. */
export const EASEL = { offset: 2.06, up: 0.22, scale: 1.12, turn: 0.018 } as const;
/** Top of the rails. */
export const RAIL_TOP = RIM.top + 0.075;

const RING = ringAt(RIM.track);
/** Once round the table in stations. */
export const LAP = RING.length / LINE.pitch;

/** How far along the rails a station stands, from the middle of the far side to the right; fractions lie between two. */
export const alongOf = (station: number, stations: number): number => (station - (stations - 1) / 2) * LINE.pitch;

/** A place on the rails and the way of travel there, as a turn about the upright. */
export interface Stand {
  x: number;
  z: number;
  yaw: number;
}

/** Stands a vehicle on the curve by its two trucks. */
export function standAt(along: number, bogies: number, into: Stand): Stand {
  const front = RING.at(0.5 - (along + bogies) / RING.length);
  const back = RING.at(0.5 - (along - bogies) / RING.length);
  into.x = (front.x + back.x) / 2;
  into.z = (front.z + back.z) / 2;
  into.yaw = Math.atan2(back.z - front.z, front.x - back.x);
  return into;
}

/** The foot of a station's easel: on the ledge behind the rails, turned a little to whoever looks. */
export function easelAt(station: number, stations: number): Stand {
  const { x, z, nx, nz } = RING.at(0.5 - alongOf(station, stations) / RING.length);
  const out = EASEL.offset - RIM.track;
  const foot = x + nx * out;
  return { x: foot, z: z + nz * out, yaw: -foot * EASEL.turn };
}

/** The card of a station on its easel, leaning back. */
export function stationPose(station: number, stations: number): Pose {
  const foot = easelAt(station, stations);
  const half = (CARD.height * EASEL.scale) / 2;
  const back = Math.sin(EASEL_TILT) * half;
  return pose({
    x: foot.x - Math.sin(foot.yaw) * back,
    y: RIM.top + EASEL.up + 0.08 + Math.cos(EASEL_TILT) * half,
    z: foot.z - Math.cos(foot.yaw) * back,
    yaw: foot.yaw,
    tilt: Math.PI / 2 - EASEL_TILT,
    scale: EASEL.scale,
    light: 0.24,
  });
}

/** Too small to be seen: what stands on the rails is the wagon itself. */
const INSIDE = 0.02;

/** The card of a wagon that stands `station` stations down the line. */
export function wagonPose(station: number, stations: number): Pose {
  const { x, z } = standAt(alongOf(station, stations) + LINE.wagon, BOGIES.wagon, { x: 0, z: 0, yaw: 0 });
  return pose({ x, y: RAIL_TOP + 0.5, z, scale: INSIDE });
}
