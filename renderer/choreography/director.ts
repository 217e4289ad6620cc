import type { GameEvent, State } from '../../core/index.ts';
import type { Cue } from './cue.ts';
import { isFact, script } from './script.ts';
import { HASTE, LONGEST_FRAME, REDUCED, SPEED } from './timing.ts';

/** Where the events come from: the session, as it is at each moment. */
export interface Programme {
  readonly shown: State | null;
  readonly truth: State | null;
  readonly backlog: readonly { readonly event: GameEvent }[];
  /** Takes the next event on stage and folds it into `shown`. */
  stageNext(): { readonly event: GameEvent } | null;
  /** Everything at once. */
  catchUp(): void;
  /** A decision is waiting for this player. */
  readonly waitsForMe: boolean;
}

/** Who shows it: the table. */
export interface Troupe {
  /** An event is on stage: `after` is the table that it leads to. */
  follow(event: GameEvent, after: State): void;
  perform(cue: Cue): void;
  /** The table as it is now, without any event: on sitting down, after a jump. */
  settle(shown: State): void;
  /** What is wrong with what stands on the table, or null. */
  fault(shown: State): string | null;
}

export interface Tempo {
  speed: number;
  reduced: boolean;
}

/** Plays the events of the backlog one after another, on a clock that it is handed. It never holds up a decision. */
export class Director {
  private hold = 0;
  private known: State | null = null;
  private staged: GameEvent['e'][] = [];
  private readonly programme: Programme;
  private readonly troupe: Troupe;
  readonly tempo: Tempo = { speed: SPEED.usual, reduced: false };
  /** Faults throw with the events that led to them; a release mends itself and says so. */
  readonly strict: boolean;

  constructor(programme: Programme, troupe: Troupe, strict: boolean) {
    this.programme = programme;
    this.troupe = troupe;
    this.strict = strict;
  }

  /** Something is on stage or waiting to come. */
  get busy(): boolean {
    return this.hold > 0 || this.programme.backlog.length > 0;
  }

  /** How much faster than the wall clock the table plays now. */
  get pace(): number {
    const { backlog, waitsForMe } = this.programme;
    const facts = countFacts(backlog);
    const crowd = Math.min(HASTE.most, 1 + Math.max(0, facts - HASTE.from) * HASTE.each);
    return this.tempo.speed * Math.max(crowd, waitsForMe && facts > 0 ? HASTE.asked : 1);
  }

  /** `seconds` of wall time have passed. Returns the seconds of table time that this was. */
  tick(seconds: number): number {
    const { shown, backlog } = this.programme;
    if (shown !== this.known) this.jump();
    if (countFacts(backlog) > HASTE.jump) {
      this.skip();
      return seconds;
    }
    const passed = Math.min(seconds, LONGEST_FRAME) * this.pace;
    this.hold -= passed;
    while (this.hold <= 0 && this.stageOne());
    if (this.hold < 0) this.hold = 0;
    return passed;
  }

  /** Ends everything that is in the air: the table is at once as it is in truth. */
  skip(): void {
    this.programme.catchUp();
    this.hold = 0;
    this.jump();
  }

  private stageOne(): boolean {
    const before = this.programme.shown;
    const next = this.programme.backlog[0];
    if (!before || !next) return false;
    const { hold, cues } = script(next.event, before);
    this.programme.stageNext();
    const after = this.programme.shown;
    if (!after) return false;
    this.known = after;
    this.staged.push(next.event.e);
    this.troupe.follow(next.event, after);
    for (const cue of cues) this.troupe.perform(cue);
    this.hold += this.tempo.reduced ? Math.min(hold, REDUCED.hold) : hold;
    if (this.programme.backlog.length === 0) this.check();
    return true;
  }

  private jump(): void {
    const { shown } = this.programme;
    this.known = shown;
    this.staged = [];
    if (shown) this.troupe.settle(shown);
  }

  private check(): void {
    const { shown, truth } = this.programme;
    if (!shown || !truth) return;
    const fault =
      this.troupe.fault(shown) ?? (JSON.stringify(shown) === JSON.stringify(truth) ? null : 'shown is not the truth');
    const told = this.staged.join(' ');
    this.staged = [];
    if (!fault) return;
    if (this.strict) throw new Error(`expected the table as it is in truth, got: ${fault} after ${told}`);
    console.error(`table mended: ${fault} after ${told}`);
    this.skip();
  }
}

function countFacts(backlog: Programme['backlog']): number {
  let facts = 0;
  for (const { event } of backlog) if (isFact(event)) facts += 1;
  return facts;
}
