import {
  apply,
  askedSeats,
  draftOf,
  type GameEvent,
  legal,
  type Move,
  newGame,
  type Offer,
  playLegal,
  redact,
  redactEvent,
  type State,
  type Viewer,
} from '../../core/index.ts';

/** One batch of a game as a viewer learns it. */
interface Batch {
  readonly events: readonly GameEvent[];
}

export interface Watched {
  /** The table before anything was dealt. */
  readonly start: State;
  readonly batches: readonly Batch[];
  readonly end: State;
}

/** A small generator of its own, so that a failing game can be named by its seed. */
function dice(seed: number): () => number {
  let value = (seed * 48271 + 11) % 2147483647;
  return () => {
    value = (value * 16807) % 2147483647;
    return value / 2147483647;
  };
}

/** A game of random answers, at most `moves` of them, as `viewer` sees it. */
export function watchedGame(seats: number, seed: number, viewer: Viewer, moves = 400): Watched {
  const roll = dice(seed);
  const begun = newGame({ seats, seed });
  const start = redact(begun.initial, viewer);
  const batches: Batch[] = [{ events: begun.events.map((event) => redactEvent(event, viewer)) }];
  let state = begun.state;
  for (let move = 0; move < moves && state.winners === null; move += 1) {
    const played = playLegal(state, randomMove(state, roll));
    state = played.state;
    batches.push({ events: played.events.map((event) => redactEvent(event, viewer)) });
  }
  return { start, batches, end: redact(state, viewer) };
}

function randomMove(state: State, roll: () => number): Move {
  const [seat = 0] = askedSeats(state);
  const offers = legal(state, seat).filter(({ move }) => !('use' in move));
  const plays = offers.filter(({ move }) => 'play' in move);
  const pool = plays.length > 0 && roll() < 0.8 ? plays : offers;
  const offer = pool[Math.floor(roll() * pool.length)];
  if (!offer) throw new Error(`expected an offer for seat ${seat}`);
  return filled(offer, roll);
}

function filled({ move, slot }: Offer, roll: () => number): Move {
  if (!slot) return move;
  const cards = slot.from.map((card) => ({ card, at: roll() })).sort((a, b) => a.at - b.at);
  return { ...move, [slot.key]: cards.slice(0, slot.min).map(({ card }) => card) } as Move;
}

/** Folds events into a view, as the session does. */
export function folded(view: State, events: readonly GameEvent[]): State {
  const draft = draftOf(view);
  for (const event of events) apply(draft, event);
  return draft;
}
