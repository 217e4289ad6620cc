import { type Card, type KindId, NO_CARD } from './card.ts';
import { NOBODY, type Seat } from './seat.ts';

/**
 * The open question in words that a table can show. `play` phase 2 · `discard` phase 3 · `shot` Missed! effects needed ·
 * `demand` a card of one name or a life point · `duel` a BANG! card or a life point · `dying` Beers · `store` one open
 * card · `flip` which flipped card counts · `source` where the first card of phase 1 comes from · `peek` which looked-at
 * card goes back · `character` which of the offered characters to keep (`State.offered`) · `estate` in which order the cards
 * of the dead come to the pile · `share` a card of the dead, of the row or of the hand · `inPlay` a card of any row in place
 * of phase 1 · `ability` whose ability to have · `spare` whom to leave out of an effect on several.
 * With a train: `exchange` a card of the hand for one of the pile · `lastStop` a wagon before the end of the line ·
 * `steam` whether the locomotive is ignored or acts twice · `wagon` one of the train · `place` before whom a wagon is laid ·
 * `holdUp` a card of the row or a shot · `shed` a card of the row · `salvage` one of the top discards · `mail` a looked-at
 * card and who gets it · `dealing` an open wagon and who gets it · `survey` a looked-at card to discard.
 */
export const QUESTION_KINDS = [
  'play',
  'discard',
  'shot',
  'demand',
  'duel',
  'dying',
  'store',
  'flip',
  'source',
  'peek',
  'character',
  'estate',
  'share',
  'inPlay',
  'ability',
  'spare',
  'exchange',
  'lastStop',
  'steam',
  'wagon',
  'place',
  'holdUp',
  'shed',
  'salvage',
  'mail',
  'dealing',
  'survey',
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export interface Question {
  /** Grows with every answer (`State.question`). */
  readonly id: number;
  readonly kind: QuestionKind;
  /** Whom it asks; several only where all decide at once. */
  readonly seats: readonly Seat[];
  /** Who caused it, or NOBODY. */
  readonly by: Seat;
  /** The kind that the card counts as, or the character, because of which it is asked; null in the own phases. */
  readonly source: KindId | string | null;
  /** The very card that was spent for it; NO_CARD where there is none. */
  readonly card: Card;
  /** Missed! effects, cards or life points needed, and given so far; of `holdUp` the cards still to decide on. */
  readonly need: number;
  readonly got: number;
  /** The cards to choose from, where it is such a choice. */
  readonly cards: readonly Card[];
}

/** What a frame says about its question; id and seats are the same for all. */
export type Asked = Omit<Question, 'id' | 'seats'>;

export function asked(kind: QuestionKind, more: Partial<Asked> = NOTHING_MORE): Asked {
  const { by = NOBODY, source = null, card = NO_CARD, need = 0, got = 0, cards = NO_CARDS } = more;
  return { kind, by, source, card, need, got, cards };
}
const NOTHING_MORE: Partial<Asked> = {};
const NO_CARDS: readonly Card[] = [];
