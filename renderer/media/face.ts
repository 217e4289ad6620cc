import type { CustomStation, KindId, Printed, Rank, Role, Suit } from '../../core/index.ts';

/** Every picture that a card of the game can show. One painter draws them all, for the atlas and for the preview. */
export type Face =
  | { readonly what: 'card'; readonly kind: KindId; readonly suit: Suit; readonly rank: Rank }
  | { readonly what: 'character'; readonly id: string }
  | { readonly what: 'role'; readonly role: Role }
  | { readonly what: 'wagon'; readonly id: string }
  /** `custom` is what players wrote on the blank one. */
  | { readonly what: 'station'; readonly id: string; readonly custom?: CustomStation }
  | { readonly what: 'locomotive'; readonly id: string }
  | { readonly what: 'back'; readonly of: 'card' | 'role' | 'character' | 'wagon' | 'station' };

/** The picture of a printed card; without a suit and a rank it is a wagon. */
export function faceOfPrinted({ kind, suit, rank }: Printed): Extract<Face, { what: 'card' | 'wagon' }> {
  return suit === null || rank === null ? { what: 'wagon', id: kind } : { what: 'card', kind, suit, rank };
}
