import {
  type Card,
  cardsIn,
  DECK,
  distance,
  handOf,
  type KindId,
  numberOf,
  type Question,
  quarryOf,
  type Role,
  rowOf,
  type Seat,
  type State,
} from '../../core/index.ts';

/** The public numbers of a seat, as one viewer reads them. */
export interface SeatFacts {
  readonly seat: Seat;
  /** 1 is my own place, then clockwise: the key that chooses it. */
  readonly number: number;
  readonly life: number;
  readonly max: number;
  readonly hand: number;
  readonly reach: number;
  /** From me; null for myself and where somebody is dead. */
  readonly distance: number | null;
  readonly dead: boolean;
  /** Out of life, but still in play. */
  readonly ghost: boolean;
  /** Whom I hunt at a table of three. */
  readonly quarry: boolean;
  /** Where everybody, or I myself, may see it. */
  readonly role: Role | null;
  readonly character: string;
  readonly row: readonly { readonly card: Card; readonly kind: KindId }[];
}

/** The number of a seat as I count it: mine is 1, the next on the left 2. */
function numberOfSeat(state: State, me: Seat, seat: Seat): number {
  const count = state.dead.length;
  return ((seat - Math.max(me, 0) + count) % count) + 1;
}

/** The seat that bears this number; null where there are fewer. */
export function seatNumbered(state: State, me: Seat, number: number): Seat | null {
  const count = state.dead.length;
  return number >= 1 && number <= count ? (Math.max(me, 0) + number - 1) % count : null;
}

export function factsOf(state: State, me: Seat, seat: Seat): SeatFacts {
  const role = state.roles[seat];
  const dead = state.dead[seat] === true;
  const measured = me >= 0 && seat !== me && !dead && state.dead[me] === false;
  return {
    seat,
    number: numberOfSeat(state, me, seat),
    life: Math.max(0, state.life[seat] ?? 0),
    max: state.maxLife[seat] ?? 0,
    hand: cardsIn(state, handOf(seat)).length,
    reach: state.characters[seat] ? numberOf(state, seat, 'range') : 1,
    distance: measured ? distance(state, me, seat) : null,
    dead,
    ghost: state.ghosts[seat] === true,
    quarry: me >= 0 && !state.dead[me] && quarryOf(state, me) === seat,
    role: role && role !== 'unknown' && (state.shown[seat] || seat === me) ? role : null,
    character: state.characters[seat] ?? '',
    row: cardsIn(state, rowOf(seat)).map((card) => ({ card, kind: state.printed[card]?.kind ?? '' })),
  };
}

/** Clockwise from my left, me last. */
export function seatsFromMyLeft(state: State, me: Seat): Seat[] {
  const count = state.dead.length;
  return Array.from({ length: count }, (_, step) => (Math.max(me, 0) + 1 + step) % count);
}

/** The next living seat to the left: whom a burning Dynamite reaches. */
export function nextLiving(state: State, seat: Seat): Seat {
  const count = state.dead.length;
  for (let step = 1; step < count; step += 1) {
    const next = (seat + step) % count;
    if (!state.dead[next]) return next;
  }
  return seat;
}

export const cardsLeft = (state: State): number => cardsIn(state, DECK).length;

/** BANG! cards of this turn against its limit. */
export function bangsOf(state: State, seat: Seat): { readonly played: number; readonly limit: number } {
  const turn = state.stack.find((frame) => frame.f === 'turn');
  return { played: turn?.f === 'turn' ? turn.bangs : 0, limit: numberOf(state, seat, 'bangsPerTurn') };
}

/** Questions that somebody else's card or ability puts to a seat out of its own phases. */
const REPLIES: ReadonlySet<Question['kind']> = new Set(['shot', 'demand', 'duel', 'dying']);
export const isReply = (question: Question | null): boolean => question !== null && REPLIES.has(question.kind);
