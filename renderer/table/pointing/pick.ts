import { Matrix4, type PerspectiveCamera, Vector3 } from 'three';
import type { Seat } from '../../../core/index.ts';
import type { Thing } from '../../session/thing.ts';
import type { Drawn } from '../cards/Cards.tsx';
import { CARD, IDENTITY } from '../sizes.ts';
import type { Stage } from '../stage.ts';
import { placeEngine, placeWagon } from '../train/vehicles.ts';

const from = new Vector3();
const to = new Vector3();
const localFrom = new Vector3();
const localTo = new Vector3();
const matrix = new Matrix4();
const vehicle = new Matrix4();

/** What lies under a point of the window (-1 to 1 both ways): the nearest card or part of the train, else a seat's place. */
export function thingAt(x: number, y: number, stage: Stage, drawn: Drawn, camera: PerspectiveCamera): Thing | null {
  const { mesh, dresses } = drawn;
  if (!mesh || !stage.plan) return null;
  from.set(x, y, -1).unproject(camera);
  to.set(x, y, 1).unproject(camera);
  let nearest = Number.POSITIVE_INFINITY;
  let found: Thing | null = null;
  for (let at = 0; at < dresses.length; at += 1) {
    const thing = dresses[at]?.thing;
    if (!thing) continue;
    mesh.mesh.getMatrixAt(at, matrix);
    const share = cardShare();
    if (share >= nearest) continue;
    nearest = share;
    found = thing;
  }
  for (const { thing, place, box } of vehiclesOf(stage)) {
    matrix.copy(place);
    const share = boxShare(box);
    if (share >= nearest) continue;
    nearest = share;
    found = thing;
  }
  return found ?? seatAt(stage);
}

/** A body along the rails as a box: from tail to front, half its width, its height. */
interface VehicleBox {
  readonly back: number;
  readonly front: number;
  readonly half: number;
  readonly height: number;
}
const BOXES = {
  wagon: { back: -1, front: 1, half: 0.45, height: 1.05 },
  tender: { back: -0.65, front: 0.65, half: 0.4, height: 0.95 },
  locomotive: { back: -1, front: 1.35, half: 0.4, height: 1.2 },
} as const satisfies Readonly<Record<string, VehicleBox>>;

function* vehiclesOf({ yard }: Stage): Generator<{ thing: Thing; place: Matrix4; box: VehicleBox }> {
  if (!yard.laid) return;
  for (const which of ['locomotive', 'tender'] as const)
    yield { thing: { what: 'locomotive' }, place: placeEngine(yard, which, vehicle), box: BOXES[which] };
  for (const wagon of yard.wagons)
    yield { thing: { what: 'wagon', card: wagon.card }, place: placeWagon(yard, wagon, vehicle), box: BOXES.wagon };
}

/** How far along the ray it enters a box at `matrix`; infinite if it misses. */
function boxShare({ back, front, half, height }: VehicleBox): number {
  matrix.invert();
  localFrom.copy(from).applyMatrix4(matrix);
  localTo.copy(to).applyMatrix4(matrix).sub(localFrom);
  let enters = 0;
  let leaves = 1;
  for (const [start, way, low, high] of [
    [localFrom.x, localTo.x, back, front],
    [localFrom.y, localTo.y, 0, height],
    [localFrom.z, localTo.z, -half, half],
  ] as const) {
    const [one, two] = [(low - start) / way, (high - start) / way];
    enters = Math.max(enters, Math.min(one, two));
    leaves = Math.min(leaves, Math.max(one, two));
  }
  return enters < leaves ? enters : Number.POSITIVE_INFINITY;
}

/** How far along the ray it meets the card at `matrix`; infinite if it misses. */
function cardShare(): number {
  matrix.invert();
  localFrom.copy(from).applyMatrix4(matrix);
  localTo.copy(to).applyMatrix4(matrix);
  const share = localFrom.y / (localFrom.y - localTo.y);
  if (!(share > 0 && share < 1)) return Number.POSITIVE_INFINITY;
  localFrom.lerp(localTo, share);
  const inside = Math.abs(localFrom.x) < CARD.width / 2 && Math.abs(localFrom.z) < CARD.height / 2;
  return inside ? share : Number.POSITIVE_INFINITY;
}

function seatAt({ plan }: Stage): Thing | null {
  const share = from.y / (from.y - to.y);
  const x = from.x + (to.x - from.x) * share;
  const z = from.z + (to.z - from.z) * share;
  const seat: Seat | undefined = plan?.slots.findIndex(
    (slot) =>
      (x > slot.x + IDENTITY.left && x < slot.x + IDENTITY.right && Math.abs(z - slot.z) < IDENTITY.depth / 2) ||
      (Math.abs(x - slot.row.x) < slot.row.width / 2 && Math.abs(z - slot.row.z) < IDENTITY.depth / 2),
  );
  return seat === undefined || seat < 0 ? null : { what: 'seat', seat };
}
