import { isEnd, isPass } from '../model/move.ts';
import { questionOf } from '../rules/question.ts';
import { judgeReply } from './answering.ts';
import { judgeChoice } from './choosing.ts';
import { diceOf, mixed } from './dice.ts';
import { greenhornOutlook } from './greenhorn.ts';
import { gunslingerOutlook } from './gunslinger.ts';
import type { Outlook } from './outlook.ts';
import { randomMove } from './random.ts';
import { type Ranked, targetOf, wholeMove } from './ranked.ts';
import type { Decision, Request } from './request.ts';
import { suspicionOf } from './suspicion.ts';
import { judgeTrain } from './train.ts';
import { judgeTurn } from './turn-play.ts';
import { WEIGHTS } from './weights.ts';

/** The worst of a tie never matters, but which of equals is played should not always be the first card. */
const TIE = 1e-9;

/**
 * One decision of a bot: pure, by what its seat may see and by its own luck alone. Throws where there is no offer or
 * the view belongs to no seat that is asked.
 */
export function decide(request: Request): Decision {
  const { view, legal, level, rngSeed } = request;
  const [first] = legal;
  if (!first) throw new Error('expected at least one offer, got none');
  const dice = diceOf(mixed(rngSeed, view.question));
  if (level === 'random') return { move: randomMove(legal, dice), why: plainly('goal.any-move') };
  if (legal.length === 1 && !first.slot) return { move: first.move, why: plainly('goal.only-move') };
  const outlook = level === 'greenhorn' ? greenhornOutlook(request) : gunslingerOutlook(request);
  const judged = judge(outlook, request);
  const spread = level === 'greenhorn' ? WEIGHTS.greenhornSpread : TIE;
  return chosen(outlook, judged, spread, dice());
}

function judge(outlook: Outlook, { view, legal }: Request): Ranked[] {
  const question = questionOf(view);
  if (!question) throw new Error('expected an open question, got a game that is over');
  switch (question.kind) {
    case 'play':
      return judgeTurn(outlook, question, legal);
    case 'shot':
    case 'demand':
    case 'duel':
    case 'dying':
      return judgeReply(outlook, question, legal);
    default:
      return judgeTrain(outlook, question, legal) ?? judgeChoice(outlook, question, legal);
  }
}

/** The best of the highest order that gains more than doing nothing; of those within `spread`, one by luck. */
function chosen(outlook: Outlook, judged: readonly Ranked[], spread: number, luck: number): Decision {
  let best: Ranked | undefined;
  let order = -1;
  let idle: Ranked | undefined;
  // It is the last of a list, but for an ability that needs no question.
  for (let at = judged.length - 1; at >= 0 && !idle; at -= 1) {
    const each = judged[at];
    if (each && (isEnd(each.move) || isPass(each.move))) idle = each;
  }
  const floor = idle ? idle.value : Number.NEGATIVE_INFINITY;
  for (const each of judged) {
    if (each !== idle && each.value <= floor) continue;
    if (each === idle && order >= 0) continue;
    if (
      best === undefined ||
      best === idle ||
      each.order > order ||
      (each.order === order && each.value > best.value)
    ) {
      best = each;
      order = each === idle ? -1 : each.order;
    }
  }
  if (!best) throw new Error('expected a move, got none');
  const top = best;
  const least = Math.max(top.value - spread, floor);
  const near: Ranked[] = [];
  if (top !== idle) {
    for (const each of judged) {
      if (each !== idle && each.order === order && each.value >= least && each.value > floor) near.push(each);
    }
  }
  const pick = near[Math.floor(luck * near.length)] ?? top;
  return { move: wholeMove(pick), why: reasonFor(outlook, pick, judged) };
}

function reasonFor(outlook: Outlook, pick: Ranked, judged: readonly Ranked[]): Decision['why'] {
  let runnerUp: Ranked | undefined;
  for (const each of judged) if (each !== pick && (!runnerUp || each.value > runnerUp.value)) runnerUp = each;
  const target = targetOf(pick.move);
  return {
    goal: pick.goal,
    target,
    suspicion: suspicionOf(outlook, target),
    value: pick.value,
    runnerUp: runnerUp ? { move: wholeMove(runnerUp), behind: pick.value - runnerUp.value } : null,
  };
}

const plainly = (goal: 'goal.any-move' | 'goal.only-move'): Decision['why'] => ({
  goal,
  target: null,
  suspicion: null,
  value: 0,
  runnerUp: null,
});
