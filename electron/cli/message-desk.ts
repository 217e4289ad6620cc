import { type GameEvent, NOBODY, redactEvent, type Seat, textsFor } from '../../core/index.ts';

/** Hands every seat its own redacted events, and writes them as a host would send them. */
export class MessageDesk {
  private readonly seen: GameEvent[][];
  private readonly seats: readonly Seat[];
  private readonly writes: boolean;

  constructor(seats: number, writes: boolean) {
    this.seats = Array.from({ length: seats }, (_, seat) => seat);
    this.seen = this.seats.map(() => []);
    this.writes = writes;
  }

  seenBy(seat: Seat): readonly GameEvent[] {
    return this.seen[seat] ?? [];
  }

  /** Returns how many bytes were written for all seats together. */
  tell(events: readonly GameEvent[]): number {
    const open = events.map((event) => redactEvent(event, NOBODY));
    for (const seat of this.seats) {
      const mine = this.seen[seat];
      // A secret has two faces only, that of whoever may see it and that of an onlooker.
      for (let at = 0; at < events.length; at += 1) mine?.push(faceFor(events[at], open[at], seat));
    }
    return this.writes ? this.written(events) : 0;
  }

  /** Texts that seats share are made once, and sent to each. */
  private written(events: readonly GameEvent[]): number {
    let bytes = 0;
    for (const text of textsFor(events, this.seats)) bytes += Buffer.byteLength(text);
    return bytes;
  }
}

function faceFor(event: GameEvent | undefined, open: GameEvent | undefined, seat: Seat): GameEvent {
  if (!event || !open) throw new Error('expected an event and its open face');
  return event !== open && redactEvent(event, seat) === event ? event : open;
}
