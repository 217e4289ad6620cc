import { afterEach, describe, expect, test } from 'vitest';
import { decide, legal, newGame, redact, TEMPERS, why } from '../../core/index.ts';
import type { BotTask, Brain } from '../../electron/host/brain.ts';
import { localBrain } from '../../electron/host/local-brain.ts';
import { LogWriter, readLog } from '../../electron/host/log-lines.ts';
import { memorySaves } from '../../electron/host/saves.ts';
import { workerBrain } from '../../electron/host/worker-brain.ts';
import { House, seededChance } from '../support/house.ts';
import { botTable, personTable } from '../support/settings.ts';

/** The first decision of a game. */
function firstTask(): BotTask {
  const { state } = newGame({ seats: 4, seed: 3 });
  const seat = state.turn;
  return {
    table: 'test',
    seat,
    request: {
      view: redact(state, seat),
      events: [],
      legal: legal(state, seat),
      level: 'greenhorn',
      temper: TEMPERS['fair-judge'],
      rngSeed: 1,
    },
  };
}

const HEAD = "const { parentPort } = require('node:worker_threads');";
let brain: Brain | null = null;
afterEach(() => brain?.close());

/** A worker with this program; what it was noted for. */
function withWorker(program: string, within = 2000): { brain: Brain; notes: string[] } {
  const notes: string[] = [];
  brain = workerBrain(
    (text) => notes.push(text),
    () => HEAD + program,
    within,
  );
  return { brain, notes };
}

describe('a worker that thinks for bots', () => {
  test('gives its answer to the one who asked', async () => {
    const { brain, notes } = withWorker(
      "parentPort.on('message', ({ job, request }) => parentPort.postMessage({ job, move: request.legal[0].move }));",
    );
    const task = firstTask();
    expect(await brain.decide(task)).toEqual(task.request.legal[0]?.move);
    expect(notes).toEqual([]);
  });

  test('is told each event once, and all again after an undo', async () => {
    const { brain } = withWorker(
      "parentPort.on('message', ({ job, from, request }) => parentPort.postMessage({ job, move: { from, count: request.events.length } }));",
    );
    const task = firstTask();
    const events = [...newGame({ seats: 4, seed: 3 }).events];
    const told = (list: typeof events) => brain.decide({ ...task, request: { ...task.request, events: list } });
    const all = events.length;
    expect(await told(events)).toEqual({ from: 0, count: all });
    events.push(...events.slice(0, 2));
    expect(await told(events)).toEqual({ from: all, count: 2 });
    expect(await told(events.slice(0, 3))).toEqual({ from: 0, count: 3 });
  });

  test.each([
    ['dies', "parentPort.on('message', () => process.exit(1));"],
    ['throws', "parentPort.on('message', () => { throw new Error('no'); });"],
    ['says that it failed', "parentPort.on('message', ({ job }) => parentPort.postMessage({ job, failure: 'no' }));"],
    ['cannot even start', 'this is no program'],
    ['never answers', 'setInterval(() => {}, 1000);'],
    ['is stuck', "parentPort.on('message', () => { for (;;) {} });"],
  ])('that %s is replaced, and the greenhorn answers here', async (_, program) => {
    const { brain, notes } = withWorker(program, 300);
    const task = firstTask();
    const move = await brain.decide(task);
    expect(move).toEqual(decide(task.request).move);
    expect(notes.length).toBeGreaterThan(0);
    expect(await brain.decide(task)).toEqual(move);
  });
});

