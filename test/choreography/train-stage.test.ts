import { describe, expect, test } from 'vitest';
import { type GameEvent, redact, redactEvent, rowOf, type State, TRAIN, WAGON_DECK } from '../../core/index.ts';
import { Director } from '../../renderer/choreography/director.ts';
import { script } from '../../renderer/choreography/script.ts';
import { SECONDS } from '../../renderer/choreography/timing.ts';
import { Stage } from '../../renderer/table/stage.ts';
import { LAP } from '../../renderer/table/train/track.ts';
import { randomGame } from '../support/random-game.ts';
import { TestProgramme } from './programme.ts';

const FRAME = 1 / 30;
const MOST_SECONDS = 30;
const BOX = ['great-train-robbery'];
const ME = 0;

interface Told {
  readonly events: readonly GameEvent[];
  readonly after: State;
}

/** The first batches of a random game with the train, as seat 0 learns them, and the table before. */
function ride(seed: number, seats: number, moves: number): { start: State; batches: Told[] } {
  const batches: Told[] = [];
  let start: State | null = null;
  for (const { before, events, after } of randomGame({
    seed,
    seats,
    edition: 'fourth',
    options: {},
    expansions: BOX,
  })) {
    start ??= redact(before, ME);
    batches.push({ events: events.map((event) => redactEvent(event, ME)), after: redact(after, ME) });
    if (batches.length > moves) break;
  }
  if (!start) throw new Error('expected a deal');
  return { start, batches };
}

function theatre(start: State, reduced = false) {
  const programme = new TestProgramme(start);
  const stage = new Stage(() => {});
  stage.me = ME;
  stage.reduced = reduced;
  const director = new Director(programme, stage, true);
  director.tempo.reduced = reduced;
  director.tick(0);
  const frame = (): boolean => {
    const moving = stage.step(director.tick(FRAME));
    stage.effects.puffs.length = 0;
    stage.effects.fromTrain.length = 0;
    return moving || director.busy;
  };
  const rest = () => {
    let seconds = 0;
    for (; frame(); seconds += FRAME) if (seconds > MOST_SECONDS) throw new Error(`expected rest in ${MOST_SECONDS} s`);
    return seconds;
  };
  return { programme, stage, director, frame, rest };
}

/** The train as it stands, in the words of the state; null before there is one. */
function standing({ yard }: Stage) {
  if (!yard.laid) return null;
  return {
    at: yard.head.value,
    side: yard.side,
    stations: yard.stations,
    wagons: yard.wagons.map(({ card, place, drop }) => [card, place.value, drop.value]),
    away: yard.departures.length,
  };
}
function truthOf({ train, zones }: State) {
  if (!train || train.stations.length === 0) return null;
  const wagons = (zones[TRAIN] ?? []).map((card, at) => [card, at, 0]);
  return { at: train.at, side: train.locomotive, stations: train.stations.length, wagons, away: 0 };
}

describe('whole rides', () => {
  test.each([
    [5, 5],
    [4, 8],
    [7, 7],
  ])('%i seats, seed %i: after every batch the train stands where the state says', (seats, seed) => {
    const { start, batches } = ride(seed, seats, 160);
    const { programme, stage, rest } = theatre(start);
    let built = 0;
    for (const { events, after } of batches) {
      programme.tell(events);
      rest();
      built += events.filter(({ e }) => e === 'trainBuilt').length;
      expect(stage.fault(after)).toBeNull();
      expect(standing(stage)).toEqual(truthOf(after));
    }
    expect(built).toBeGreaterThan(0);
  });

  test('with reduced motion it ends in the same place, without a lap', () => {
    const { start, batches } = ride(9, 4, 120);
    const { programme, stage, rest } = theatre(start, true);
    for (const { events, after } of batches) {
      programme.tell(events);
      rest();
      expect(stage.yard.departures).toEqual([]);
      expect(standing(stage)).toEqual(truthOf(after));
    }
  });

  test('a skip in the middle of any motion leaves it where it belongs', () => {
    const { start, batches } = ride(6, 5, 60);
    const { programme, stage, director, frame } = theatre(start);
    for (const { events, after } of batches) {
      programme.tell(events);
      for (let step = 0; step < 7; step += 1) frame();
      director.skip();
      expect(standing(stage)).toEqual(truthOf(after));
      expect(stage.effects.busy).toBe(false);
    }
  });
});

/** A train before four stations, in the hands of the stage. */
function laid() {
  const { start, batches } = ride(4, 4, 0);
  const play = theatre(start);
  for (const { events } of batches) play.programme.tell(events);
  play.rest();
  const shown = play.programme.shown;
  if (!shown?.train) throw new Error('expected a train');
  return { ...play, shown, train: shown.train };
}

test('it rolls on along the line without a jump, and its wagons with it', () => {
  const { programme, stage, frame, train } = laid();
  programme.tell([{ e: 'trainAdvanced', by: 0, at: train.at + 1 }]);
  let last = stage.yard.head.value;
  let longest = 0;
  let seconds = 0;
  for (; frame(); seconds += FRAME) {
    const step = stage.yard.head.value - last;
    last = stage.yard.head.value;
    expect(step).toBeGreaterThanOrEqual(0);
    longest = Math.max(longest, step);
  }
  expect(last).toBe(train.at + 1);
  expect(longest).toBeLessThan(0.12);
  expect(seconds).toBeGreaterThan(SECONDS.trainStep * 0.9);
});

