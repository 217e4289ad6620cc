import { type Card, NO_CARD } from '../model/card.ts';
import { isUse, type Named, type PlayMove, type UseMove } from '../model/move.ts';
import { NOBODY, type Seat } from '../model/seat.ts';
import type { Outlook } from './outlook.ts';
import { type Traits, traitsOfAbility, traitsOfKind, traitsOfUse } from './traits.ts';

/** In place of the card that is taken: one of the hand, face down. */
export const FROM_HAND: Card = -1;

/** A play of the own turn, laid out alike for all cards. */
export interface Intent {
  readonly card: Card;
  /** Of what the card is played as. */
  readonly traits: Traits;
  /** Of the card itself. */
  readonly own: Traits;
  readonly target: Seat;
  /** FROM_HAND, a card of the row, or NO_CARD where none is named. */
  readonly on: Card;
  /** What is named of each of several seats. */
  readonly named: readonly Named[] | null;
  /** A card of the row or an ability, not a card of the hand. */
  readonly isUse: boolean;
}

/** Null for a card that is not in the table of printed cards, and for an ability that is no deed of the own turn. */
export function intentOf(outlook: Outlook, move: PlayMove | UseMove): Intent | null {
  const { target = NOBODY, on: place } = move;
  const on = place === undefined ? NO_CARD : place === 'hand' ? FROM_HAND : place;
  if (isUse(move)) {
    const traits = usedTraits(outlook, move.use);
    const card = typeof move.use === 'number' ? move.use : NO_CARD;
    return traits && { card, traits, own: traits, target, on, named: null, isUse: true };
  }
  const own = outlook.traits[move.play];
  if (!own) return null;
  const traits = move.as === undefined ? own : traitsOfKind(move.as);
  return { card: move.play, traits, own, target, on, named: move.targets ?? null, isUse: false };
}

function usedTraits({ nature, traits }: Outlook, use: Card | string): Traits | null {
  if (typeof use === 'string') return nature.action && traitsOfAbility(use, nature.action);
  const laid = traits[use];
  return laid ? traitsOfUse(laid.id) : null;
}
