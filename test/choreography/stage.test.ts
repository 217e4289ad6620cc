import { Matrix4, Quaternion, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { NOBODY, type Viewer } from '../../core/index.ts';
import { Director } from '../../renderer/choreography/director.ts';
import { Stage } from '../../renderer/table/stage.ts';
import { watchedGame } from './games.ts';
import { TestProgramme } from './programme.ts';

const FRAME = 1 / 30;
const MOST_SECONDS = 30;

/** Plays a whole game through director and stage; every batch runs until nothing moves. */
function performance(seats: number, seed: number, me: Viewer, options: { reduced?: boolean; moves?: number } = {}) {
  const game = watchedGame(seats, seed, me, options.moves ?? 120);
  const programme = new TestProgramme(game.start);
  const heard: string[] = [];
  const stage = new Stage(({ sound }) => heard.push(sound));
  stage.me = me;
  stage.reduced = options.reduced ?? false;
  const director = new Director(programme, stage, true);
  director.tempo.reduced = stage.reduced;
  director.tick(0);
  let longest = 0;
  for (const { events } of game.batches) {
    programme.tell(events);
    let seconds = 0;
    for (let moving = true; moving || director.busy; seconds += FRAME) {
      moving = stage.step(director.tick(FRAME));
      // The particles would have taken them over.
      stage.effects.puffs.length = 0;
      if (seconds > MOST_SECONDS)
        throw new Error(`expected rest within ${MOST_SECONDS} s after ${JSON.stringify(events)}`);
    }
    longest = Math.max(longest, seconds);
    expect(programme.shown).toEqual(programme.truth);
    expect(stage.fault(programme.truth ?? game.end)).toBeNull();
  }
  expect(programme.shown).toEqual(game.end);
  return { stage, heard, longest };
}

/** Everything lies where the layout wants it. */
function adrift(stage: Stage): string[] {
  const { plan, bodies, cards } = stage;
  if (!plan) return ['no layout'];
  const camera = new Matrix4();
  const placed = new Matrix4();
  const place = new Vector3();
  return bodies.zones.flatMap((zone, at) =>
    zone.flatMap((body, index) => {
      const target = plan.cards[at]?.[index];
      cards[body]?.compose(placed, camera);
      place.setFromMatrixPosition(placed);
      const off = target ? place.distanceTo(new Vector3(target.x, target.y, target.z)) : 1;
      return off < 1e-3 ? [] : [`zone ${at} card ${index} is ${off.toFixed(3)} off`];
    }),
  );
}

describe('whole games on the stage', () => {
  test.each([
    [4, 0],
    [5, 3],
    [6, NOBODY],
    [7, 6],
  ])('%i seats seen from %i: every card ends where it belongs', (seats, me) => {
    const { stage, heard } = performance(seats, 40 + seats, me);
    expect(adrift(stage)).toEqual([]);
    expect(heard.length).toBeGreaterThan(50);
  });

  test('reduced motion ends in the same table, and never shakes it', () => {
    const { stage, longest } = performance(5, 9, 1, { reduced: true, moves: 60 });
    expect(adrift(stage)).toEqual([]);
    expect(longest).toBeLessThan(MOST_SECONDS / 2);
  });

  test('a skip in the middle leaves nothing in the air', () => {
    const game = watchedGame(5, 12, 0, 30);
    const programme = new TestProgramme(game.start);
    const stage = new Stage(() => {});
    stage.me = 0;
    const director = new Director(programme, stage, true);
    director.tick(0);
    programme.tell(game.batches.flatMap(({ events }) => events).slice(0, 80));
    for (let frame = 0; frame < 20; frame += 1) stage.step(director.tick(FRAME));
    director.skip();
    expect(adrift(stage)).toEqual([]);
    expect(stage.effects.busy).toBe(false);
    expect(stage.fault(programme.shown ?? game.end)).toBeNull();
  });
});

test('a card that flies from the table into the hand keeps its place when it changes over to the camera', () => {
  const { stage } = performance(4, 2, 0, { moves: 0 });
  const camera = new Matrix4().makeRotationX(-0.95).setPosition(0, 20, 14.3);
  stage.camera.copy(camera);
  stage.inverse.copy(camera).invert();
  stage.cameraTurn.copy(new Quaternion().setFromRotationMatrix(camera));
  const mover = stage.cards.find((one) => one.space === 'camera');
  if (!mover) throw new Error('expected a card in my hand');
  const before = new Matrix4();
  const after = new Matrix4();
  mover.compose(before, camera);
  mover.fly({ seconds: 1, lift: 0, spin: 0 }, camera, stage.cameraTurn, false);
  mover.compose(after, camera);
  for (const [at, value] of before.elements.entries()) expect(after.elements[at]).toBeCloseTo(value, 4);
  for (let frame = 0; frame < 90; frame += 1) mover.step(FRAME, camera, stage.cameraTurn, stage.inverse);
  mover.compose(after, camera);
  for (const [at, value] of before.elements.entries()) expect(after.elements[at]).toBeCloseTo(value, 3);
});
