import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { GameEvent, Move } from '../../core/index.ts';
import type { BotJob, BotResult } from './bot-worker.ts';
import type { BotTask, Brain } from './brain.ts';
import { localBrain } from './local-brain.ts';
import { BOT_WITHIN } from './timing.ts';

/** Beside the folder of the bundle that this file becomes part of. */
const WORKER = join(import.meta.dirname, '..', 'worker', 'bot-worker.cjs');

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
 * replaced, and the greenhorn answers here instead: a seat never freezes.
 */
export function workerBrain(note: (text: string) => void): Brain {
  const waiting = new Map<number, Waiting>();
  let sent = new Map<string, Sent>();
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
    const fresh = new Worker(readFileSync(WORKER, 'utf8'), { eval: true });
    fresh.unref();
    fresh.on('message', hear);
    fresh.on('error', (error) => fresh === worker && drop(`failed: ${String(error)}`));
    fresh.on('exit', () => fresh === worker && drop('ended'));
    return fresh;
  };

  const post = (job: number, { table, seat, request }: BotTask): void => {
    worker ??= start();
    const memory = `${table} ${seat}`;
    const before = sent.get(memory);
    const from = before && before.events === request.events ? before.count : 0;
    sent.set(memory, { events: request.events, count: request.events.length });
    const message: BotJob = { job, memory, from, request: { ...request, events: request.events.slice(from) } };
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
        const timer = setTimeout(() => drop(`was late by ${BOT_WITHIN} ms`), BOT_WITHIN);
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
          drop(`could not be had: ${String(error)}`);
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
