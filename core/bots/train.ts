import { rowNamed } from '../expansions/catalogue.ts';
import type { Card } from '../model/card.ts';
import { isPass, isTake, type Offer, type TakeMove } from '../model/move.ts';
import type { Question } from '../model/question.ts';
import type { Seat } from '../model/seat.ts';
import { isGhost } from '../rules/table.ts';
import { lineEnd } from '../rules/train.ts';
import { lossWorth } from './harm.ts';
import { hitChance } from './odds.ts';
import { ORDER } from './order.ts';
import type { Outlook } from './outlook.ts';
import { type Ranked, ranked } from './ranked.ts';
import { filled, type Spared, sparedFor } from './spare.ts';
import { keepWorth, lifeWorth, rowCardWorth } from './strength.ts';
import { nextGain } from './train-plan.ts';
import { laidWorth, lineWorth } from './train-worth.ts';
import { WEIGHTS } from './weights.ts';

/** A wagon for its price, with what the free step sets off before it. */
export function judgeTake(outlook: Outlook, move: TakeMove, price: Spared | null): Ranked {
  const { view, me, own } = outlook;
  const paid = price ? price.worth : isGhost(view, me) ? 0 : lifeWorth(outlook, view.life[me] ?? 1);
  const reaches = move.advance && (view.train?.at ?? 0) + 1 >= lineEnd(view);
  let value = laidWorth(outlook, move.take, move.target ?? me) - own * paid;
  if (reaches) value += lineWorth(outlook, 1);
  else if (move.advance && outlook.plans) value += nextGain(outlook);
  return { move, pay: price?.cards ?? null, value, order: ORDER.lay, goal: 'goal.get-equipment' };
}

/** Questions that only a train brings; null for any other. */
export function judgeTrain(outlook: Outlook, question: Question, offers: readonly Offer[]): Ranked[] | null {
  const judge = JUDGES[question.kind];
  if (!judge) return null;
  return offers.map((offer) => {
    const { move, slot } = offer;
    if (isTake(move)) return judgeTake(outlook, move, slot ? sparedFor(outlook, slot) : null);
    if (isPass(move)) return ranked(move, 0, 'goal.keep-answers');
    const { move: whole, worth } = filled(outlook, offer);
    return ranked(whole, judge(outlook, question, offer, worth), 'goal.best-card');
  });
}

type Judge = (outlook: Outlook, question: Question, offer: Offer, spared: number) => number;

const JUDGES: { readonly [K in Question['kind']]?: Judge } = {
  lastStop: () => 0,
  exchange: ({ own }, _question, _offer, spared) => own * (WEIGHTS.drawn - spared),
  steam: (outlook, _question, offer) => (optionOf(offer) === 'double' ? lineWorth(outlook, 2) : 0),
  spare: (outlook, { source }, offer) => {
    const { stance } = outlook;
    return (stance[seatOf(offer)] ?? 0) * (isHarmful(source ?? '') ? 1 : -1);
  },
  wagon: (outlook, _question, offer) => laidWorth(outlook, cardOf(offer), outlook.me),
  place: (outlook, { card }, offer) => laidWorth(outlook, card, seatOf(offer)),
  holdUp: (outlook, { cards: [card] }, offer) => {
    const { me, own } = outlook;
    if (optionOf(offer) === 'discard') return card === undefined ? 0 : -own * rowCardWorth(outlook, me, card);
    return isGhost(outlook.view, me) ? 0 : hitChance(outlook, me, 1) * lossWorth(outlook, me, 1, false);
  },
  shed: (_outlook, _question, _offer, spared) => -spared,
  salvage: (outlook, _question, offer) => keepWorth(outlook, cardOf(offer)),
  survey: (outlook, _question, offer) => WEIGHTS.drawn - keepWorth(outlook, cardOf(offer)),
  mail: (outlook, _question, offer) => {
    const { stance, own } = outlook;
    return ((stance[seatOf(offer)] ?? 0) - own) * keepWorth(outlook, cardOf(offer));
  },
  dealing: (outlook, { cards }, offer) => {
    const given = cardOf(offer);
    const kept = cards.find((card) => card !== given);
    const mine = kept === undefined ? 0 : laidWorth(outlook, kept, outlook.me);
    return laidWorth(outlook, given, seatOf(offer)) + mine;
  },
};

const HARMFUL: readonly string[] = ['bang', 'demand', 'drop', 'shed', 'flipOrLose'];
const isHarmful = (source: string): boolean => rowNamed(source).some(({ symbol }) => HARMFUL.includes(symbol));

function seatOf({ move }: Offer): Seat {
  if (!('choose' in move) || typeof move.choose !== 'object' || !('seat' in move.choose)) return -1;
  return move.choose.seat;
}

function cardOf({ move }: Offer): Card {
  if (!('choose' in move)) return -1;
  if (typeof move.choose === 'number') return move.choose;
  return 'card' in move.choose ? move.choose.card : -1;
}

const optionOf = ({ move }: Offer): string =>
  'choose' in move && typeof move.choose === 'object' && 'option' in move.choose ? move.choose.option : '';
