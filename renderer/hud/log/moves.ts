import {
  type Card,
  DECK,
  DISCARD,
  type GameEvent,
  HIDDEN,
  handOf,
  lookedAtBy,
  type MoveCause,
  NOBODY,
  OPEN,
  rowOf,
  type Seat,
  TRAIN,
  WAGON_DECK,
} from '../../../core/index.ts';
import type { Told } from './sentence.ts';

type Moved = Extract<GameEvent, { e: 'cardMoved' }>;
/** A movement with the seats at both ends. */
type Journey = Moved & { readonly owner: Seat; readonly receiver: Seat };

const MOST_SEATS = rowOf(0) - handOf(0);
/** Hands, rows and looked-at cards lie in three runs of zones, one zone a seat (`zone.ts`). */
const seatOf = (zone: number): Seat => (zone < handOf(0) || zone >= TRAIN ? NOBODY : (zone - handOf(0)) % MOST_SEATS);
const isHand = (zone: number): boolean => zone >= handOf(0) && zone < rowOf(0);
const isLookedAt = (zone: number): boolean => zone >= lookedAtBy(0) && zone < TRAIN;

const cards = (card: Card) => ({ cards: { cards: [card] } });
const of = (seat: Seat) => ({ seat });

/** The sentence that a movement is told with, by its cause; null where another event tells it. */
const SENTENCES: { readonly [C in MoveCause]: (moved: Journey) => Told | null } = {
  dealt: () => ({ tone: 'fact', key: 'dealt', values: {}, seats: [], once: true }),
  drawn: ({ card, from, receiver }) => ({
    tone: 'fact',
    key: isLookedAt(from) ? 'kept' : 'drew',
    values: { who: of(receiver) },
    seats: [receiver],
    card,
  }),
  reward: ({ card, receiver }) => ({
    tone: 'reply',
    key: 'reward',
    values: { who: of(receiver) },
    seats: [receiver],
    card,
  }),
  played: ({ card, by }) => ({ tone: 'fact', key: 'played', values: { who: of(by), ...cards(card) }, seats: [by] }),
  laid: ({ card, by, receiver }) => {
    const values = { who: of(by), ...cards(card) };
    if (receiver === by) return { tone: 'fact', key: 'laid', values, seats: [by] };
    return { tone: 'fact', key: 'laidBefore', values: { ...values, target: of(receiver) }, seats: [by, receiver] };
  },
  used: ({ card, by }) => ({ tone: 'fact', key: 'used', values: { who: of(by), ...cards(card) }, seats: [by] }),
  reply: ({ card, by }) => ({
    tone: 'reply',
    key: 'replied',
    values: { who: of(by), ...cards(card) },
    seats: [by],
    shot: true,
  }),
  price: ({ card, by }) => ({ tone: 'fact', key: 'paid', values: { who: of(by) }, seats: [by], card }),
  taken: (moved) => {
    const { card, from, by, owner } = moved;
    if (from === TRAIN || from === OPEN) return tookWagon(moved);
    const values = { who: of(by), target: of(owner), ...cards(card) };
    if (from === DISCARD || from === DECK) return { tone: 'fact', key: 'tookDiscard', values, seats: [by] };
    if (!isHand(from)) return { tone: 'reply', key: owner === by ? 'tookOwn' : 'tookRow', values, seats: [by, owner] };
    return { tone: 'reply', key: card === HIDDEN ? 'tookHand' : 'tookHandKnown', values, seats: [by, owner] };
  },
  dropped,
  excess: ({ card, by }) => ({ tone: 'fact', key: 'excess', values: { who: of(by) }, seats: [by], card }),
  turnedUp: ({ card, from, by }) => {
    if (from !== WAGON_DECK) return { tone: 'reply', key: 'turnedUp', values: {}, seats: [], card };
    return { tone: 'reply', key: 'wagonsUp', values: { who: of(by) }, seats: [by], card };
  },
  chosen: ({ card, receiver }) => ({
    tone: 'reply',
    key: 'chosen',
    values: { who: of(receiver), ...cards(card) },
    seats: [receiver],
  }),
  looked: ({ card, by }) => ({ tone: 'fact', key: 'looked', values: { who: of(by) }, seats: [by], card }),
  coupled: () => null,
  given: (moved) => movedOver(moved, 'gave'),
  swapped: (moved) => movedOver(moved, moved.receiver === moved.by ? 'swapped' : 'swaps'),
  returned: ({ card, by }) => ({
    tone: 'reply',
    key: 'returned',
    values: { who: of(by), ...cards(card) },
    seats: [by],
  }),
  yielded: ({ card, by }) => ({ tone: 'reply', key: 'yielded', values: { who: of(by), ...cards(card) }, seats: [by] }),
  putBack: ({ card, by }) => ({ tone: 'reply', key: 'putBack', values: { who: of(by) }, seats: [by], card }),
  shown: ({ card, receiver }) => ({
    tone: 'fact',
    key: 'shown',
    values: { who: of(receiver), ...cards(card) },
    seats: [receiver],
  }),
  flipped: () => null,
  passedOn: ({ card, owner, receiver }) => ({
    tone: 'reply',
    key: 'passedOn',
    values: { target: of(receiver), ...cards(card) },
    seats: [owner, receiver],
  }),
  // Comes before the new weapon, and from nothing told above it.
  replaced: ({ card, by }) => ({
    tone: 'fact',
    key: 'replaced',
    values: { who: of(by), ...cards(card) },
    seats: [by],
  }),
  inherited: ({ card, owner, receiver }) => ({
    tone: 'reply',
    key: 'inherited',
    values: { who: of(receiver), target: of(owner) },
    seats: [receiver, owner],
    card,
  }),
  estate: ({ card, owner }) => ({ tone: 'reply', key: 'estate', values: { target: of(owner) }, seats: [owner], card }),
  penalty: ({ card, owner }) => ({ tone: 'reply', key: 'penalty', values: {}, seats: [owner], card }),
};

function dropped({ card, from, by, owner }: Journey): Told {
  const own = { tone: 'reply', values: { who: of(by), ...cards(card) }, seats: [by] } as const;
  if (isLookedAt(from)) return { ...own, key: 'surveyed' };
  if (owner === by) return { ...own, key: 'excess' };
  return { tone: 'reply', key: 'dropped', values: { target: of(owner), ...cards(card) }, seats: [by, owner] };
}

/** A wagon comes off the train into a row; one that lies open is told once it is laid. */
function tookWagon({ card, from, to, by, receiver }: Journey): Told | null {
  if (to === OPEN) return null;
  const values = { who: of(by), ...cards(card) };
  const train = from === TRAIN;
  if (receiver === by) return { tone: 'fact', key: train ? 'tookWagon' : 'laid', values, seats: [by] };
  const key = train ? 'tookWagonFor' : 'laidBefore';
  return { tone: 'fact', key, values: { ...values, target: of(receiver) }, seats: [by, receiver] };
}

/** From the hand or row of one to that of another. */
function movedOver({ card, by, owner, receiver }: Journey, key: string): Told {
  const values = { who: of(by), target: of(receiver === by ? owner : receiver), ...cards(card) };
  return { tone: 'reply', key, values, seats: [by, receiver] };
}

export function tellMove(moved: Moved): Told | null {
  return SENTENCES[moved.cause]({ ...moved, owner: seatOf(moved.from), receiver: seatOf(moved.to) });
}