test('a wagon that is taken is carried to its owner; those behind it move up, and a new one couples', () => {
  const { programme, stage, frame, rest, shown } = laid();
  const [taken, ...behind] = shown.zones[TRAIN] ?? [];
  if (taken === undefined) throw new Error('expected a wagon');
  programme.tell([{ e: 'cardMoved', card: taken, from: TRAIN, to: rowOf(1), cause: 'taken', by: 1 }]);
  frame();
  const { yard } = stage;
  const [departure] = yard.departures;
  expect(departure?.wagon.card).toBe(taken);
  const target = stage.plan?.cards[rowOf(1)]?.at(-1);
  expect(departure?.to).toBe(target);
  expect(yard.wagons.map(({ card }) => card)).toEqual(behind);
  expect(yard.wagons[0]?.place.value).toBeGreaterThan(0);
  rest();
  expect(yard.departures).toEqual([]);
  expect(yard.wagons.map(({ place }) => place.value)).toEqual(behind.map((_, at) => at));
  const next = programme.shown?.printed.findIndex(({ kind }) => kind === 'ghost-car') ?? -1;
  const fresh = [taken, ...behind].includes(next) ? -1 : next;
  const known = fresh >= 0 ? fresh : (programme.shown?.printed.findIndex(({ kind }) => kind === 'mail-car') ?? -1);
  programme.tell([{ e: 'cardMoved', card: known, from: WAGON_DECK, to: TRAIN, cause: 'coupled', by: -1 }]);
  frame();
  const coupled = yard.wagons.at(-1);
  expect(coupled?.card).toBe(known);
  expect(coupled?.drop.value).toBeGreaterThan(0);
  rest();
  expect(coupled?.drop.value).toBe(0);
  expect(coupled?.place.value).toBe(behind.length);
});

test('the new train is the old one, come back round the table with its other side up', () => {
  const { programme, stage, frame, shown, train } = laid();
  const wagons = shown.zones[TRAIN] ?? [];
  const other = train.locomotive === 'leland' ? 'ironhorse' : 'leland';
  const order = (shown.zones[WAGON_DECK] ?? []).concat(wagons.map(() => -1));
  const { stations, stationDeck } = train;
  programme.tell([{ e: 'trainBuilt', locomotive: other, stations: stations.toReversed(), stationDeck, order }]);
  const { yard } = stage;
  frame();
  expect(yard.side).toBe(train.locomotive);
  expect(yard.wagons.map(({ card }) => card)).toEqual(wagons);
  let turned: number | null = null;
  let furthest = 0;
  while (frame()) {
    if (turned === null && yard.side === other) turned = yard.head.value;
    furthest = Math.max(furthest, yard.head.value);
  }
  // Nobody sees it turn: it is behind the player then, half a lap from the middle of the far side.
  expect(turned).toBeGreaterThan(LAP / 2);
  expect(turned).toBeLessThan(LAP * 0.75);
  expect(furthest).toBeGreaterThan(LAP * 0.95);
  expect(standing(stage)).toEqual({ at: 0, side: other, stations: stations.length, wagons: [], away: 0 });
});

describe('what the events of the train show', () => {
  const { shown } = laid();
  const cues = (event: GameEvent) => script(event, shown).cues.map((cue) => cue.cue);

  test('an advance rolls, and brakes under the eye of the camera at the end of the line', () => {
    expect(cues({ e: 'trainAdvanced', by: 0, at: 1 })).toEqual(['roll', 'sound']);
    const end = script({ e: 'trainAdvanced', by: 0, at: 4 }, shown);
    expect(end.cues).toContainEqual({ cue: 'closeUp', shot: 'lineEnd', seats: [] });
    expect(end.cues).toContainEqual({ cue: 'sound', sound: 'train-brake', seat: 0 });
    expect(end.hold).toBeGreaterThan(script({ e: 'trainAdvanced', by: 0, at: 1 }, shown).hold);
  });

  test('Ironhorse fires at everybody from the active player on, Leland unloads', () => {
    const fired = script({ e: 'locomotiveActs', locomotive: 'ironhorse' }, { ...shown, turn: 2 }).cues;
    expect(fired).toContainEqual({ cue: 'salvo', seats: [2, 3, 0, 1] });
    const dead = shown.dead.with(1, true);
    const store = script({ e: 'locomotiveActs', locomotive: 'leland' }, { ...shown, turn: 0, dead }).cues;
    expect(store).toContainEqual({ cue: 'unload', seats: [0, 2, 3] });
    expect(store.some(({ cue }) => cue === 'salvo')).toBe(false);
  });

  test('a point that the locomotive takes is shot off by it, a point that a card takes is not', () => {
    const hit = (source: string) => cues({ e: 'lifeLost', seat: 1, points: 1, by: -1, source });
    expect(hit(shown.train?.locomotive ?? '')).toContain('salvo');
    expect(hit('bang')).not.toContain('salvo');
  });
});
