import {
  askedSeat,
  decide,
  type Edition,
  fits,
  type GameEvent,
  type Level,
  legal,
  type Move,
  newGame,
  type Offer,
  playLegal,
  redact,
  type Seat,
  type State,
  TEMPERS,
} from '../../core/index.ts';
import { brokenIn } from './invariants.ts';
import { MessageDesk } from './message-desk.ts';

export interface BotGame {
  readonly seed: number;
  readonly edition: Edition;
  readonly expansions: readonly string[];
  /** One for each seat. */
  readonly levels: readonly Level[];
  /** Whether every seat's redacted events are written as JSON text, as a host would. */
  readonly messages: boolean;
}

export interface Finished {
  /** Null if the game did not end within the limit. */
  readonly winners: readonly Seat[] | null;
  readonly state: State;
  readonly decisions: number;
  readonly turns: number;
  readonly broken: number;
  /** Characters of messages written. */
  readonly written: number;
}

/** Told of every decision before it is played. */
export type Watcher = (state: State, move: Move, seat: Seat) => void;

/** Far beyond any game seen: whoever gets here goes round in circles. */
const MOST_DECISIONS = 5000;

/** Plays one game to its end. Each bot gets its own redacted view, its own redacted events and its offers. */
export function playBotGame({ seed, edition, expansions, levels, messages }: BotGame, watch?: Watcher): Finished {
  let { state, events }: { state: State; events: readonly GameEvent[] } = newGame({
    seats: levels.length,
    edition,
    expansions,
    seed,
  });
  const desk = new MessageDesk(levels.length, messages);
  let written = 0;
  let decisions = 0;
  let broken = brokenIn(state);
  let turns = 1;
  for (;;) {
    written += desk.tell(events);
    const seat = askedSeat(state);
    if (seat === null || decisions === MOST_DECISIONS) break;
    const view = redact(state, seat);
    const offers = legal(view, seat);
    const { move } = decide({
      view,
      events: desk.seenBy(seat),
      legal: offers,
      level: levels[seat] ?? 'greenhorn',
      temper: TEMPERS['fair-judge'],
      // Apart from the game's own luck: it must tell nothing about the deck.
      rngSeed: seed * 8 + seat,
    });
    watch?.(state, move, seat);
    const { turn } = state;
    if (!isOffered(offers, move))
      throw new Error(`expected one of the offers of seat ${seat}, got ${JSON.stringify(move)}`);
    ({ state, events } = playLegal(state, move));
    decisions += 1;
    if (state.turn === turn) continue;
    turns += 1;
    broken += brokenIn(state);
  }
  return { winners: state.winners, state, decisions, turns, broken: broken + brokenIn(state), written };
}

/** Most moves are an offer's own; only those with free parts have to be compared key by key. */
function isOffered(offers: readonly Offer[], move: Move): boolean {
  for (const offer of offers) if (offer.move === move && !offer.slot && !offer.victims) return true;
  return offers.some((offer) => fits(offer, move));
}
