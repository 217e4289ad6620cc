import type { Card, Seat } from '../../core/index.ts';

/** Something on the table that can be pointed at, clicked or asked "Why?". */
export type Thing =
  | { readonly what: 'hand'; readonly card: Card }
  | { readonly what: 'row'; readonly seat: Seat; readonly card: Card }
  /** The face-down hand of a seat, as a target of a take or a drop. */
  | { readonly what: 'holding'; readonly seat: Seat }
  | { readonly what: 'seat'; readonly seat: Seat }
  | { readonly what: 'character'; readonly seat: Seat }
  | { readonly what: 'role'; readonly seat: Seat }
  /** A card turned up for all, flipped, or looked at. */
  | { readonly what: 'open'; readonly card: Card }
  /** A wagon of the train. */
  | { readonly what: 'wagon'; readonly card: Card }
  /** The locomotive, which may be moved on; it is never taken. */
  | { readonly what: 'locomotive' }
  /** A station of the row, counted from the left. */
  | { readonly what: 'station'; readonly at: number }
  | { readonly what: 'deck' }
  | { readonly what: 'discard' }
  /** A choice that lies nowhere on the table: an offered character, the name that a card is played under. */
  | { readonly what: 'option'; readonly option: string };

/** How a thing may look while choosing: glowing, as it lies, greyed with a reason, or already chosen. */
export type Look = 'legal' | 'plain' | 'faded' | 'picked';

/** A name for maps and element ids; the same for the same thing. */
export function nameOf(thing: Thing): string {
  switch (thing.what) {
    case 'hand':
    case 'open':
    case 'wagon':
      return `${thing.what}-${thing.card}`;
    case 'row':
      return `row-${thing.seat}-${thing.card}`;
    case 'option':
      return `option-${thing.option}`;
    case 'station':
      return `station-${thing.at}`;
    case 'deck':
    case 'discard':
    case 'locomotive':
      return thing.what;
    default:
      return `${thing.what}-${thing.seat}`;
  }
}

export const sameThing = (a: Thing | null, b: Thing | null): boolean =>
  a === b || (a !== null && b !== null && nameOf(a) === nameOf(b));

/** The seat that the thing belongs to; null for what lies in the middle or in one's own hand. */
export const seatOfThing = (thing: Thing): Seat | null => ('seat' in thing ? thing.seat : null);
