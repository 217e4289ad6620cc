import {
  type Card,
  DECK,
  DISCARD,
  type GameEvent,
  HIDDEN,
  handOf,
  type MoveCause,
  NOBODY,
  rowOf,
  type Seat,
} from '../../core/index.ts';
import type { Told } from './log-sentence.ts';

type Moved = Extract<GameEvent, { e: 'cardMoved' }>;
/** A movement with the seats at both ends. */
type Journey = Moved & { readonly owner: Seat; readonly receiver: Seat };

const MOST_SEATS = rowOf(0) - handOf(0);
/** Hands, rows and looked-at cards lie in three runs of zones, one zone a seat (`zone.ts`). */
const seatOf = (zone: number): Seat => (zone < handOf(0) ? NOBODY : (zone - handOf(0)) % MOST_SEATS);
const isHand = (zone: number): boolean => zone >= handOf(0) && zone < rowOf(0);

const cards = (card: Card) => ({ cards: { cards: [card] } });
const of = (seat: Seat) => ({ seat });

/** The sentence that a movement is told with, by its cause; null where another event tells it. */
const SENTENCES: { readonly [C in MoveCause]: (moved: Journey) => Told | null } = {
  dealt: () => ({ tone: 'fact', key: 'dealt', values: {}, seats: [], once: true }),
  drawn: ({ card, receiver }) => ({
    tone: 'fact',
    key: 'drew',
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
  taken: ({ card, from, by, owner }) => {
    const values = { who: of(by), target: of(owner), ...cards(card) };
    if (from === DISCARD || from === DECK) return { tone: 'fact', key: 'tookDiscard', values, seats: [by] };
    if (!isHand(from)) return { tone: 'reply', key: owner === by ? 'tookOwn' : 'tookRow', values, seats: [by, owner] };
    return { tone: 'reply', key: card === HIDDEN ? 'tookHand' : 'tookHandKnown', values, seats: [by, owner] };
  },
  dropped,
  excess: ({ card, by }) => ({ tone: 'fact', key: 'excess', values: { who: of(by) }, seats: [by], card }),
  turnedUp: ({ card }) => ({ tone: 'reply', key: 'turnedUp', values: {}, seats: [], card }),
  chosen: ({ card, receiver }) => ({
    tone: 'reply',
    key: 'chosen',
    values: { who: of(receiver), ...cards(card) },
    seats: [receiver],
  }),
  looked: ({ card, by }) => ({ tone: 'fact', key: 'looked', values: { who: of(by) }, seats: [by], card }),
  coupled: () => null,
  given: movedOver,
  swapped: movedOver,
  returned: ({ card, by }) => ({
    tone: 'reply',
    key: 'tookDiscard',
    values: { who: of(by), ...cards(card) },
    seats: [by],
  }),
  yielded: dropped,
  putBack: ({ by }) => ({ tone: 'reply', key: 'putBack', values: { who: of(by) }, seats: [by] }),
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

function dropped({ card, by, owner }: Journey): Told {
  return { tone: 'reply', key: 'dropped', values: { target: of(owner), ...cards(card) }, seats: [by, owner] };
}

/** From the row of one to the row of another. */
function movedOver({ card, by, receiver }: Journey): Told {
  const values = { who: of(by), target: of(receiver), ...cards(card) };
  return { tone: 'reply', key: 'laidBefore', values, seats: [by, receiver] };
}

export function tellMove(moved: Moved): Told | null {
  return SENTENCES[moved.cause]({ ...moved, owner: seatOf(moved.from), receiver: seatOf(moved.to) });
}
