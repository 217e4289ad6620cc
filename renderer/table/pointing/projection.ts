import type { Card, Seat } from '../../../core/index.ts';

/** Where things of the 3D table are on screen, in CSS pixels of the window; written once a frame by the camera rig. */
export interface Anchor {
  x: number;
  y: number;
  visible: boolean;
}

/** Which side of its row a plate hangs at: away from the middle of the table, at the far side above it. */
export type PlateSide = 'left' | 'right' | 'far';

export interface SeatAnchor extends Anchor {
  side: PlateSide;
}

interface Projection {
  /** Grows with every written frame. */
  frame: number;
  /** Outer edge of each seat's identity row, where its plate hangs. */
  readonly seats: Map<Seat, SeatAnchor>;
  /** Top edge of each card of my hand, by card number. */
  readonly hand: Map<number, Anchor & { width: number }>;
  readonly deck: Anchor;
  readonly discard: Anchor;
  /** Upper edge of each station's card, from left to right. */
  readonly stations: Map<number, Anchor>;
  /** Roof of each wagon of the train. */
  readonly wagons: Map<Card, Anchor>;
  readonly locomotive: Anchor;
}

/** Mutable on purpose: sixty times a second nobody wants a store. Labels read it in their own animation frame. */
export const projection: Projection = {
  frame: 0,
  seats: new Map(),
  hand: new Map(),
  deck: { x: 0, y: 0, visible: false },
  discard: { x: 0, y: 0, visible: false },
  stations: new Map(),
  wagons: new Map(),
  locomotive: { x: 0, y: 0, visible: false },
};
