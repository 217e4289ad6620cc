import { type GameEvent, NOBODY, redactEvent, type Seat } from '../../core/index.ts';

/**
 * Hands every seat its own redacted events. A secret has two faces, that of whoever may see it and that of an onlooker,
 * so each event is written twice at most; a batch without secrets is one text for all.
 */
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

  /** Returns how many characters were written for all seats together. */
  tell(events: readonly GameEvent[]): number {
    const open = events.map((event) => redactEvent(event, NOBODY));
    const secret = open.some((event, at) => event !== events[at]);
    if (secret) return this.tellApart(events, open);
    for (const mine of this.seen) for (const event of events) mine.push(event);
    return this.writes ? JSON.stringify(events).length * this.seen.length : 0;
  }

  private tellApart(events: readonly GameEvent[], open: readonly GameEvent[]): number {
    const texts = this.writes ? open.map((event) => JSON.stringify(event)) : [];
    let written = 0;
    for (let seat = 0; seat < this.seen.length; seat += 1) {
      const mine = this.seen[seat] ?? [];
      let own = texts;
      for (let at = 0; at < events.length; at += 1) {
        const event = events[at];
        const shown = open[at];
        if (!event || !shown) continue;
        const sees = shown !== event && redactEvent(event, seat) === event;
        mine.push(sees ? event : shown);
        if (sees && this.writes) own = own.with(at, JSON.stringify(event));
      }
      if (this.writes) written += `[${own.join()}]`.length;
    }
    return written;
  }
}
