import type { Question, Seat } from '../../core/index.ts';
import { type Asking, dueAt, isSameAsking, postpone } from './asking.ts';
import type { Clock } from './clock.ts';
import { AFTER_FAULT, AWAY_GRACE } from './timing.ts';

export interface WaitingParts {
  readonly clock: Clock;
  /** Something is to be done about a seat that is asked. */
  readonly due: (asking: Asking) => void;
  /** A person has been gone for long enough that their bot takes over. */
  readonly gone: (seat: Seat) => void;
  /** A fault of ours while something was done about it: whom the table waits for is to be found out anew. */
  readonly failed: (error: unknown) => void;
  readonly anew: () => void;
  /** Others wait for persons who have gone. */
  readonly hasCompany: () => boolean;
}

/** Whom the table waits for and until when: the one alarm of a table. While it stands still no time passes. */
export class Waiting {
  readonly #parts: WaitingParts;
  #askings: readonly Asking[] = [];
  readonly #goneAt = new Map<Seat, number>();
  /** Since when nothing moves; null while the table is awake. */
  #stillSince: number | null;
  #disarm = (): void => {};
  #closed = false;
  /** The last alarm ended in a fault. */
  #failed = false;

  constructor(parts: WaitingParts, absent: readonly Seat[]) {
    this.#parts = parts;
    this.#stillSince = parts.clock.now();
    for (const seat of absent) this.left(seat);
  }

  get askings(): readonly Asking[] {
    return this.#askings;
  }

  of(seat: Seat): Asking | undefined {
    return this.#askings.find((asking) => asking.seat === seat);
  }

  /** Waits for an answer to this question now; a seat that is still asked the same keeps its times. Returns who is not. */
  ask(question: Question | null, ask: (seat: Seat, question: Question) => Asking): readonly Asking[] {
    const before = this.#askings;
    const still = (seat: Seat): Asking | undefined =>
      before.find((asking) => asking.seat === seat && question && isSameAsking(asking, question));
    this.#askings = question ? question.seats.map((seat) => still(seat) ?? ask(seat, question)) : [];
    return before.filter((asking) => !this.#askings.includes(asking));
  }

  /** Waits for nobody any more; returns for whom it did. */
  forget(): readonly Asking[] {
    const before = this.#askings;
    this.#askings = [];
    return before;
  }

  /** A person has gone: their bot may take over after a while. */
  left(seat: Seat): void {
    this.#goneAt.set(seat, this.#parts.clock.now() + AWAY_GRACE);
  }

  back(seat: Seat): void {
    this.#goneAt.delete(seat);
  }

  /** Since when no time passes; null while it does. */
  get stillSince(): number | null {
    return this.#stillSince;
  }

  /** Stops all times, or lets them run on from where they stopped. Returns whether that changed anything. */
  stand(still: boolean): boolean {
    const now = this.#parts.clock.now();
    const since = this.#stillSince;
    if (still) this.#stillSince = since ?? now;
    else this.#stillSince = null;
    if (still || since === null) return still !== (since !== null);
    for (const asking of this.#askings) postpone(asking, since, now);
    for (const [seat, at] of this.#goneAt) this.#goneAt.set(seat, at + now - since);
    return true;
  }

  /** Sets the alarm anew, for `least` milliseconds from now at the soonest; to be called after whatever changes an asking. */
  arm(least = 0): void {
    this.#disarm();
    if (this.#closed || this.#stillSince !== null) return;
    const gone = this.#parts.hasCompany() ? this.#goneAt.values() : [];
    const instants = [...this.#askings.map(dueAt), ...gone].filter((instant) => instant !== null);
    if (instants.length === 0) return;
    const { clock } = this.#parts;
    this.#disarm = clock.after(Math.max(least, Math.min(...instants) - clock.now()), () => this.#ring());
  }

  close(): void {
    this.#closed = true;
    this.#disarm();
  }

  /** A fault of ours must not leave the table without an alarm, nor ring it without end. */
  #ring(): void {
    try {
      if (this.#failed) this.#parts.anew();
      this.#failed = false;
      this.#tend();
      this.arm();
    } catch (error) {
      this.#failed = true;
      this.#parts.failed(error);
      this.arm(AFTER_FAULT);
    }
  }

  #tend(): void {
    const now = this.#parts.clock.now();
    for (const [seat, at] of [...this.#goneAt]) {
      if (at > now || !this.#parts.hasCompany()) continue;
      this.#goneAt.delete(seat);
      this.#parts.gone(seat);
    }
    const due = this.#askings.find((asking) => (dueAt(asking) ?? Number.POSITIVE_INFINITY) <= now);
    if (due) this.#parts.due(due);
  }
}
