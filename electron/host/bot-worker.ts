import { parentPort } from 'node:worker_threads';
import { type BotRequest, decide, type GameEvent } from '../../core/index.ts';

/** A decision to make, with only those events that this seat's memory does not hold yet. */
export interface BotJob {
  readonly job: number;
  /** Whose memory: table and seat. */
  readonly memory: string;
  /** How many events the memory holds already; less than it does means that the game was taken back. */
  readonly from: number;
  readonly request: BotRequest;
}

export type BotResult =
  | { readonly job: number; readonly move: ReturnType<typeof decide>['move'] }
  | { readonly job: number; readonly failure: string };

const memories = new Map<string, GameEvent[]>();

function answer({ job, memory, from, request }: BotJob): BotResult {
  try {
    // The same array from call to call keeps the fold of it; a new one after an undo starts it anew.
    const known = memories.get(memory);
    const events = known && known.length === from && from > 0 ? known : [];
    events.push(...request.events);
    memories.set(memory, events);
    return { job, move: decide({ ...request, events }).move };
  } catch (error) {
    return { job, failure: String(error) };
  }
}

parentPort?.on('message', (job: BotJob) => parentPort?.postMessage(answer(job)));
