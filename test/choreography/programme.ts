import type { GameEvent, State } from '../../core/index.ts';
import type { Cue } from '../../renderer/choreography/cue.ts';
import type { Programme, Troupe } from '../../renderer/choreography/director.ts';
import { folded } from './games.ts';

/** A session without a host: truth runs ahead, `shown` follows event by event. */
export class TestProgramme implements Programme {
  shown: State | null;
  truth: State | null;
  backlog: readonly { readonly event: GameEvent }[] = [];
  waitsForMe = false;
  caughtUp = 0;

  constructor(start: State) {
    this.shown = start;
    this.truth = start;
  }

  tell(events: readonly GameEvent[]): void {
    if (this.truth) this.truth = folded(this.truth, events);
    this.backlog = [...this.backlog, ...events.map((event) => ({ event }))];
  }

  stageNext(): { readonly event: GameEvent } | null {
    const [next, ...rest] = this.backlog;
    if (!next || !this.shown) return null;
    this.shown = folded(this.shown, [next.event]);
    this.backlog = rest;
    return next;
  }

  catchUp(): void {
    this.caughtUp += 1;
    this.shown = this.truth;
    this.backlog = [];
  }
}

/** Writes down what it is told to do. */
export class TestTroupe implements Troupe {
  readonly followed: GameEvent['e'][] = [];
  readonly cues: Cue[] = [];
  settled = 0;
  wrong: string | null = null;

  follow(event: GameEvent): void {
    this.followed.push(event.e);
  }
  perform(cue: Cue): void {
    this.cues.push(cue);
  }
  settle(): void {
    this.settled += 1;
  }
  fault(): string | null {
    return this.wrong;
  }
}
