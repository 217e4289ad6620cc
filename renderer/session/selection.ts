import { create } from 'zustand';
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
  | { readonly what: 'deck' }
  | { readonly what: 'discard' };

/** How a thing may look while choosing: glowing, as it lies, greyed with a reason, or already chosen. */
export type Look = 'legal' | 'plain' | 'faded' | 'picked';

/** The player's unfinished choice. Every step back is `undoStep`; nothing is sent before the move is whole. */
export interface Selection {
  readonly picked: Card | null;
  readonly as: string | null;
  readonly target: Seat | null;
  readonly on: Card | 'hand' | null;
  /** Cards put into the slot of the offer: a price, the excess. */
  readonly slot: readonly Card[];
  readonly hovered: Thing | null;
  hover(thing: Thing | null): void;
  /** A click, a tap or a key on a thing: goes one step on, or sends the move when nothing is left to choose. */
  choose(thing: Thing): void;
  /** Esc, right click: one choice back. */
  stepBack(): void;
  clear(): void;
}

/** Filled in by the selection chart; every highlight and every key goes through it. */
export const useSelection = create<Selection>()((set) => ({
  picked: null,
  as: null,
  target: null,
  on: null,
  slot: [],
  hovered: null,
  hover: (hovered) => set({ hovered }),
  choose: () => {},
  stepBack: () => {},
  clear: () => set({ picked: null, as: null, target: null, on: null, slot: [] }),
}));
