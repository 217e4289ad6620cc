import { Matrix4, type PerspectiveCamera, Vector3 } from 'three';
import { HIDDEN, handOf } from '../../../core/index.ts';
import { CARD, IDENTITY, LAYER, PILES } from '../sizes.ts';
import type { Slot } from '../slots.ts';
import type { Stage } from '../stage.ts';
import { placeEngine, placeWagon } from '../train/vehicles.ts';
import { type Anchor, projection, type SeatAnchor } from './projection.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Below this height of the eye the hand, which hangs before the camera, is out of sight. */
const CLOSE = 11;

const point = new Vector3();
const matrix = new Matrix4();

/** Tells the labels of the HUD where things are on screen. */
export function project(stage: Stage, camera: PerspectiveCamera, box: Box): void {
  const { plan, shown, bodies, me } = stage;
  if (!plan || !shown) return;
  plan.slots.forEach((slot, seat) => {
    const anchor = seatAnchor(seat);
    anchor.side = outerEdge(slot);
    write(anchor, camera, box);
  });
  const hand = me >= 0 ? (bodies.zones[handOf(me)] ?? []) : [];
  for (const card of projection.hand.keys()) if (!shown.zones[handOf(me)]?.includes(card)) projection.hand.delete(card);
  let next = Number.POSITIVE_INFINITY;
  for (let at = hand.length - 1; at >= 0; at -= 1) {
    const body = hand[at] ?? 0;
    const mover = stage.cards[body];
    const card = bodies.faces[body] ?? HIDDEN;
    if (!mover || card === HIDDEN) continue;
    const anchor = handAnchor(card);
    mover.compose(matrix, stage.camera);
    point.set(-CARD.width / 2, 0, -CARD.height / 2).applyMatrix4(matrix);
    write(anchor, camera, box);
    const left = anchor.x;
    const y = anchor.y;
    point.set(CARD.width / 2, 0, -CARD.height / 2).applyMatrix4(matrix);
    write(anchor, camera, box);
    const right = Math.min(anchor.x, mover.lift > 0.2 ? anchor.x : next);
    next = left;
    anchor.x = (left + right) / 2;
    anchor.y = Math.min(y, anchor.y);
    // So near the felt, the hand is under it.
    anchor.visible &&= camera.position.y > CLOSE;
    anchor.width = right - left;
  }
  point.set(PILES.deck.x, LAYER * (shown.zones[0]?.length ?? 0), PILES.deck.z + CARD.height / 2);
  write(projection.deck, camera, box);
  point.set(PILES.discard.x, LAYER * (shown.zones[1]?.length ?? 0), PILES.discard.z + CARD.height / 2);
  write(projection.discard, camera, box);
  projectTrain(stage, camera, box);
  projection.frame += 1;
}

/** Height of a wagon's roof and of the chimney over the rails. */
const ROOF = { wagon: 1, locomotive: 1.25 } as const;

function projectTrain({ yard, stations }: Stage, camera: PerspectiveCamera, box: Box): void {
  const { wagons } = projection;
  for (const card of wagons.keys()) if (!yard.wagons.some((wagon) => wagon.card === card)) wagons.delete(card);
  for (const at of projection.stations.keys()) if (at >= stations.length) projection.stations.delete(at);
  projection.locomotive.visible = false;
  if (!yard.laid) return;
  point.set(0, ROOF.locomotive, 0).applyMatrix4(placeEngine(yard, 'locomotive', matrix));
  write(projection.locomotive, camera, box);
  for (const wagon of yard.wagons) {
    point.set(0, ROOF.wagon, 0).applyMatrix4(placeWagon(yard, wagon, matrix));
    write(anchorOf(wagons, wagon.card), camera, box);
  }
  stations.forEach((mover, at) => {
    mover.compose(matrix, camera.matrixWorld);
    point.set(0, 0, -CARD.height / 2).applyMatrix4(matrix);
    write(anchorOf(projection.stations, at), camera, box);
  });
}

/** Where a plate hangs: beside the row of a side seat, above that of a far one, left of my own. */
function outerEdge(slot: Slot): SeatAnchor['side'] {
  if (slot.kind === 'top') {
    point.set(slot.x + 0.35, 0, slot.z - IDENTITY.depth / 2);
    return 'far';
  }
  const right = slot.kind === 'side' && slot.x > 0;
  point.set(slot.x + (right ? IDENTITY.right : IDENTITY.left), 0, slot.z);
  return right ? 'right' : 'left';
}

function write(anchor: Anchor, camera: PerspectiveCamera, { left, top, width, height }: Box): void {
  point.project(camera);
  anchor.x = left + (point.x * 0.5 + 0.5) * width;
  anchor.y = top + (0.5 - point.y * 0.5) * height;
  anchor.visible = point.z < 1 && Math.abs(point.x) < 1.2 && Math.abs(point.y) < 1.2;
}

function anchorOf(map: Map<number, Anchor>, key: number): Anchor {
  const known = map.get(key);
  if (known) return known;
  const fresh: Anchor = { x: 0, y: 0, visible: false };
  map.set(key, fresh);
  return fresh;
}

function seatAnchor(seat: number): SeatAnchor {
  const known = projection.seats.get(seat);
  if (known) return known;
  const fresh: SeatAnchor = { x: 0, y: 0, visible: false, side: 'left' };
  projection.seats.set(seat, fresh);
  return fresh;
}

function handAnchor(card: number): Anchor & { width: number } {
  const known = projection.hand.get(card);
  if (known) return known;
  const fresh = { x: 0, y: 0, visible: false, width: 0 };
  projection.hand.set(card, fresh);
  return fresh;
}
