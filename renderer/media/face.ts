import type { KindId, Printed, Rank, Role, Suit } from '../../core/index.ts';

/** Every picture that a card of the game can show. One painter draws them all, for the atlas and for the preview. */
export type Face =
  | { readonly what: 'card'; readonly kind: KindId; readonly suit: Suit; readonly rank: Rank }
  | { readonly what: 'character'; readonly id: string }
  | { readonly what: 'role'; readonly role: Role }
  | { readonly what: 'back'; readonly of: 'card' | 'role' | 'character' };

/** The picture of a playing card, which has a suit and a rank; null for a wagon, which is no card of the atlas. */
export function faceOfPrinted({ kind, suit, rank }: Printed): Extract<Face, { what: 'card' }> | null {
  return suit === null || rank === null ? null : { what: 'card', kind, suit, rank };
}
