import type { Card } from '../model/card.ts';
import type { Offer, PlayMove, UseMove, Victim } from '../model/move.ts';
import { isFoe, type Outlook } from './outlook.ts';
import { handWorth, rowCardWorth } from './strength.ts';
import { WEIGHTS } from './weights.ts';

/** The move of an offer with one thing of every victim named: what hurts a foe most, and a friend least. */
export function named(outlook: Outlook, { move, victims }: Offer): PlayMove | UseMove {
  if (!('play' in move || 'use' in move)) throw new Error(`expected a play or a use, got ${JSON.stringify(move)}`);
  if (!victims || !('play' in move)) return move;
  return { ...move, targets: victims.map((victim) => ({ seat: victim.seat, on: bestOf(outlook, victim) })) };
}

function bestOf(outlook: Outlook, { seat, from }: Victim): Card | 'hand' {
  const sign = isFoe(outlook, seat) ? 1 : -1;
  let best = from[0] ?? 'hand';
  let most = Number.NEGATIVE_INFINITY;
  for (const thing of from) {
    const worth = sign * (thing === 'hand' ? handWorth(1) + WEIGHTS.scarce : rowCardWorth(outlook, seat, thing));
    if (worth > most) [best, most] = [thing, worth];
  }
  return best;
}
