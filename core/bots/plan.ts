import type { Seat } from '../model/seat.ts';
import { handOfSeat } from '../rules/table.ts';
import { lossWorth } from './harm.ts';
import { FROM_HAND, type Intent } from './intent.ts';
import { answerShare, flipChance, hitChance } from './odds.ts';
import { isFoe, type Outlook } from './outlook.ts';

/** What a theft adds to a shot that is to follow in the same turn: the last answer is gone before the BANG! comes. */
export function planBonus(outlook: Outlook, intent: Intent, plays: readonly Intent[]): number {
  const { traits, target, on, card } = intent;
  if ((traits.symbol !== 'take' && traits.symbol !== 'drop') || !isFoe(outlook, target)) return 0;
  if (!plays.some((other) => other.card !== card && other.target === target && other.traits.symbol === 'bang'))
    return 0;
  const before = hitChance(outlook, target, outlook.nature.missedNeeded);
  const gained = lossWorth(outlook, target, 1, true) * (hitAfter(outlook, target, on, before) - before);
  return Math.max(0, gained);
}

/** The chance of a hit once this card is gone. */
function hitAfter(outlook: Outlook, target: Seat, on: number, before: number): number {
  if (on === FROM_HAND) {
    const kept =
      1 - answerShare(outlook, target, 'missed') / Math.max(1, handOfSeat(outlook.view, target).length) ** 0.5;
    return Math.min(1, before / Math.max(0.05, kept));
  }
  if (outlook.traits[on]?.rowAnswers === 'missed') return 1 - (1 - before) / 2;
  if (outlook.traits[on]?.dodges !== true) return before;
  return Math.min(1, before / (1 - flipChance(outlook, target)));
}