describe('bots are honest', () => {
  test('they get what a person on their chair would see, and nothing else', async () => {
    const house = new House({
      brain: {
        decide: (task) => {
          const { seat, request } = task;
          // The first question is put before the table is up.
          if (house.saloon.table) expect(request.view).toEqual(redact(house.state, seat));
          expect(request.view.generator).toEqual([0, 0, 0, 0]);
          expect(Object.keys(request).sort()).toEqual(['events', 'legal', 'level', 'rngSeed', 'temper', 'view']);
          for (const event of request.events) {
            if (event.e === 'roleDealt' && event.seat !== seat) expect(event.role).toBe('unknown');
            expect(event.e).not.toBe('settled');
          }
          return localBrain.decide(task);
        },
        close: () => {},
      },
    });
    const watcher = house.client();
    watcher.newTable(botTable({ pace: 'off' }));
    await watcher.playUntil(({ seq }) => seq > 60);
    expect(house.notes).toEqual([]);
    expect(watcher.seq).toBeGreaterThan(40);
  });

  test('one that chooses what is not allowed, or fails, still moves', async () => {
    let calls = 0;
    const house = new House({
      brain: {
        decide: async () => {
          calls += 1;
          if (calls % 2 === 0) throw new Error('no idea');
          return { by: 0, play: 999 };
        },
        close: () => {},
      },
    });
    const ann = house.client();
    ann.newTable(personTable({ pace: 'off' }));
    await ann.playUntil(({ seq }) => seq > 25);
    for (const note of house.notes) expect(note).toMatch(/not allowed|failed/);
    expect(calls).toBeGreaterThan(10);
    expect(why(house.state, 0, { by: 1, end: true })).not.toBeNull();
  });
});

describe('the minds of a table', () => {
  /** What each seat's bot was given, over the first moves of a table. */
  const mindsAsked = (tasks: readonly BotTask[]) =>
    new Map(tasks.map(({ seat, request: { temper, rngSeed } }) => [seat, { temper, rngSeed }]));

  /** Everybody's mind as it is asked for from here on, until each bot has decided at least once. */
  async function watched(house: House, tasks: BotTask[]): Promise<ReturnType<typeof mindsAsked>> {
    tasks.length = 0;
    for (let step = 0; step < 600 && mindsAsked(tasks).size < 4; step += 1) await house.clock.advance(500);
    return mindsAsked(tasks);
  }

  function listener(): { brain: Brain; tasks: BotTask[] } {
    const tasks: BotTask[] = [];
    const decide: Brain['decide'] = (task) => {
      tasks.push(task);
      return localBrain.decide(task);
    };
    return { brain: { ...localBrain, decide }, tasks };
  }

  test('are the same after a save and a resume, with another source of luck and all they remember', async () => {
    const before = listener();
    const house = new House({ brain: before.brain });
    house.client().newTable(botTable());
    const minds = await watched(house, before.tasks);
    expect(minds.size).toBe(4);
    const after = listener();
    const next = new House({ saves: house.saves, brain: after.brain, chance: seededChance(99) });
    next.client();
    const told = before.tasks.at(-1)?.request.events.length ?? 0;
    expect(await watched(next, after.tasks)).toEqual(minds);
    expect(after.tasks[0]?.request.events.length).toBeGreaterThanOrEqual(told);
  });

  test('stay with their chairs in a rematch, with new luck', async () => {
    const { brain, tasks } = listener();
    const house = new House({ brain });
    const watcher = house.client();
    watcher.newTable(botTable());
    const minds = await watched(house, tasks);
    await watcher.playUntil(() => false);
    watcher.command({ c: 'rematch' });
    const again = await watched(house, tasks);
    const tempers = (each: typeof minds) => [...each].sort(([a], [b]) => a - b).map(([, { temper }]) => temper);
    expect(tempers(again)).toEqual(tempers(minds));
    expect([...again.values()].map(({ rngSeed }) => rngSeed)).not.toEqual(
      [...minds.values()].map(({ rngSeed }) => rngSeed),
    );
  });

  test('a save of the first days, without minds, is still opened', async () => {
    const house = new House();
    house.client().newTable(botTable());
    await house.clock.advance(5000);
    const [id = ''] = house.saves.list();
    const log = readLog(house.log);
    if (typeof log === 'string') throw new Error(`expected a save, got: ${log}`);
    const { minds: _, ...old } = log.header;
    const writer = new LogWriter();
    let text = '';
    for (const line of [old, ...log.entries.map(({ entry }) => entry)]) writer.write(line, (part) => (text += part));
    const next = new House({ saves: memorySaves(new Map([[id, text]])) });
    expect(next.state).toEqual(house.state);
  });
});
