import type { KindId, Rank, Role, Suit } from '../../core/index.ts';

/** Every picture that a card of the game can show. One painter draws them all, for the atlas and for the preview. */
export type Face =
  | { readonly what: 'card'; readonly kind: KindId; readonly suit: Suit; readonly rank: Rank }
  | { readonly what: 'character'; readonly id: string }
  | { readonly what: 'role'; readonly role: Role }
  | { readonly what: 'back'; readonly of: 'card' | 'role' | 'character' };
