import type { Card } from '../model/card.ts';
import { isUse, type Offer } from '../model/move.ts';
import type { Question } from '../model/question.ts';
import { DISCARD } from '../model/zone.ts';
import { cardsIn, printedOn } from '../rules/table.ts';
import { abilityWorth } from './ability-worth.ts';
import { judgeHealing } from './answering.ts';
import { ORDER } from './order.ts';
import type { Outlook } from './outlook.ts';
import { type Ranked, ranked } from './ranked.ts';
import { copiesHeld, filled } from './spare.ts';
import { keepWorth, rowCardWorth } from './strength.ts';
import { WEIGHTS } from './weights.ts';

/** Questions that ask for one thing among several: a card, a seat, a source. */
export function judgeChoice(outlook: Outlook, question: Question, offers: readonly Offer[]): Ranked[] {
  return offers.map((offer) => {
    const { move } = offer;
    if (isUse(move)) return judgeHealing(outlook, offer, question);
    if ('discard' in move) {
      const spared = filled(outlook, offer);
      return ranked(spared.move, -spared.worth, 'goal.least-useful-card', ORDER.last);
    }
    if (!('choose' in move)) return ranked(move, 0, 'goal.keep-answers', ORDER.last);
    const { choose } = move;
    if (typeof choose === 'number')
      return ranked(move, cardChoice(outlook, question, choose), 'goal.best-card', ORDER.last);
    if ('card' in choose)
      return ranked(move, inPlayWorth(outlook, choose.seat, choose.card), 'goal.best-card', ORDER.last);
    if ('seat' in choose) return ranked(move, theftWorth(outlook, choose.seat), 'goal.weaken-enemy', ORDER.last);
    if ('character' in choose) {
      const worth = question.kind === 'ability' ? abilityWorth(outlook, choose.character) : 0;
      return ranked(move, worth, 'goal.best-card', ORDER.last);
    }
    return ranked(move, optionWorth(outlook, question, choose.option), 'goal.best-card', ORDER.last);
  });
}

function cardChoice(outlook: Outlook, { kind }: Question, card: Card): number {
  if (kind === 'flip') return flipWorth(outlook, card);
  const worth = keepWorth(outlook, card, copiesHeld(outlook, card));
  // What is looked at and put back is the card that is missed least.
  return kind === 'peek' ? -worth : worth;
}

/** Hearts help against Jail and shots, a low spade lights the Dynamite: good in every flip of the base game. */
function flipWorth({ view }: Outlook, card: Card): number {
  const { suit, rank } = printedOn(view, card);
  if (suit === 'H') return 2;
  return suit === 'S' && !['10', 'J', 'Q', 'K', 'A'].includes(rank ?? '') ? 0 : 1;
}

/** A card of somebody's hand instead of one of the pile. */
const theftWorth = ({ stance }: Outlook, seat: number): number => -(stance[seat] ?? 0) * WEIGHTS.handCard - 0.05;

/** A card in play in place of two of the pile: what I gain by it, and what its owner loses. */
function inPlayWorth(outlook: Outlook, seat: number, card: Card): number {
  const gained = outlook.own * keepWorth(outlook, card, copiesHeld(outlook, card));
  return gained - (outlook.stance[seat] ?? 0) * rowCardWorth(outlook, seat, card);
}

function optionWorth(outlook: Outlook, { kind }: Question, option: string): number {
  if (kind === 'inPlay') return 2 * WEIGHTS.drawn * outlook.own;
  if (kind === 'share') return WEIGHTS.drawn;
  return sourceWorth(outlook, option);
}

function sourceWorth(outlook: Outlook, option: string): number {
  if (option !== 'discard-pile') return 0;
  const top = cardsIn(outlook.view, DISCARD).at(-1);
  return top === undefined ? -1 : keepWorth(outlook, top, copiesHeld(outlook, top)) - 0.55;
}
