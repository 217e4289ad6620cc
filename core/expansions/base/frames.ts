import type { Cause } from '../../model/cause.ts';
import type { Seat } from '../../model/seat.ts';

/** A card of one name is demanded; who does not give it loses one life. */
export interface DemandFrame extends Cause {
  readonly f: 'demand';
  readonly seat: Seat;
}

/** `seat` is the one of the two that has to answer now. */
export interface DuelFrame extends Cause {
  readonly f: 'duel';
  readonly seat: Seat;
  readonly challenged: Seat;
}

/** `rest` are the seats that have not chosen yet. */
export interface StoreFrame extends Cause {
  readonly f: 'store';
  readonly rest: readonly Seat[];
}

/** Phase 1 of a character that may draw its first card from elsewhere. */
export interface FirstDrawFrame {
  readonly f: 'firstDraw';
  readonly seat: Seat;
  readonly source: 'hand' | 'discard-pile';
}

/** Phase 1 of a character that looks at one card more than it keeps. */
export interface PeekFrame {
  readonly f: 'peek';
  readonly seat: Seat;
  readonly keep: number;
  readonly looked: boolean;
}

export interface ShowSecondFrame {
  readonly f: 'showSecond';
  readonly seat: Seat;
}

declare module '../../model/frame.ts' {
  interface FrameKinds {
    readonly demand: DemandFrame;
    readonly duel: DuelFrame;
    readonly store: StoreFrame;
    readonly firstDraw: FirstDrawFrame;
    readonly peek: PeekFrame;
    readonly showSecond: ShowSecondFrame;
  }
}

declare module '../../model/definition.ts' {
  interface CardSymbols {
    readonly demand: true;
    readonly duel: true;
    readonly store: true;
  }
}
