import {
  askedSeat,
  decide,
  type Level,
  legal,
  type Move,
  newGame,
  playLegal,
  redact,
  type State,
  TEMPERS,
} from '../../core/index.ts';
import { playBotGame } from './bot-game.ts';
import { MessageDesk } from './message-desk.ts';
import { rounded, stopwatch } from './stopwatch.ts';

export interface DecisionCost {
  readonly level: Level;
  /** Of the bot alone: its view, events and offers are given. */
  readonly microseconds: number;
}

/** The same games once with the bots deciding and once with their moves played back: the difference is theirs. */
export function decisionCosts(level: Level, players: number, games: number): DecisionCost {
  const recorded: Move[][] = [];
  for (let seed = 1; seed <= games; seed += 1) recorded.push(movesOf(level, players, seed));
  const decisions = recorded.reduce((sum, moves) => sum + moves.length, 0);
  const deciding = timed(recorded, players, level);
  const playingBack = timed(recorded, players, null);
  return { level, microseconds: rounded(Math.max(0, ((deciding - playingBack) * 1e6) / decisions), 2) };
}

function movesOf(level: Level, players: number, seed: number): Move[] {
  const moves: Move[] = [];
  const levels = Array.from({ length: players }, () => level);
  playBotGame({ seed, edition: 'fourth', expansions: [], levels, messages: false }, (_state, move) => moves.push(move));
  return moves;
}

function timed(recorded: readonly Move[][], players: number, level: Level | null): number {
  const spent = stopwatch();
  recorded.forEach((moves, game) => {
    const seed = game + 1;
    const desk = new MessageDesk(players, false);
    let state: State;
    let events: Parameters<MessageDesk['tell']>[0];
    ({ state, events } = newGame({ seats: players, seed }));
    for (const move of moves) {
      desk.tell(events);
      const seat = askedSeat(state) ?? 0;
      const view = redact(state, seat);
      const offers = legal(view, seat);
      if (level) {
        decide({
          view,
          events: desk.seenBy(seat),
          legal: offers,
          level,
          temper: TEMPERS['fair-judge'],
          rngSeed: seed * 8 + seat,
        });
      }
      ({ state, events } = playLegal(state, move));
    }
  });
  return spent().cpuSeconds;
}
