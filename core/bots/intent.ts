import { type Card, NO_CARD } from '../model/card.ts';
import { isUse, type Named, type PlayMove, type UseMove } from '../model/move.ts';
import { NOBODY, type Seat } from '../model/seat.ts';
import { effective } from '../rules/play-checks.ts';
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
  /** The own card that is given for the one named, or NO_CARD. */
  readonly give: Card;
}

/** Null for a card that is not in the table of printed cards, and for an ability that is no deed of the own turn. */
export function intentOf(outlook: Outlook, move: PlayMove | UseMove): Intent | null {
  const { target = NOBODY, on: place } = move;
  const on = place === undefined ? NO_CARD : place === 'hand' ? FROM_HAND : place;
  if (isUse(move)) {
    const traits = move.as === undefined ? usedTraits(outlook, move.use) : traitsOfKind(move.as);
    const card = typeof move.use === 'number' ? move.use : NO_CARD;
    return traits && { card, traits, own: traits, target, on, named: null, isUse: true, give: NO_CARD };
  }
  const own = outlook.traits[move.play];
  if (!own) return null;
  const traits = move.as === undefined ? ofEffect(outlook, own) : traitsOfKind(move.as);
  const { play: card, targets: named = null, give = NO_CARD } = move;
  return { card, traits, own, target, on, named, isUse: false, give };
}

/** What a card that only has the effect of another does now. */
function ofEffect({ view }: Outlook, own: Traits): Traits {
  return own.kind.mimics ? traitsOfKind(effective(view, own.kind)?.id ?? own.id) : own;
}

function usedTraits({ nature, traits }: Outlook, use: Card | string): Traits | null {
  if (typeof use === 'string') return nature.action && traitsOfAbility(use, nature.action);
  const laid = traits[use];
  return laid ? traitsOfUse(laid.id) : null;
}
