import type { Seat } from '../../model/seat.ts';

/** Phase 1 of a character that may take a card in play in place of its two. */
export interface TakeInPlayFrame {
  readonly f: 'takeInPlay';
  readonly seat: Seat;
}

/** A seat that chooses whose ability to have. */
export interface CopyingFrame {
  readonly f: 'copying';
  readonly seat: Seat;
}

declare module '../../model/frame.ts' {
  interface FrameKinds {
    readonly takeInPlay: TakeInPlayFrame;
    readonly copying: CopyingFrame;
  }
}
