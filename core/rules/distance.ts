import type { KindId } from '../model/card.ts';
import type { NumberName } from '../model/definition.ts';
import type { Seat } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { figureAt, numberOf, placeOf } from './figures.ts';
import { hooksOf, isAlive, kindOfCard, livingCount, rowInForce, seatCount } from './table.ts';

/** B4.1 and B4.2. Not symmetric: the far seat's raise and the near seat's sight. */
export const distance = (state: State, from: Seat, to: Seat): number => new Lookout(state, from).to(to);

const SIGHT = placeOf('sight');
const RAISE = placeOf('raise');

/** How far away the others are for one seat, each measured once however many cards are looked at. */
export class Lookout {
  private readonly state: State;
  private readonly from: Seat;
  private readonly sight: number;
  /** By seat; 0 where it has not been measured yet. */
  private readonly measured: number[] = [0, 0, 0, 0, 0, 0, 0, 0];
  private reach: number | undefined;

  constructor(state: State, from: Seat) {
    this.state = state;
    this.from = from;
    this.sight = figureAt(state, from, SIGHT);
  }

  to(seat: Seat): number {
    if (seat === this.from) return 0;
    const known = this.measured[seat];
    if (known) return known;
    const measured = this.measure(seat);
    this.measured[seat] = measured;
    return measured;
  }

  /** B4.4: how far the seat's weapon reaches. */
  get range(): number {
    this.reach ??= rangeOf(this.state, this.from);
    return this.reach;
  }

  private measure(seat: Seat): number {
    return Math.max(1, stepsBetween(this.state, this.from, seat) + figureAt(this.state, seat, RAISE) - this.sight);
  }
}

/** The shorter way around the table, over the living. */
function stepsBetween(state: State, from: Seat, to: Seat): number {
  const count = seatCount(state);
  let clockwise = 1;
  for (let seat = (from + 1) % count; seat !== to; seat = (seat + 1) % count) {
    if (isAlive(state, seat)) clockwise += 1;
  }
  return Math.min(clockwise, livingCount(state) - clockwise);
}

/** What adds to a figure: a card of the row by its kind, or the seat's character. */
export interface Share {
  readonly source: KindId | string;
  readonly points: number;
}

export interface DistanceExplained {
  readonly steps: number;
  /** What makes the far seat look farther away. */
  readonly raises: readonly Share[];
  /** What makes the near seat see closer. */
  readonly sights: readonly Share[];
  /** Never less than 1 between two seats. */
  readonly total: number;
}

/** The same figure as `distance`, taken apart for "Why?". */
export function explainDistance(state: State, from: Seat, to: Seat): DistanceExplained {
  if (from === to) return { steps: 0, raises: [], sights: [], total: 0 };
  return {
    steps: stepsBetween(state, from, to),
    raises: sharesOf(state, to, 'raise'),
    sights: sharesOf(state, from, 'sight'),
    total: distance(state, from, to),
  };
}

function sharesOf(state: State, seat: Seat, name: NumberName): Share[] {
  const shares: Share[] = [];
  for (const card of rowInForce(state, seat)) {
    const { id, numbers } = kindOfCard(state, card);
    const points = numbers?.[name];
    if (points !== undefined) shares.push({ source: id, points });
  }
  for (const hook of hooksOf(state, seat).number) {
    if (hook.name === name) shares.push({ source: state.abilities[seat] ?? '', points: hook.is });
  }
  return shares;
}

export interface Weapon {
  /** Null for the revolver that everybody has from the start. */
  readonly kind: KindId | null;
  readonly range: number;
}

/** B4.6 */
export function weaponOf(state: State, seat: Seat): Weapon {
  const weapon = rowInForce(state, seat)
    .map((card) => kindOfCard(state, card))
    .find((kind) => kind.weapon);
  return { kind: weapon?.id ?? null, range: rangeOf(state, seat) };
}

export const rangeOf = (state: State, seat: Seat): number => numberOf(state, seat, 'range');
