import type { Card } from '../model/card.ts';
import type { Move, Offer, Victim } from '../model/move.ts';
import type { Dice } from './dice.ts';

/** Any offer, its slot filled with any cards that fit. */
export function randomMove(offers: readonly Offer[], dice: Dice): Move {
  const offer = offers[Math.floor(dice() * offers.length)];
  if (!offer) throw new Error('expected an offer, got none');
  const { slot, victims } = offer;
  const move = victims ? naming(offer.move, victims, dice) : offer.move;
  if (!slot) return move;
  const from = slot.from.slice();
  const count = slot.min + Math.floor(dice() * (slot.max - slot.min + 1));
  const cards: Card[] = [];
  while (cards.length < count) cards.push(...from.splice(Math.floor(dice() * from.length), 1));
  // The slot's key is one of the move's own, so the move keeps its variant.
  return { ...move, [slot.key]: cards } as Move;
}

/** The same for what is named of each victim. */
function naming(move: Move, victims: readonly Victim[], dice: Dice): Move {
  const targets = victims.map(({ seat, from }) => ({ seat, on: from[Math.floor(dice() * from.length)] ?? 'hand' }));
  // Only plays have victims.
  return { ...move, targets } as Move;
}
