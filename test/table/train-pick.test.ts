import { Matrix4, PerspectiveCamera, Vector3 } from 'three';
import { beforeAll, expect, test } from 'vitest';
import { TRAIN } from '../../core/index.ts';
import { atlasLayout, facesInPlay } from '../../renderer/media/atlas-layout.ts';
import type { Thing } from '../../renderer/session/thing.ts';
import { aimPlayCamera } from '../../renderer/table/camera/camera.ts';
import { CardMesh } from '../../renderer/table/cards/card-mesh.ts';
import { type Dress, dressAll } from '../../renderer/table/cards/dressing.ts';
import { thingAt } from '../../renderer/table/pointing/pick.ts';
import { project } from '../../renderer/table/pointing/project.ts';
import { type Anchor, projection } from '../../renderer/table/pointing/projection.ts';
import { Stage } from '../../renderer/table/stage.ts';
import { placeEngine, placeWagon } from '../../renderer/table/train/vehicles.ts';
import { layWithTrain } from '../support/train.ts';

const ASPECT = 16 / 9;
const WINDOW = { left: 0, top: 0, width: 1600, height: 900 };
const camera = new PerspectiveCamera();
const stage = new Stage(() => {});
const dresses: Dress[] = [];
const mesh = new CardMesh(atlasLayout('test', facesInPlay(['great-train-robbery'])));
const { state } = layWithTrain(
  ['sheriff rose-doolan', 'outlaw el-gringo', 'outlaw bart-cassidy', 'renegade suzy-lafayette'],
  {
    train: { at: 3 },
  },
);

beforeAll(() => {
  aimPlayCamera(camera, ASPECT, true);
  stage.me = 0;
  stage.camera.copy(camera.matrixWorld);
  stage.settle(state);
  dressAll(stage, atlasLayout('test', facesInPlay(['great-train-robbery'])), dresses);
  const matrix = new Matrix4();
  stage.all.forEach((mover, at) => {
    mover.compose(matrix, stage.camera);
    mesh.place(at, matrix);
  });
});

function under(place: Vector3): Thing | null {
  const spot = place.clone().project(camera);
  return thingAt(spot.x, spot.y, stage, { mesh, dresses }, camera);
}
const above = (matrix: Matrix4, up: number): Vector3 => new Vector3(0, up, 0).applyMatrix4(matrix);
const matrix = new Matrix4();

test('the pointer finds each wagon on its roof, on its side and on its plate', () => {
  const wagons = state.zones[TRAIN] ?? [];
  expect(wagons).toHaveLength(3);
  for (const wagon of stage.yard.wagons) {
    placeWagon(stage.yard, wagon, matrix);
    for (const place of [above(matrix, 0.9), above(matrix, 0.45), new Vector3(0.5, 0.25, 0.44).applyMatrix4(matrix)])
      expect(under(place)).toEqual({ what: 'wagon', card: wagon.card });
  }
});

test('locomotive and tender are one thing', () => {
  for (const which of ['locomotive', 'tender'] as const)
    expect(under(above(placeEngine(stage.yard, which, matrix), 0.6))).toEqual({ what: 'locomotive' });
});

test('a station is found on its card, also above the wagon before it', () => {
  for (const [at, mover] of stage.stations.entries()) {
    mover.compose(matrix, stage.camera);
    expect(under(new Vector3(0, 0, -0.5).applyMatrix4(matrix))).toEqual({ what: 'station', at });
  }
});

test('on the felt before the train there is no train', () => {
  expect(under(new Vector3(0, 0, -6.4))?.what).not.toBe('wagon');
  expect(under(new Vector3(0, 0, 2))).toBeNull();
});

test('the HUD learns where everything of the train is on screen, and nothing of wagons that are gone', () => {
  projection.wagons.set(-7, { x: 0, y: 0, visible: true });
  projection.stations.set(11, { x: 0, y: 0, visible: true });
  project(stage, camera, WINDOW);
  const inside = ({ x, y, visible }: Anchor): boolean => visible && x > 0 && x < 1600 && y > 0 && y < 900;
  expect([...projection.wagons.keys()].sort()).toEqual([...(state.zones[TRAIN] ?? [])].sort());
  expect([...projection.stations.keys()]).toEqual([0, 1, 2, 3]);
  for (const anchor of [...projection.wagons.values(), ...projection.stations.values(), projection.locomotive])
    expect(inside(anchor)).toBe(true);
  const across = [0, 1, 2, 3].map((at) => projection.stations.get(at)?.x ?? 0);
  expect(across).toEqual(across.toSorted((a, b) => a - b));
  // Each wagon stands under its station: wagon 0 is one behind the locomotive.
  stage.yard.wagons.forEach(({ card }, behind) => {
    const own = projection.stations.get(2 - behind);
    const wagon = projection.wagons.get(card);
    expect(Math.abs((own?.x ?? 0) - (wagon?.x ?? 0))).toBeLessThan(45);
    expect(wagon?.y).toBeGreaterThan(own?.y ?? 900);
  });
});
