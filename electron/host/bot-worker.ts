import { parentPort } from 'node:worker_threads';
import { type BotRequest, decide, type GameEvent, type Seat } from '../../core/index.ts';
import { faultText } from './fault-text.ts';

/** A decision to make, with only those events that this seat's memory does not hold yet. */
export interface BotJob {
  readonly job: number;
  readonly table: string;
  readonly seat: Seat;
  /** How many events the memory holds already; less than it does means that the game was taken back. */
  readonly from: number;
  readonly request: BotRequest;
}

export type BotResult =
  | { readonly job: number; readonly move: ReturnType<typeof decide>['move'] }
  | { readonly job: number; readonly failure: string };

let known = '';
/** By seat, of the table that is played. */
const memories = new Map<Seat, GameEvent[]>();

function answer({ job, table, seat, from, request }: BotJob): BotResult {
  try {
    if (table !== known) memories.clear();
    known = table;
    // The same array from call to call keeps the fold of it; a new one after an undo starts it anew.
    const memory = memories.get(seat);
    const events = memory && memory.length === from && from > 0 ? memory : [];
    events.push(...request.events);
    memories.set(seat, events);
    return { job, move: decide({ ...request, events }).move };
  } catch (error) {
    return { job, failure: faultText(error) };
  }
}

parentPort?.on('message', (job: BotJob) => parentPort?.postMessage(answer(job)));
