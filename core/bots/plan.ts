import type { Offer, PlayMove } from '../model/move.ts';
import type { Seat } from '../model/seat.ts';
import { kindOfCard, lifeOf, numberOf, rowOfSeat } from '../rules/table.ts';
import { lossWorth } from './harm.ts';
import { answerShare, flipChance, hitChance } from './odds.ts';
import { handSize, type Outlook } from './outlook.ts';
import { playedAs } from './playing.ts';

/** What a theft adds to a shot that is to follow in the same turn: the last answer is gone before the BANG! comes. */
export function planBonus(outlook: Outlook, move: PlayMove, offers: readonly Offer[]): number {
  const { target, on } = move;
  if (target === undefined || on === undefined || (outlook.stance[target] ?? 0) >= 0) return 0;
  const shot = offers.find((offer) => isShotAt(outlook, offer, target));
  if (!shot || !('play' in shot.move) || shot.move.play === move.play) return 0;
  const need = numberOf(outlook.view, outlook.me, 'missedNeeded');
  const before = hitChance(outlook, target, need);
  const gained = lossWorth(outlook, target, 1, true) * (hitAfter(outlook, target, on, before) - before);
  return Math.max(0, gained);
}

function isShotAt(outlook: Outlook, { move }: Offer, target: Seat): boolean {
  return 'play' in move && move.target === target && playedAs(outlook, move).row[0]?.symbol === 'bang';
}

/** The chance of a hit once this card is gone. */
function hitAfter(outlook: Outlook, target: Seat, on: number | 'hand', before: number): number {
  const { view } = outlook;
  if (on === 'hand') {
    const share = answerShare(outlook, target, 'missed');
    return handSize(view, target) === 1 ? before / Math.max(0.01, 1 - share) : Math.min(1, before / (1 - share * 0.9));
  }
  if (!rowOfSeat(view, target).includes(on) || !kindOfCard(view, on).dodgeFlip) return before;
  const after = before / (1 - flipChance(outlook, target));
  return lifeOf(view, target) > 0 ? Math.min(1, after) : before;
}
