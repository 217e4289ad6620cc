import type { Card } from '../model/card.ts';
import { isFlip, isPlay, isUse, type Move, type Offer } from '../model/move.ts';
import type { Question } from '../model/question.ts';
import type { Seat } from '../model/seat.ts';
import { lifeOf } from '../rules/table.ts';
import { deathWorth, lossWorth } from './harm.ts';
import { hitChance, outlasts, sureAnswers } from './odds.ts';
import { ORDER } from './order.ts';
import { handSize, type Outlook } from './outlook.ts';
import { type Ranked, ranked } from './ranked.ts';
import { filled } from './spare.ts';
import { keepWorth, lifeWorth, rowCardWorth } from './strength.ts';
import { WEIGHTS } from './weights.ts';

/** Replies are measured against passing, which is worth 0. */
export function judgeReply(outlook: Outlook, question: Question, offers: readonly Offer[]): Ranked[] {
  const cards = countCards(offers);
  return offers.map((offer) => {
    const { move } = offer;
    if (isFlip(move)) return ranked(move, WEIGHTS.game, 'goal.answer', ORDER.surely);
    if (isUse(move) && move.target !== undefined) return judgeRedirection(outlook, offer, move.target);
    if (isUse(move) && typeof move.use === 'string') return judgeHealing(outlook, offer, question);
    const card = cardOf(move);
    if (card === null) return ranked(move, 0, 'goal.keep-answers', ORDER.last);
    const { move: whole, worth } = filled(outlook, offer);
    const cost = offer.slot ? worth : answerCost(outlook, move, card);
    const value = replyWorth(outlook, question, cards) - outlook.own * cost;
    return ranked(whole, value, lifeOf(outlook.view, outlook.me) <= 1 ? 'goal.save-myself' : 'goal.answer', ORDER.last);
  });
}

/** A shot passed on: my point is saved, and somebody else may lose one. */
function judgeRedirection(outlook: Outlook, offer: Offer, target: Seat): Ranked {
  const { move, worth } = filled(outlook, offer);
  const saved = -lossWorth(outlook, outlook.me, 1, false);
  const hit = hitChance(outlook, target, 1) * lossWorth(outlook, target, 1, false);
  return ranked(move, saved + hit - outlook.own * worth, 'goal.answer', ORDER.last);
}

/** Different ones: a card may be offered under several names. */
function countCards(offers: readonly Offer[]): number {
  const cards: Card[] = [];
  for (const { move } of offers) {
    const card = cardOf(move);
    if (card !== null && !cards.includes(card)) cards.push(card);
  }
  return cards.length;
}

function cardOf(move: Move): Card | null {
  if (isPlay(move)) return move.play;
  return isUse(move) && typeof move.use === 'number' ? move.use : null;
}

/** What is given away with an answer, less what it brings besides. */
function answerCost(outlook: Outlook, move: Move, card: Card): number {
  const worth = isUse(move) ? rowCardWorth(outlook, outlook.me, card) : keepWorth(outlook, card);
  const bare = isPlay(move) && move.as !== undefined;
  const drawn = bare ? 0 : (outlook.traits[card]?.kind.row ?? []).filter(({ symbol }) => symbol === 'draw').length;
  return worth * 0.9 - (outlook.traits[card]?.kind.answers === 'missed' ? drawn * WEIGHTS.drawn : 0);
}

/** What answering with one of these cards saves; below 0 where it cannot suffice. */
function replyWorth(outlook: Outlook, question: Question, cards: number): number {
  const { me } = outlook;
  const { kind, need, got, by } = question;
  if (kind === 'dying')
    return enoughToSurvive(outlook, need, cards) ? -deathWorth(outlook, me, false) + WEIGHTS.game : -1;
  const saved = -lossWorth(outlook, me, 1, false);
  if (kind === 'duel') return duelWorth(outlook, by, cards, saved);
  if (cards < need - got) return -1;
  // Every further card that the shot needs is spent as well.
  return saved - (need - got - 1) * outlook.judgement.spend.missed * outlook.own;
}

/** Points that can still be gained, by the cards offered and by an ability that pays with any two. */
function enoughToSurvive({ view, me, nature }: Outlook, need: number, cards: number): boolean {
  const others = handSize(view, me) - cards;
  const pairs = nature.pays > 0 ? Math.floor(others / nature.pays) : 0;
  return cards * nature.saverHeals + pairs >= need;
}

/** One BANG! now, and as many of the rest as the other forces: the other loses the point, or I do after all. */
function duelWorth(outlook: Outlook, other: number, cards: number, saved: number): number {
  const { view, shares } = outlook;
  const won = outlasts(outlook, other, cards - 1);
  const spent = Math.min(cards - 1, handSize(view, other) * shares.bang) * WEIGHTS.answerLost * outlook.own;
  return won * (saved + lossWorth(outlook, other, 1, true)) - spent;
}

/** An ability that turns cards into life. */
export function judgeHealing(outlook: Outlook, offer: Offer, question: Question): Ranked {
  const { view, me } = outlook;
  const { move, worth } = filled(outlook, offer);
  const { own } = outlook;
  if (question.kind === 'dying') {
    const saves = enoughToSurvive(outlook, question.need, sureAnswers(outlook, me, 'lifeSaver'));
    return ranked(move, saves ? WEIGHTS.game - worth : -1, 'goal.save-myself', ORDER.last);
  }
  if (question.kind !== 'play' && question.kind !== 'discard') return ranked(move, -1, 'goal.heal', ORDER.last);
  const over = handSize(view, me) > outlook.limit;
  const value = own * (lifeWorth(outlook, lifeOf(view, me) + 1) - worth * (over ? outlook.judgement.overfull : 1));
  return ranked(move, value, 'goal.heal', ORDER.heal);
}
