import { rowNamed } from '../expansions/catalogue.ts';
import type { Answer } from '../model/definition.ts';
import type { GameEvent } from '../model/event.ts';
import { NOBODY, type Seat } from '../model/seat.ts';
import { kindOfCard } from '../rules/table.ts';
import { seatOfHand, type Trace } from './trace.ts';
import { natureOf } from './traits.ts';

/** How many cards of each hand are thought to be none of these answers, for their owner was hit rather than give one. */
export interface Blanks {
  readonly missed: readonly number[];
  readonly bangCard: readonly number[];
}

/** The same, being counted. */
export interface BlankCount extends Blanks {
  readonly missed: number[];
  readonly bangCard: number[];
}

export const noBlanks = (seats: number): BlankCount => ({
  missed: new Array<number>(seats).fill(0),
  bangCard: new Array<number>(seats).fill(0),
});

/** Reads one event on the table as it was just before it. */
export function readHands(blanks: BlankCount, trace: Trace, event: GameEvent): void {
  if (event.e === 'lifeLost') {
    // What nobody did, such as a price in life points, was no question of an answer.
    if (event.points === 1 && event.by !== event.seat && event.by !== NOBODY)
      hit(blanks, trace, event.seat, event.by, event.source);
  } else if (event.e === 'cardMoved') {
    const giver = seatOfHand(event.from);
    if (giver !== undefined) gone(blanks, trace, giver, event.card);
  }
}

/** Whoever is hit had nothing to answer with: hardly anybody takes a hit with a Missed! in the hand. */
function hit(blanks: BlankCount, trace: Trace, seat: Seat, by: Seat, source: string): void {
  const answer = askedFor(trace, by, source);
  if (!answer) return;
  const held = trace.held[seat] ?? 0;
  blanks[answer][seat] = held;
  // Who gives the one for the other had neither.
  if (natureOf(trace.abilities[seat] ?? '').disguised) blanks.missed[seat] = blanks.bangCard[seat] = held;
}

/** What would have saved the point; null where a single such card would not have, or need not have been given. */
function askedFor(trace: Trace, by: Seat, source: string): Exclude<Answer, 'lifeSaver'> | null {
  const symbol = rowNamed(source).find(({ reach }) => reach !== 'self')?.symbol;
  if (symbol === 'demand') return 'bangCard';
  // A friend of the sheriff gives in to him.
  if (symbol === 'duel') return trace.roles[by] === 'sheriff' ? null : 'bangCard';
  if (symbol !== 'bang') return null;
  return natureOf(trace.abilities[by] ?? '').missedNeeded > 1 ? null : 'missed';
}

/** A card that leaves a hand is one of the blank ones as likely as any other, unless it is such an answer. */
function gone({ missed, bangCard }: BlankCount, trace: Trace, seat: Seat, card: number): void {
  const held = trace.held[seat] ?? 0;
  const answers = card < 0 ? null : (kindOfCard(trace, card).answers ?? null);
  const left = held > 0 ? (held - 1) / held : 0;
  if (answers !== 'missed') missed[seat] = (missed[seat] ?? 0) * left;
  if (answers !== 'bangCard') bangCard[seat] = (bangCard[seat] ?? 0) * left;
}
