import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import {
  DECK,
  DISCARD,
  EDITIONS,
  emptyTable,
  FLIPPED,
  HIDDEN,
  handOf,
  lookedAtBy,
  NOBODY,
  OPEN,
  type Role,
  rowOf,
  type State,
  type Viewer,
} from '../../core/index.ts';
import { aimPlayCamera } from '../../renderer/table/camera/camera.ts';
import { fovFor } from '../../renderer/table/hand-fan.ts';
import { layout } from '../../renderer/table/layout.ts';
import type { Pose } from '../../renderer/table/pose.ts';
import { feltShare } from '../../renderer/table/room/ring.ts';
import { CARD, HAND, IDENTITY } from '../../renderer/table/sizes.ts';
import { slotsFor } from '../../renderer/table/slots.ts';

const FRAME = { aspect: 16 / 9, rail: 112 / 1080, handScale: 1, spread: HAND.width, hidden: false };
const CAST = ['bart-cassidy', 'black-jack', 'calamity-janet', 'el-gringo', 'jesse-jones', 'jourdonnais', 'kit-carlson'];

/** Everybody holds `hand` cards and has `row` in play; piles are full. */
function crowded(seats: number, me: Viewer, hand: number, row: number, line = 0): State {
  const roles = Array.from({ length: seats }, (_, seat): Role => (seat === 0 ? 'sheriff' : 'outlaw'));
  const characters = roles.map((_, seat) => CAST[seat % CAST.length] ?? '');
  const table = emptyTable({ roles, characters, printed: [], options: EDITIONS.fourth });
  const zones = table.zones.map((zone) => zone.slice());
  let next = 0;
  const cards = (count: number) => Array.from({ length: count }, () => next++);
  for (let seat = 0; seat < seats; seat += 1) {
    zones[handOf(seat)] = seat === me ? cards(hand) : Array.from({ length: hand }, () => HIDDEN);
    zones[rowOf(seat)] = cards(row);
  }
  zones[DECK] = Array.from({ length: 40 }, () => HIDDEN);
  zones[DISCARD] = cards(20);
  const train = { locomotive: 'leland', at: line - 1, stations: STATIONS.slice(0, line), stationDeck: [] };
  return { ...table, viewer: me, zones, train: line > 0 ? train : null };
}
const STATIONS = Array.from({ length: 8 }, (_, at) => `station ${at}`);

interface Box {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly far: number;
  readonly near: number;
}

function boxOf(name: string, poses: readonly Pose[]): Box[] {
  if (poses.length === 0) return [];
  const corners = poses.flatMap(({ x, z, yaw, scale }) =>
    [-1, 1].flatMap((i) =>
      [-1, 1].map((j) => {
        const across = (i * CARD.width * scale) / 2;
        const along = (j * CARD.height * scale) / 2;
        return [x + across * Math.cos(yaw) + along * Math.sin(yaw), z - across * Math.sin(yaw) + along * Math.cos(yaw)];
      }),
    ),
  );
  const xs = corners.map(([x]) => x ?? 0);
  const zs = corners.map(([, z]) => z ?? 0);
  return [{ name, left: Math.min(...xs), right: Math.max(...xs), far: Math.min(...zs), near: Math.max(...zs) }];
}

function boxes(state: State, me: Viewer): Box[] {
  const { cards, roles, characters, slots } = layout(state, me, FRAME);
  return [
    ...boxOf('deck', cards[DECK] ?? []),
    ...boxOf('discard', cards[DISCARD] ?? []),
    ...slots.flatMap((_, seat) => {
      const identity = [roles[seat], characters[seat]].filter((one) => one !== undefined);
      const hand = seat === me ? [] : (cards[handOf(seat)] ?? []);
      return [...boxOf(`identity ${seat}`, [...identity, ...hand]), ...boxOf(`row ${seat}`, cards[rowOf(seat)] ?? [])];
    }),
  ];
}

function overlaps(all: readonly Box[]): string[] {
  return all.flatMap((one, at) =>
    all.slice(at + 1).flatMap((two) => {
      const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      const deep = Math.min(one.near, two.near) - Math.max(one.far, two.far);
      return wide > 0.02 && deep > 0.02
        ? [`${one.name} on ${two.name} by ${wide.toFixed(2)} x ${deep.toFixed(2)}`]
        : [];
    }),
  );
}

