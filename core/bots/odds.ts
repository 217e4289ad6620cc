import type { Card } from '../model/card.ts';
import type { Answer } from '../model/definition.ts';
import type { Seat } from '../model/seat.ts';
import { handOfSeat, rowInForce } from '../rules/table.ts';
import { natureAt, type Outlook } from './outlook.ts';

/** One suit in four. */
const HEARTS = 1 / 4;

/** The chance that one draw! of this seat comes out as it wants. */
export const flipChance = (outlook: Outlook, seat: Seat): number =>
  1 - (1 - HEARTS) ** natureAt(outlook, seat).cardsFlipped;

/** How many dodging flips the seat has before one shot. */
function dodgeFlips(outlook: Outlook, seat: Seat): number {
  let flips = natureAt(outlook, seat).dodgeFlips;
  for (const card of rowInForce(outlook.view, seat)) if (outlook.traits[card]?.dodges) flips += 1;
  return flips;
}

/** Whether this card of that seat gives the answer, as itself or in disguise. */
export function answersWith(outlook: Outlook, seat: Seat, card: Card, answer: Answer): boolean {
  const answers = outlook.traits[card]?.answers ?? null;
  if (answers === answer || (answer === 'missed' && natureAt(outlook, seat).evasive)) return true;
  return answers !== null && answers !== 'lifeSaver' && answer !== 'lifeSaver' && natureAt(outlook, seat).disguised;
}

/** The share of unseen cards that would be such an answer in this seat's hand. */
export function answerShare(outlook: Outlook, seat: Seat, answer: Answer): number {
  const { shares } = outlook;
  if (answer === 'lifeSaver') return shares.beer;
  if (answer === 'missed' && natureAt(outlook, seat).evasive) return EVASIVE;
  if (natureAt(outlook, seat).disguised) return Math.min(0.95, shares.missed + shares.bang);
  return answer === 'missed' ? shares.missed : shares.bang;
}

/** Any card will do, but one cannot be quite sure of anything. */
const EVASIVE = 0.95;

/** How many answers lie in a row, where all can see them. */
export function laidAnswers({ view, traits }: Outlook, seat: Seat, answer: Answer): number {
  let laid = 0;
  for (const card of rowInForce(view, seat)) {
    if (traits[card]?.rowAnswers === answer && !view.fresh.includes(card)) laid += 1;
  }
  return laid;
}

/** How many such answers of a hand are known. */
export function sureAnswers(outlook: Outlook, seat: Seat, answer: Answer): number {
  const cards = seat === outlook.me ? handOfSeat(outlook.view, seat) : outlook.known[seat];
  if (!cards) return 0;
  let sure = 0;
  for (const card of cards) if (answersWith(outlook, seat, card, answer)) sure += 1;
  return sure;
}

/** How many cards of a hand are not known, and may be such an answer. */
function unknownCards({ view, me, known, blanks }: Outlook, seat: Seat, answer: Answer): number {
  if (seat === me) return 0;
  const unknown = Math.max(0, handOfSeat(view, seat).length - (known[seat]?.length ?? 0));
  if (!blanks || answer === 'lifeSaver') return unknown;
  return Math.max(0, unknown - SURELY_BLANK * (blanks[answer][seat] ?? 0));
}
/** Somebody may have kept an answer back all the same. */
const SURELY_BLANK = 0.9;

/** The chance that a seat holds none of the answers asked for. */
export function lacks(outlook: Outlook, seat: Seat, answer: Answer): number {
  if (sureAnswers(outlook, seat, answer) > 0) return 0;
  return (1 - answerShare(outlook, seat, answer)) ** unknownCards(outlook, seat, answer);
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
  const missing = need - sureAnswers(outlook, seat, 'missed') - laidAnswers(outlook, seat, 'missed');
  if (missing <= 0) return 0;
  const share = answerShare(outlook, seat, 'missed');
  const unknown = unknownCards(outlook, seat, 'missed');
  const flips = dodgeFlips(outlook, seat);
  const flip = flips > 0 ? flipChance(outlook, seat) : 0;
  const none = (1 - flip) ** flips * (1 - share) ** unknown;
  if (missing === 1 || none === 0) return none;
  // Two more are needed: with exactly one it is a hit, too.
  return none * (1 + (flips * flip) / (1 - flip) + (unknown * share) / (1 - share));
}

/** The chance that the other runs out of BANG! cards first, if the seat with `mine` is the second to answer. */
export function outlasts(outlook: Outlook, other: Seat, mine: number): number {
  const sure = sureAnswers(outlook, other, 'bangCard');
  const unknown = unknownCards(outlook, other, 'bangCard');
  const share = answerShare(outlook, other, 'bangCard');
  let chance = 0;
  let term = (1 - share) ** unknown;
  for (let more = 0; more <= unknown && more + sure <= mine; more += 1) {
    chance += term;
    term *= ((unknown - more) / (more + 1)) * (share / (1 - share));
  }
  return Math.min(1, chance);
}
