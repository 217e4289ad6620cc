import { type GameEvent, NOBODY, redactEvent, type Seat } from '../../core/index.ts';

/**
 * Hands every seat its own redacted events. A secret has two faces, that of whoever may see it and that of an onlooker,
 * so a batch is written once for all onlookers and once for each seat that sees more.
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
    for (const mine of this.seen) mine.push(...events);
    return this.writes ? JSON.stringify(events).length * this.seen.length : 0;
  }

  /** Who sees none of the secrets gets the onlooker's text; a secret has no third face. */
  private tellApart(events: readonly GameEvent[], open: readonly GameEvent[]): number {
    const shared = this.writes ? JSON.stringify(open).length : 0;
    let written = 0;
    for (let seat = 0; seat < this.seen.length; seat += 1) {
      const own = ownFaces(events, open, seat);
      this.seen[seat]?.push(...own);
      if (this.writes) written += own === open ? shared : JSON.stringify(own).length;
    }
    return written;
  }
}

function ownFaces(events: readonly GameEvent[], open: readonly GameEvent[], seat: Seat): readonly GameEvent[] {
  let own: GameEvent[] | undefined;
  for (let at = 0; at < events.length; at += 1) {
    const event = events[at];
    if (!event || event === open[at] || redactEvent(event, seat) !== event) continue;
    own ??= open.slice();
    own[at] = event;
  }
  return own ?? open;
}
