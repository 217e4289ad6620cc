import { Matrix4, PerspectiveCamera, Vector3 } from 'three';
import { beforeAll, describe, expect, test } from 'vitest';
import { DECK, handOf, redact, rowOf } from '../../core/index.ts';
import { atlasLayout, facesInPlay } from '../../renderer/media/atlas-layout.ts';
import { aimPlayCamera } from '../../renderer/table/camera/camera.ts';
import { CardMesh } from '../../renderer/table/cards/card-mesh.ts';
import { type Dress, dressAll } from '../../renderer/table/cards/dressing.ts';
import { thingAt } from '../../renderer/table/pointing/pick.ts';
import { Stage } from '../../renderer/table/stage.ts';
import { watchedGame } from '../choreography/games.ts';

const ME = 0;
const camera = new PerspectiveCamera();
const stage = new Stage(() => {});
const dresses: Dress[] = [];
const layout = atlasLayout('test', facesInPlay([]));
const mesh = new CardMesh(layout);

beforeAll(() => {
  const { end } = watchedGame(5, 17, ME, 30);
  aimPlayCamera(camera, 16 / 9);
  stage.me = ME;
  stage.camera.copy(camera.matrixWorld);
  stage.settle(redact(end, ME));
  dressAll(stage, layout, dresses);
  const matrix = new Matrix4();
  stage.all.forEach((mover, at) => {
    mover.compose(matrix, stage.camera);
    mesh.place(at, matrix);
  });
});

/** What the pointer finds in the middle of a thing of the scene. */
function under(place: Vector3) {
  const spot = place.clone().project(camera);
  return thingAt(spot.x, spot.y, stage, { mesh, dresses }, camera);
}

const middleOf = (at: number): Vector3 => {
  const matrix = new Matrix4();
  mesh.mesh.getMatrixAt(at, matrix);
  return new Vector3().setFromMatrixPosition(matrix);
};

describe('what the pointer finds', () => {
  test('a card in my hand, although it hangs before the camera', () => {
    const [body = -1] = stage.bodies.zones[handOf(ME)] ?? [];
    // The left edge is the part that the next card leaves free.
    const left = middleOf(body).add(new Vector3(-0.45, 0, 0));
    expect(under(left)).toEqual({ what: 'hand', card: stage.bodies.faces[body] });
  });

  test('the hidden hand of another seat as one thing', () => {
    const seat = [1, 2, 3, 4].find((one) => (stage.bodies.zones[handOf(one)] ?? []).length > 0) ?? -1;
    const body = stage.bodies.zones[handOf(seat)]?.at(-1) ?? -1;
    expect(under(middleOf(body))).toEqual({ what: 'holding', seat });
  });

  test('a card in play by its owner and its face', () => {
    const seat = [0, 1, 2, 3, 4].find((one) => (stage.bodies.zones[rowOf(one)] ?? []).length > 0) ?? -1;
    const body = stage.bodies.zones[rowOf(seat)]?.at(-1) ?? -1;
    expect(under(middleOf(body))).toEqual({ what: 'row', seat, card: stage.bodies.faces[body] });
  });

  test('character, role and draw pile', () => {
    const cards = stage.cards.length;
    expect(under(middleOf(cards + 5 + 2))).toEqual({ what: 'character', seat: 2 });
    expect(under(middleOf(cards + 1).add(new Vector3(-0.6, 0, 0)))).toEqual({ what: 'role', seat: 1 });
    expect(under(middleOf(stage.bodies.zones[DECK]?.at(-1) ?? -1))).toEqual({ what: 'deck' });
  });

  test("a seat's place where no card lies, and nothing on the open felt", () => {
    const slot = stage.plan?.slots[1];
    if (!slot) throw new Error('expected a slot');
    expect(under(new Vector3(slot.x + 0.66, 0, slot.z + 0.2))).toEqual({ what: 'seat', seat: 1 });
    expect(under(new Vector3(0, 0, 2))).toBeNull();
  });
});
