import type { GameEvent } from '../model/event.ts';
import { NOBODY, type Seat } from '../model/seat.ts';
import { seatOfHand, seatOfRow } from './trace.ts';
import { WEIGHTS } from './weights.ts';

/** What the others have done to one seat. Not belief: it breaks ties and draws the next shot. */
export interface Grudges {
  /** Life lost through each seat and cards taken by it, fading with every own turn. */
  readonly against: readonly number[];
  /** Who hurt me last, or NOBODY. */
  readonly last: Seat;
}

interface Folded {
  readonly seat: Seat;
  readonly against: number[];
  last: Seat;
  count: number;
}

const kept = new WeakMap<readonly GameEvent[], Folded>();

/** Folds the seat's events; what is kept between calls only saves time. */
export function grudgesOf(events: readonly GameEvent[], seat: Seat, seats: number): Grudges {
  let folded = kept.get(events);
  if (!folded || folded.seat !== seat || folded.count > events.length) {
    folded = { seat, against: new Array<number>(seats).fill(0), last: NOBODY, count: 0 };
    kept.set(events, folded);
  }
  for (; folded.count < events.length; folded.count += 1) {
    const event = events[folded.count];
    if (event) take(folded, event);
  }
  return folded;
}

function take(folded: Folded, event: GameEvent): void {
  const { seat, against } = folded;
  if (event.e === 'lifeLost') {
    if (event.seat !== seat || event.by === NOBODY || event.by === seat) return;
    against[event.by] = (against[event.by] ?? 0) + event.points;
    folded.last = event.by;
  } else if (event.e === 'cardMoved') {
    if (event.cause !== 'taken' && event.cause !== 'dropped') return;
    if (event.by === seat || (seatOfHand(event.from) ?? seatOfRow(event.from)) !== seat) return;
    against[event.by] = (against[event.by] ?? 0) + WEIGHTS.grudgeForCard;
  } else if (event.e === 'turnBegan' && event.seat === seat) {
    for (let at = 0; at < against.length; at += 1) against[at] = (against[at] ?? 0) * WEIGHTS.grudgeFades;
  }
}
