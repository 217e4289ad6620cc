import { rowNamed } from '../expansions/catalogue.ts';
import type { Card } from '../model/card.ts';
import type { Seat } from '../model/seat.ts';
import { TRAIN } from '../model/zone.ts';
import { cardsIn, hasSheriff, rowOfSeat } from '../rules/table.ts';
import { lineEnd } from '../rules/train.ts';
import { lossWorth } from './harm.ts';
import { hitChance } from './odds.ts';
import type { Outlook } from './outlook.ts';
import { rowCardWorth } from './strength.ts';
import { stepGain } from './train-plan.ts';
import { WEIGHTS } from './weights.ts';

/** A wagon before somebody: its worth to him, as far as I care for him. */
export const laidWorth = (outlook: Outlook, card: Card, seat: Seat): number =>
  careFor(outlook, seat) * rowCardWorth(outlook, seat, card);

/** The dead have no part in the game, until somebody brings them back: then their open roles say whose they are. */
function careFor({ view, role, judgement, stance }: Outlook, seat: Seat): number {
  if (!view.dead[seat]) return stance[seat] ?? 0;
  const shown = view.roles[seat];
  if (shown === undefined || shown === 'unknown' || role === 'renegade' || !hasSheriff(view)) return -1;
  return (role === 'outlaw' ? judgement.outlaw : judgement.law)[shown];
}

/** What the locomotive does to everybody, so many times. */
export function lineWorth(outlook: Outlook, times: number): number {
  const { view, living, stance, me } = outlook;
  let worth = 0;
  for (const { symbol } of rowNamed(view.train?.locomotive ?? '')) {
    for (const seat of living) {
      if (symbol === 'bang') worth += hitChance(outlook, seat, 1) * lossWorth(outlook, seat, 1, false);
      else worth += (stance[seat] ?? 0) * (seat === view.turn ? WEIGHTS.firstPick : WEIGHTS.laterPick);
    }
  }
  return worth * times - (times > 1 && (view.life[me] ?? 0) <= times ? WEIGHTS.alive : 0);
}

/** What one advance brings: nothing much, but at the end of the line. */
export const advanceWorth = (outlook: Outlook): number => {
  const { view, plans } = outlook;
  if ((view.train?.at ?? 0) + 1 >= lineEnd(view)) return lineWorth(outlook, 1);
  return WEIGHTS.train.step + (plans ? stepGain(outlook) : 0);
};

/** The best wagon of the train for me. */
export function bestWagon(outlook: Outlook): number {
  let best = 0;
  for (const card of cardsIn(outlook.view, TRAIN)) best = Math.max(best, laidWorth(outlook, card, outlook.me));
  return best;
}

/** What others lose of their rows where each gives up one card. */
export function shedWorth({ view, stance }: Outlook, seat: Seat): number {
  return rowOfSeat(view, seat).length > 0 ? -(stance[seat] ?? 0) * WEIGHTS.train.shed : 0;
}
