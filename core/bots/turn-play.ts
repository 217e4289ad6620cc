import type { Offer } from '../model/move.ts';
import type { Question } from '../model/question.ts';
import { judgeHealing } from './answering.ts';
import { isForbidden } from './guard-rail.ts';
import type { Outlook } from './outlook.ts';
import { planBonus } from './plan.ts';
import { judgePlay, ORDER } from './playing.ts';
import { type Ranked, ranked } from './ranked.ts';
import { WEIGHTS } from './weights.ts';

/** Phase 2: what each play gains over ending the turn, which is worth the threshold. */
export function judgeTurn(outlook: Outlook, question: Question, offers: readonly Offer[]): Ranked[] {
  const judged: Ranked[] = [];
  for (const offer of offers) {
    const { move } = offer;
    if ('end' in move) judged.push(ranked(move, WEIGHTS.threshold, 'goal.nothing-to-gain', ORDER.end));
    else if ('use' in move) judged.push(judgeHealing(outlook, offer, question));
    else if ('play' in move && !isForbidden(outlook, move)) {
      const play = judgePlay(outlook, move);
      const bonus = outlook.plans ? planBonus(outlook, move, offers) : 0;
      const value = play.value + bonus;
      const order = value > WEIGHTS.game * 0.9 ? ORDER.surely : play.order;
      judged.push({ move, value, order, goal: bonus > 0 ? 'goal.open-the-kill' : play.goal });
    }
  }
  return judged;
}
