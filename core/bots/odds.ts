import type { Card } from '../model/card.ts';
import type { Answer } from '../model/definition.ts';
import type { Seat } from '../model/seat.ts';
import { disguisesOf } from '../rules/answering.ts';
import { handOfSeat, hooksOf, kindOfCard, numberOf, rowOfSeat } from '../rules/table.ts';
import type { Outlook } from './outlook.ts';

/** One suit in four. */
const HEARTS = 1 / 4;

/** The chance that one draw! of this seat comes out as it wants. */
export const flipChance = ({ view }: Outlook, seat: Seat): number =>
  1 - (1 - HEARTS) ** numberOf(view, seat, 'cardsFlipped');

/** How many dodging flips the seat has before one shot. */
export function dodgeFlips({ view }: Outlook, seat: Seat): number {
  let flips = hooksOf(view, seat, 'dodgeFlip').length;
  for (const card of rowOfSeat(view, seat)) if (kindOfCard(view, card).dodgeFlip) flips += 1;
  return flips;
}

/** Whether this card of that seat gives the answer, as itself or in disguise. */
export function answersWith({ view }: Outlook, seat: Seat, card: Card, answer: Answer): boolean {
  const kind = kindOfCard(view, card);
  return kind.answers === answer || disguisesOf(view, seat, kind).some((as) => as.answers === answer);
}

/** The share of unseen cards that would be such an answer in this seat's hand. */
export function answerShare({ view, shares }: Outlook, seat: Seat, answer: Answer): number {
  if (answer === 'lifeSaver') return shares.beer;
  const disguised = hooksOf(view, seat, 'disguise').length > 0;
  if (disguised) return Math.min(1, shares.missed + shares.bang);
  return answer === 'missed' ? shares.missed : shares.bang;
}

/** How many such answers of a hand are known, and how many of its cards are not. */
export function heldAnswers(outlook: Outlook, seat: Seat, answer: Answer): { sure: number; unknown: number } {
  const { view, me, known } = outlook;
  if (seat === me) {
    return { sure: handOfSeat(view, me).filter((card) => answersWith(outlook, me, card, answer)).length, unknown: 0 };
  }
  const seen = known[seat] ?? [];
  let sure = 0;
  for (const card of seen) if (answersWith(outlook, seat, card, answer)) sure += 1;
  return { sure, unknown: Math.max(0, handOfSeat(view, seat).length - seen.length) };
}

/** The chance that a seat holds none of the answers asked for. */
export function lacks(outlook: Outlook, seat: Seat, answer: Answer): number {
  const { sure, unknown } = heldAnswers(outlook, seat, answer);
  return sure > 0 ? 0 : (1 - answerShare(outlook, seat, answer)) ** unknown;
}

/** The chance that a shot that needs so many Missed! effects hits the seat, which defends itself as well as it can. */
export function hitChance(outlook: Outlook, seat: Seat, need: number): number {
  if (need !== 1) return missChance(outlook, seat, need);
  const known = outlook.hits[seat] ?? -1;
  if (known >= 0) return known;
  const found = missChance(outlook, seat, need);
  outlook.hits[seat] = found;
  return found;
}

/** The chance of too few Missed! effects. */
function missChance(outlook: Outlook, seat: Seat, need: number): number {
  const { sure, unknown } = heldAnswers(outlook, seat, 'missed');
  const share = answerShare(outlook, seat, 'missed');
  const flips = dodgeFlips(outlook, seat);
  const flip = flips > 0 ? flipChance(outlook, seat) : 0;
  const missing = need - sure;
  if (missing <= 0) return 0;
  const none = (1 - flip) ** flips * (1 - share) ** unknown;
  if (missing === 1 || none === 0) return none;
  // Two more are needed: with exactly one it is a hit, too.
  return none * (1 + (flips * flip) / (1 - flip) + (unknown * share) / (1 - share));
}

/** The chance that the other runs out of BANG! cards first, if the seat with `mine` is the second to answer. */
export function outlasts(outlook: Outlook, other: Seat, mine: number): number {
  const { sure, unknown } = heldAnswers(outlook, other, 'bangCard');
  const share = answerShare(outlook, other, 'bangCard');
  let chance = 0;
  let term = (1 - share) ** unknown;
  for (let more = 0; more <= unknown && more + sure <= mine; more += 1) {
    chance += term;
    term *= ((unknown - more) / (more + 1)) * (share / (1 - share));
  }
  return Math.min(1, chance);
}
