import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { aimPlayCamera } from '../../renderer/table/camera/camera.ts';
import { fovFor } from '../../renderer/table/hand-fan.ts';
import { ringAt } from '../../renderer/table/room/ring.ts';
import { CARD, RIM } from '../../renderer/table/sizes.ts';
import { WAGON } from '../../renderer/table/train/chassis.ts';
import {
  alongOf,
  BOGIES,
  EASEL,
  easelAt,
  LINE,
  standAt,
  stationPose,
  wagonPose,
} from '../../renderer/table/train/track.ts';
import { alongOfEngine, alongOfWagon } from '../../renderer/table/train/vehicles.ts';

const COUNTS = [3, 4, 5, 6, 7, 8];
const WAGONS = [0, 1, 2];
/** How far each vehicle reaches before and behind its middle; the tender's couplers, the locomotive's cowcatcher. */
const REACH = {
  wagon: { front: WAGON.half, back: WAGON.half },
  tender: { front: 0.6, back: 0.6 },
  locomotive: { front: 1.38, back: 1 },
} as const;

/** Every vehicle as a stretch of the rails, from the tail to the head. */
function stretches(head: number, stations: number): { name: string; from: number; to: number }[] {
  const stretch = (name: string, kind: keyof typeof REACH, middle: number) => ({
    name,
    from: middle - REACH[kind].back,
    to: middle + REACH[kind].front,
  });
  return [
    ...WAGONS.toReversed().map((at) => stretch(`wagon ${at}`, 'wagon', alongOfWagon(head, at, stations))),
    stretch('tender', 'tender', alongOfEngine('tender', head, stations)),
    stretch('locomotive', 'locomotive', alongOfEngine('locomotive', head, stations)),
  ];
}

describe.each(COUNTS)('%i stations', (stations) => {
  const heads = Array.from({ length: stations + 1 }, (_, at) => at);

  test('no vehicle stands in another, wherever the train is', () => {
    for (const head of heads) {
      const all = stretches(head, stations);
      for (let at = 1; at < all.length; at += 1)
        expect(all[at]?.from ?? 0, `${all[at]?.name} at ${head}`).toBeGreaterThan((all[at - 1]?.to ?? 0) + 0.05);
      expect((all.at(-1)?.to ?? 0) - (all[0]?.from ?? 0)).toBeLessThan(ringAt(RIM.track).length / 2);
    }
  });

  test('every wagon stands before its own station, nearer to it than to any other', () => {
    for (const head of heads)
      for (const wagon of WAGONS) {
        const own = head - 1 - wagon;
        if (own < 0) continue;
        const here = wagonPose(own, stations);
        const away = heads.slice(0, stations).map((station) => {
          const foot = easelAt(station, stations);
          return Math.hypot(foot.x - here.x, foot.z - here.z);
        });
        expect(away.indexOf(Math.min(...away))).toBe(own);
        const [first = 0, second = 0] = away.toSorted((a, b) => a - b);
        expect(second - first).toBeGreaterThan(0.6);
      }
  });

  test('the cards of the stations stand beside one another, clear of the lamps', () => {
    const width = CARD.width * EASEL.scale;
    const poses = heads.slice(0, stations).map((at) => stationPose(at, stations));
    for (let at = 1; at < poses.length; at += 1) {
      const [left, right] = [poses[at - 1], poses[at]];
      expect(Math.hypot((right?.x ?? 0) - (left?.x ?? 0), (right?.z ?? 0) - (left?.z ?? 0))).toBeGreaterThan(
        width + 0.4,
      );
    }
    for (const share of [0.322, 0.678]) {
      const lamp = ringAt(RIM.ledge).at(share);
      for (const { x, z } of poses) expect(Math.hypot(x - lamp.x, z - lamp.z)).toBeGreaterThan(width / 2 + 0.5);
    }
  });

  test.each([16 / 9, 16 / 10, 4 / 3, 21 / 9])('all cards of stations are whole in the picture at %f to 1', (aspect) => {
    const camera = new PerspectiveCamera(fovFor(aspect), aspect, 2, 90);
    aimPlayCamera(camera, aspect, true);
    for (let at = 0; at < stations; at += 1)
      for (const corner of corners(at, stations)) {
        const { x, y } = corner.project(camera);
        expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(1);
      }
  });
});

test('a vehicle stands on the rails with both its trucks, in the direction of the line', () => {
  const ring = ringAt(RIM.track);
  for (const [kind, bogies] of Object.entries(BOGIES))
    for (let along = -20; along < 20; along += 0.7) {
      const { x, z, yaw } = standAt(along, bogies, { x: 0, z: 0, yaw: 0 });
      const front = ring.at(0.5 - (along + bogies) / ring.length);
      const reach = Math.hypot(front.x - x, front.z - z);
      expect(x + Math.cos(yaw) * reach, kind).toBeCloseTo(front.x, 2);
      expect(z - Math.sin(yaw) * reach, kind).toBeCloseTo(front.z, 2);
    }
});

test('stations run from left to right on the far side', () => {
  expect(alongOf(1, 3)).toBe(0);
  expect(alongOf(2, 3) - alongOf(1, 3)).toBe(LINE.pitch);
  const [left, middle, right] = [0, 1, 2].map((at) => easelAt(at, 3));
  expect(left?.x).toBeLessThan(middle?.x ?? 0);
  expect(middle?.x).toBeLessThan(right?.x ?? 0);
  expect(middle?.z).toBeLessThan(-RIM.ledge);
});

/** Of a station's card in the world. */
function corners(station: number, stations: number): Vector3[] {
  const { x, y, z, yaw, tilt, scale } = stationPose(station, stations);
  return [-1, 1].flatMap((i) =>
    [-1, 1].map((j) =>
      new Vector3((i * CARD.width * scale) / 2, 0, (j * CARD.height * scale) / 2)
        .applyAxisAngle(new Vector3(1, 0, 0), tilt)
        .applyAxisAngle(new Vector3(0, 1, 0), yaw)
        .add(new Vector3(x, y, z)),
    ),
  );
}
