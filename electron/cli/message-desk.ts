import { type GameEvent, isFact, NOBODY, type Seat, Telling } from '../../core/index.ts';

/** Hands every seat its own redacted facts, and writes its messages as a host sends them. */
export class MessageDesk {
  private readonly seen: GameEvent[][];
  private readonly writes: boolean;

  constructor(seats: number, writes: boolean) {
    this.seen = Array.from({ length: seats }, () => []);
    this.writes = writes;
  }

  seenBy(seat: Seat): readonly GameEvent[] {
    return this.seen[seat] ?? [];
  }

  /** Returns how many bytes were written for all seats together. */
  tell(events: readonly GameEvent[]): number {
    const telling = new Telling(events);
    const open = telling.eventsFor(NOBODY).filter(isFact);
    for (let seat = 0; seat < this.seen.length; seat += 1) {
      const facts = telling.isInsider(seat) ? telling.eventsFor(seat).filter(isFact) : open;
      for (const fact of facts) this.seen[seat]?.push(fact);
    }
    return this.writes ? this.written(telling) : 0;
  }

  /** All but the insiders are sent the very same text, which is written and measured once. */
  private written(telling: Telling): number {
    let bytes = 0;
    let onlookers = 0;
    for (let seat = 0; seat < this.seen.length; seat += 1) {
      if (telling.isInsider(seat)) bytes += Buffer.byteLength(telling.textFor(seat));
      else onlookers += 1;
    }
    return onlookers === 0 ? bytes : bytes + onlookers * Buffer.byteLength(telling.textFor(NOBODY));
  }
}
