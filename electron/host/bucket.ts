import { LIMITS } from '../../core/protocol/limits.ts';
import type { Clock } from './clock.ts';

/** How much a line may say: a burst, then so much a second. */
export class Bucket {
  readonly #clock: Clock;
  #level: number = LIMITS.burst;
  #since: number;
  #refused = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#since = clock.now();
  }

  /** `no` for a message too many, `flood` once a whole burst more were refused than taken: however evenly they come. */
  take(): 'yes' | 'no' | 'flood' {
    const now = this.#clock.now();
    this.#level = Math.min(LIMITS.burst, this.#level + ((now - this.#since) / 1000) * LIMITS.perSecond);
    this.#since = now;
    if (this.#level < 1) {
      this.#refused += 1;
      return this.#refused > LIMITS.burst ? 'flood' : 'no';
    }
    this.#level -= 1;
    this.#refused = Math.max(0, this.#refused - 1);
    return 'yes';
  }
}
