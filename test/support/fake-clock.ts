import type { Clock } from '../../electron/host/clock.ts';

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** Time that tests move by hand. */
export class FakeClock implements Clock {
  #now = 1_000_000;
  readonly #timers = new Set<Timer>();

  now(): number {
    return this.#now;
  }

  date(): number {
    return this.#now;
  }

  after(milliseconds: number, run: () => void): () => void {
    const timer = { at: this.#now + milliseconds, run };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** Lets everything happen that falls within so many milliseconds, in its order. */
  async advance(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    await settled();
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#timers.delete(next);
      this.#now = next.at;
      next.run();
      await settled();
    }
    this.#now = end;
  }

  #next(end: number): Timer | undefined {
    return [...this.#timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  }
}

/** Promises that are kept already have told everybody. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
