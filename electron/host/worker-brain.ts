import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { GameEvent, Move, Seat } from '../../core/index.ts';
import type { BotJob, BotResult } from './bot-worker.ts';
import type { BotTask, Brain } from './brain.ts';
import { faultText } from './fault-text.ts';
import { localBrain } from './local-brain.ts';
import { BOT_WITHIN } from './timing.ts';

/** Beside the folder of the bundle that this file becomes part of. */
const WORKER = join(import.meta.dirname, '..', 'worker', 'bot-worker.cjs');

const builtWorker = (): string => readFileSync(WORKER, 'utf8');

interface Waiting {
  readonly resolve: (move: Move) => void;
  readonly fall: () => void;
  readonly timer: NodeJS.Timeout;
}

/** What the worker already knows of one seat's events. */
interface Sent {
  readonly events: readonly GameEvent[];
  readonly count: number;
}

/**
 * Thinks in a thread of its own, so that a bot's search never makes the table stutter. A worker that fails or is late is
 * replaced, and the greenhorn answers here instead: a seat never freezes. `source` is the worker's program.
 */
export function workerBrain(note: (text: string) => void, source = builtWorker, within = BOT_WITHIN): Brain {
  const waiting = new Map<number, Waiting>();
  let sent = new Map<Seat, Sent>();
  let known = '';
  let jobs = 0;
  let worker: Worker | null = null;

  const drop = (why: string): void => {
    note(`the bots' worker ${why}; the next decision gets a new one`);
    const old = worker;
    worker = null;
    sent = new Map();
    void old?.terminate();
    for (const { fall } of [...waiting.values()]) fall();
  };

  const hear = (result: BotResult): void => {
    const task = waiting.get(result.job);
    if (!task) return;
    if ('move' in result) task.resolve(result.move);
    else {
      note(`a bot failed: ${result.failure}`);
      task.fall();
    }
  };

  const start = (): Worker => {
    // By its text: a worker cannot be started from a file inside the packed program.
    const fresh = new Worker(source(), { eval: true });
    fresh.unref();
    fresh.on('message', hear);
    fresh.on('error', (error) => fresh === worker && drop(`failed: ${faultText(error)}`));
    fresh.on('exit', () => fresh === worker && drop('ended'));
    return fresh;
  };

  const post = (job: number, { table, seat, request }: BotTask): void => {
    worker ??= start();
    if (table !== known) sent = new Map();
    known = table;
    const before = sent.get(seat);
    const from = before && before.events === request.events ? before.count : 0;
    sent.set(seat, { events: request.events, count: request.events.length });
    const message: BotJob = { job, table, seat, from, request: { ...request, events: request.events.slice(from) } };
    worker.postMessage(message);
  };

  return {
    decide: (task) =>
      new Promise((resolve, reject) => {
        jobs += 1;
        const job = jobs;
        const done = (): void => {
          clearTimeout(waiting.get(job)?.timer);
          waiting.delete(job);
        };
        const timer = setTimeout(() => drop(`has not answered within ${within} ms`), within);
        waiting.set(job, {
          timer,
          resolve: (move) => {
            done();
            resolve(move);
          },
          fall: () => {
            done();
            localBrain.decide({ ...task, request: { ...task.request, level: 'greenhorn' } }).then(resolve, reject);
          },
        });
        try {
          post(job, task);
        } catch (error) {
          drop(`could not be had: ${faultText(error)}`);
        }
      }),
    close: () => {
      const old = worker;
      worker = null;
      for (const { timer } of waiting.values()) clearTimeout(timer);
      waiting.clear();
      void old?.terminate();
    },
  };
}