const COUNTS = [3, 4, 5, 6, 7, 8];

describe.each(COUNTS)('%i seats', (seats) => {
  test('no card lies on what belongs to somebody else, with big hands and full rows', () => {
    for (const me of [0, seats - 1, NOBODY])
      for (const line of [0, seats]) expect(overlaps(boxes(crowded(seats, me, 9, 6, line), me))).toEqual([]);
  });

  test('every card lies on the felt', () => {
    for (const line of [0, seats]) {
      const off = boxes(crowded(seats, 0, 9, 6, line), 0).filter(({ left, right, far, near }) =>
        [left, right].some((x) => [far, near].some((z) => feltShare(x, z) > 1.06)),
      );
      expect(off).toEqual([]);
    }
  });

  test('the viewer sits at the near side, and the next seat clockwise to the left of it', () => {
    for (let me = 0; me < seats; me += 1) {
      const slots = slotsFor(seats, me);
      expect(slots[me]?.kind).toBe('own');
      expect(slots[(me + 1) % seats]?.x).toBeLessThan(0);
    }
  });

  test.each([16 / 9, 16 / 10, 4 / 3, 21 / 9])('everything is on screen at %f to 1', (aspect) => {
    for (const line of [0, seats]) {
      const camera = new PerspectiveCamera(fovFor(aspect), aspect, 0.5, 90);
      aimPlayCamera(camera, aspect, line > 0);
      const { cards, roles, characters, stations } = layout(crowded(seats, 0, 9, 6, line), 0, { ...FRAME, aspect });
      const hidden = [...cards.flat(), ...roles, ...characters, ...stations]
        .filter((one) => one.space === 'table')
        .map((one) => new Vector3(one.x, one.y, one.z).project(camera))
        .filter(({ x, y }) => Math.abs(x) > 0.98 || Math.abs(y) > 0.98);
      expect(hidden).toEqual([]);
    }
  });
});

test('the strip of bullets lies between the character and the hidden hand', () => {
  expect(IDENTITY.character + CARD.width / 2).toBeLessThan(IDENTITY.strip);
  expect(IDENTITY.strip).toBeLessThan(IDENTITY.holding);
});

test('the own hand rises from behind the rail and stays between the corners of the HUD', () => {
  for (const count of [1, 2, 5, 8, 12]) {
    const hand = layout(crowded(7, 3, count, 0), 3, FRAME).cards[handOf(3)] ?? [];
    expect(hand).toHaveLength(count);
    const height = 2 * 9.4 * Math.tan((fovFor(FRAME.aspect) * Math.PI) / 360);
    for (const one of hand) {
      const left = 0.5 + (one.x - (CARD.width * one.scale) / 2) / (height * FRAME.aspect);
      const right = 0.5 + (one.x + (CARD.width * one.scale) / 2) / (height * FRAME.aspect);
      const top = 0.5 + (one.y + (CARD.height * one.scale) / 2) / height;
      expect(left).toBeGreaterThan(0.205);
      expect(right).toBeLessThan(0.83);
      expect(top).toBeGreaterThan(FRAME.rail + 0.08);
      expect(top).toBeLessThan(0.27);
    }
  }
});

test('cards shown to all hang over the felt in one row without covering one another', () => {
  const state = crowded(8, 0, 0, 0);
  const zones = state.zones.map((zone) => zone.slice());
  zones[OPEN] = [70, 71, 72, 73, 74, 75, 76, 77];
  zones[FLIPPED] = [78, 79];
  zones[lookedAtBy(0)] = [60, 61, 62];
  const { cards } = layout({ ...state, zones }, 0, FRAME);
  for (const zone of [OPEN, FLIPPED, lookedAtBy(0)]) {
    const row = cards[zone] ?? [];
    for (let at = 1; at < row.length; at += 1) {
      expect((row[at]?.x ?? 0) - (row[at - 1]?.x ?? 0)).toBeGreaterThan(CARD.width * (row[at]?.scale ?? 1));
    }
  }
});
