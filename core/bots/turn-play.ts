import { NO_CARD } from '../model/card.ts';
import { isEnd, isPlay, isTake, isUse, type Move, type Offer, type Slot } from '../model/move.ts';
import type { Question } from '../model/question.ts';
import { lifeOf } from '../rules/table.ts';
import { judgeHealing } from './answering.ts';
import { isForbidden, isRash } from './guard-rail.ts';
import { type Intent, intentOf } from './intent.ts';
import { named } from './naming.ts';
import { ORDER, orderOf } from './order.ts';
import { handSize, type Outlook } from './outlook.ts';
import { planBonus } from './plan.ts';
import { goalOf, playWorth } from './playing.ts';
import { type Ranked, ranked } from './ranked.ts';
import { type Spared, sparedFor } from './spare.ts';
import { lifeWorth } from './strength.ts';
import { judgeTake } from './train.ts';
import { WEIGHTS } from './weights.ts';

/** Phase 2: what each play gains over ending the turn, which is worth the threshold. */
export function judgeTurn(outlook: Outlook, question: Question, offers: readonly Offer[]): Ranked[] {
  const judged: Ranked[] = [];
  const intents: Intent[] = [];
  const purse = new Purse(outlook);
  for (const offer of offers) {
    const { move } = offer;
    if (isPlay(move) || isUse(move)) {
      const whole = offer.victims ? named(outlook, offer) : move;
      const intent = intentOf(outlook, whole);
      if (intent === null) {
        judged.push(judgeHealing(outlook, offer, question));
        continue;
      }
      if (isCopy(intents, intent) || isForbidden(outlook, intent)) continue;
      if (outlook.plans && isRash(outlook, intent)) continue;
      intents.push(intent);
      judged.push(judgeDeed(outlook, whole, intent, purse.priceOf(offer)));
    } else if (isTake(move)) judged.push(judgeTake(outlook, move, purse.priceOf(offer)));
    else if (isEnd(move)) judged.push(ranked(move, WEIGHTS.threshold, 'goal.nothing-to-gain', ORDER.end));
  }
  if (outlook.plans) for (const each of judged) plan(outlook, each, intents);
  for (const each of judged) if (each.value > WEIGHTS.game * 0.9) each.order = ORDER.surely;
  return judged;
}

/** What is spared for each slot, worked out once: offers of one card and of one station share theirs. */
class Purse {
  private readonly outlook: Outlook;
  private readonly slots: Slot[] = [];
  private readonly prices: Spared[] = [];

  constructor(outlook: Outlook) {
    this.outlook = outlook;
  }

  priceOf({ slot }: Offer): Spared | null {
    if (!slot) return null;
    const at = this.slots.indexOf(slot);
    if (at >= 0) return this.prices[at] ?? null;
    const price = sparedFor(this.outlook, slot);
    this.slots.push(slot);
    this.prices.push(price);
    return price;
  }
}

/** A play or a use with all that it costs. */
function judgeDeed(outlook: Outlook, move: Move, intent: Intent, price: Spared | null): Ranked {
  let value = playWorth(outlook, intent);
  if (intent.card === NO_CARD) value -= lifeCost(outlook);
  if (price) value -= priceWorth(outlook, price);
  return { move, pay: price?.cards ?? null, value, order: orderOf(intent.traits), goal: goalOf(outlook, intent) };
}

/** A hand above the limit loses cards anyway. */
function priceWorth({ view, me, own, limit, judgement }: Outlook, { worth }: Spared): number {
  return own * worth * (handSize(view, me) > limit ? judgement.overfull : 1);
}

/** Life is given for cards only where enough of it is left, and where the cards can be kept. */
function lifeCost(outlook: Outlook): number {
  const { view, me, nature, own, limit } = outlook;
  const costs = nature.action?.costs;
  if (costs === undefined) return 0;
  const life = lifeOf(view, me);
  if (life - costs < WEIGHTS.sparedLife || handSize(view, me) >= limit) return WEIGHTS.game;
  return own * lifeWorth(outlook, life);
}

/** Copies of one card are one move. */
function isCopy(intents: readonly Intent[], { traits, own, target, on, give }: Intent): boolean {
  for (const other of intents) {
    if (
      other.own === own &&
      other.target === target &&
      other.on === on &&
      other.traits === traits &&
      other.give === give
    ) {
      return true;
    }
  }
  return false;
}

function plan(outlook: Outlook, judged: Ranked, intents: readonly Intent[]): void {
  if (!(isPlay(judged.move) || isUse(judged.move))) return;
  const intent = intentOf(outlook, judged.move);
  const bonus = intent ? planBonus(outlook, intent, intents) : 0;
  if (bonus <= 0) return;
  judged.value += bonus;
  judged.goal = 'goal.open-the-kill';
}
