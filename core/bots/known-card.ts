import type { Card } from '../model/card.ts';
import type { GameEvent } from '../model/event.ts';
import { seatOfHand } from './trace.ts';

/** Cards that all saw come into a hand, by seat, kept until they are seen to leave it. */
export function followKnown(known: Card[][], event: GameEvent): void {
  if (event.e !== 'cardMoved') return;
  const giver = seatOfHand(event.from);
  const taker = seatOfHand(event.to);
  if (giver !== undefined) leave(known[giver] ?? [], event.card);
  if (taker !== undefined && event.card >= 0) known[taker]?.push(event.card);
}

/** A card taken face down may be any: then nothing of this hand is sure any more. */
function leave(known: Card[], card: Card): void {
  if (card < 0) known.length = 0;
  const at = known.indexOf(card);
  if (at >= 0) known.splice(at, 1);
}
