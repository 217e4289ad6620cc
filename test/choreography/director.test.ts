import { describe, expect, test } from 'vitest';
import type { GameEvent, State } from '../../core/index.ts';
import { Director } from '../../renderer/choreography/director.ts';
import { script } from '../../renderer/choreography/script.ts';
import { HASTE, HOLD, REDUCED } from '../../renderer/choreography/timing.ts';
import { watchedGame } from './games.ts';
import { TestProgramme, TestTroupe } from './programme.ts';

const FRAME = 1 / 60;
const table: State = watchedGame(4, 1, 0, 0).end;
const turn = (seat: number): GameEvent => ({ e: 'turnBegan', seat });
const passed = (seat: number): GameEvent => ({ e: 'passed', seat });

function stageOf(state = table) {
  const programme = new TestProgramme(state);
  const troupe = new TestTroupe();
  const director = new Director(programme, troupe, true);
  director.tick(0);
  return { programme, troupe, director };
}

/** Ticks until nothing is on stage; returns the seconds that took. */
function playOut(director: Director, frame = FRAME, most = 600): number {
  let seconds = 0;
  while (director.busy) {
    director.tick(frame);
    seconds += frame;
    if (seconds > most) throw new Error(`expected the stage to empty within ${most} s`);
  }
  return seconds;
}

describe('the clock it is handed', () => {
  test('an event waits for the hold of the one before', () => {
    const { programme, troupe, director } = stageOf();
    programme.tell([turn(0), turn(1)]);
    director.tick(FRAME);
    expect(troupe.followed).toEqual(['turnBegan']);
    for (let spent = FRAME; spent < HOLD.turn - FRAME; spent += FRAME) director.tick(FRAME);
    expect(troupe.followed).toHaveLength(1);
    director.tick(2 * FRAME);
    expect(troupe.followed).toHaveLength(2);
  });

  test('30, 60 and 144 frames a second end within one frame of each other', () => {
    const times = [30, 60, 144].map((rate) => {
      const { programme, director } = stageOf();
      programme.tell([turn(0), turn(1), turn(2)]);
      return playOut(director, 1 / rate);
    });
    expect(Math.max(...times) - Math.min(...times)).toBeLessThan(2 / 30);
  });

  test('at double speed it takes half the time', () => {
    const slow = stageOf();
    const fast = stageOf();
    fast.director.tempo.speed = 2;
    for (const { programme } of [slow, fast]) programme.tell([turn(0), turn(1)]);
    expect(playOut(fast.director, 0.01)).toBeCloseTo(playOut(slow.director, 0.01) / 2, 1);
  });

  test('reduced motion shortens every hold by the same path', () => {
    const { programme, troupe, director } = stageOf();
    director.tempo.reduced = true;
    const long: GameEvent = { e: 'exploded', seat: 1 };
    expect(script(long, table).hold).toBeGreaterThan(REDUCED.hold);
    programme.tell([long]);
    expect(playOut(director, 0.01)).toBeLessThan(REDUCED.hold + 0.05);
    expect(troupe.followed).toEqual(['exploded']);
  });
});

describe('making up for lost time', () => {
  test('a long backlog plays faster', () => {
    const { programme, director } = stageOf();
    programme.tell([passed(0), passed(1)]);
    expect(director.pace).toBe(1);
    programme.tell(Array.from({ length: 8 }, () => passed(2)));
    expect(director.pace).toBeGreaterThan(1.5);
  });

  test('a decision for me hurries what leads to it', () => {
    const { programme, director } = stageOf();
    programme.tell([passed(0)]);
    programme.waitsForMe = true;
    expect(director.pace).toBe(HASTE.asked);
  });

  test('far behind it jumps to the truth', () => {
    const { programme, troupe, director } = stageOf();
    programme.tell(Array.from({ length: HASTE.jump + 1 }, () => passed(0)));
    director.tick(FRAME);
    expect(programme.shown).toBe(programme.truth);
    expect(troupe.followed).toEqual([]);
    expect(troupe.settled).toBe(2);
  });

  test('skipping ends everything at once', () => {
    const { programme, director } = stageOf();
    programme.tell([turn(0), turn(1), turn(2)]);
    director.tick(FRAME);
    director.skip();
    expect(director.busy).toBe(false);
    expect(programme.shown).toBe(programme.truth);
  });

  test('a table that came without events is put up as it is', () => {
    const { programme, troupe, director } = stageOf();
    programme.shown = { ...table, turn: 2 };
    programme.truth = programme.shown;
    director.tick(FRAME);
    expect(troupe.settled).toBe(2);
  });
});

describe('checking itself', () => {
  test('a table that differs from the truth is an error that names the events', () => {
    const { programme, director } = stageOf();
    programme.tell([turn(1)]);
    programme.truth = { ...table, turn: 3 };
    expect(() => director.tick(FRAME)).toThrow(/shown is not the truth after turnBegan/);
  });

  test('a release mends itself', () => {
    const programme = new TestProgramme(table);
    const troupe = new TestTroupe();
    const director = new Director(programme, troupe, false);
    director.tick(0);
    troupe.wrong = 'a card is missing';
    programme.tell([turn(1)]);
    director.tick(FRAME);
    expect(programme.caughtUp).toBe(1);
  });
});
