import type { Seat } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { DISCARD, FLIPPED, handOf, lookedAtBy, OPEN, rowOf } from '../model/zone.ts';
import { cardsIn, kindOfCard } from '../rules/table.ts';
import type { Shares } from './outlook.ts';

/** Totals by the table of printed cards: counted once for each, since every state of a game shares it. */
const totals = new WeakMap<State['printed'], Counts>();
interface Counts {
  cards: number;
  missed: number;
  bangCard: number;
  lifeSaver: number;
}

/** Counts cards instead of guessing: what has been seen cannot be in a hand. */
export function sharesFor(view: State, me: Seat): Shares {
  const left = { ...totalsOf(view) };
  for (const zone of [DISCARD, OPEN, FLIPPED, handOf(me), lookedAtBy(me)]) subtract(view, left, zone);
  for (let seat = 0; seat < view.dead.length; seat += 1) subtract(view, left, rowOf(seat));
  const unseen = Math.max(1, left.cards);
  return { missed: left.missed / unseen, bang: left.bangCard / unseen, beer: left.lifeSaver / unseen };
}

function totalsOf(view: State): Counts {
  const found = totals.get(view.printed);
  if (found) return found;
  const counts = { cards: 0, missed: 0, bangCard: 0, lifeSaver: 0 };
  for (let card = 0; card < view.printed.length; card += 1) count(view, counts, card, 1);
  totals.set(view.printed, counts);
  return counts;
}

function subtract(view: State, counts: Counts, zone: number): void {
  for (const card of cardsIn(view, zone)) if (card >= 0) count(view, counts, card, -1);
}

function count(view: State, counts: Counts, card: number, by: 1 | -1): void {
  const { answers, border } = kindOfCard(view, card);
  counts.cards += by;
  // A green card answers only out of a row, where all can see it.
  if (answers && border !== 'green') counts[answers] += by;
}
