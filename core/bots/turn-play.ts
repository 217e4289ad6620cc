import type { Offer } from '../model/move.ts';
import type { Question } from '../model/question.ts';
import { judgeHealing } from './answering.ts';
import { isForbidden, isRash } from './guard-rail.ts';
import { type Intent, intentOf } from './intent.ts';
import type { Outlook } from './outlook.ts';
import { planBonus } from './plan.ts';
import { goalOf, ORDER, orderOf, playWorth } from './playing.ts';
import { type Ranked, ranked } from './ranked.ts';
import { WEIGHTS } from './weights.ts';

/** Phase 2: what each play gains over ending the turn, which is worth the threshold. */
export function judgeTurn(outlook: Outlook, question: Question, offers: readonly Offer[]): Ranked[] {
  const judged: Ranked[] = [];
  const intents: Intent[] = [];
  for (const offer of offers) {
    const { move } = offer;
    if ('play' in move) {
      const intent = intentOf(outlook, move);
      if (intent === null || isCopy(intents, intent) || isForbidden(outlook, intent)) continue;
      if (outlook.plans && isRash(outlook, intent)) continue;
      intents.push(intent);
      const order = orderOf(intent.traits);
      judged.push({ move, value: playWorth(outlook, intent), order, goal: goalOf(outlook, intent) });
    } else if ('end' in move) judged.push(ranked(move, WEIGHTS.threshold, 'goal.nothing-to-gain', ORDER.end));
    else if ('use' in move) judged.push(judgeHealing(outlook, offer, question));
  }
  if (outlook.plans) for (const each of judged) plan(outlook, each, intents);
  for (const each of judged) if (each.value > WEIGHTS.game * 0.9) each.order = ORDER.surely;
  return judged;
}

/** Copies of one card are one move. */
function isCopy(intents: readonly Intent[], { traits, own, target, on }: Intent): boolean {
  for (const other of intents) {
    if (other.own === own && other.target === target && other.on === on && other.traits === traits) return true;
  }
  return false;
}

function plan(outlook: Outlook, judged: Ranked, intents: readonly Intent[]): void {
  if (!('play' in judged.move)) return;
  const intent = intentOf(outlook, judged.move);
  const bonus = intent ? planBonus(outlook, intent, intents) : 0;
  if (bonus <= 0) return;
  judged.value += bonus;
  judged.goal = 'goal.open-the-kill';
}
