import {
  askedSeat,
  draftOf,
  legal,
  type Move,
  playLegal,
  redact,
  redactEvent,
  type Seat,
  type State,
} from '../../core/index.ts';
import { playBotGame } from './bot-game.ts';
import { rounded, stopwatch } from './stopwatch.ts';

/** Microseconds each, over the positions of whole games. */
export interface StepCosts {
  readonly clone: number;
  readonly list: number;
  readonly apply: number;
  readonly redactView: number;
  readonly writeForOneSeat: number;
}

const ROUNDS = 5;

interface Position {
  readonly state: State;
  readonly seat: Seat;
  readonly move: Move;
}

export function stepCosts(players: number, games: number): StepCosts {
  const positions: Position[] = [];
  const levels = Array.from({ length: players }, () => 'greenhorn' as const);
  for (let seed = 1; seed <= games; seed += 1) {
    playBotGame({ seed, edition: 'fourth', expansions: [], levels, messages: false }, (state, move, seat) => {
      positions.push({ state, seat, move });
    });
  }
  const batches = positions.map(({ state, move }) => playLegal(state, move).events);
  const micros = (work: (position: Position, at: number) => unknown): number => {
    for (const [at, position] of positions.entries()) work(position, at);
    const spent = stopwatch();
    for (let round = 0; round < ROUNDS; round += 1) {
      for (let at = 0; at < positions.length; at += 1) {
        const position = positions[at];
        if (position) work(position, at);
      }
    }
    return rounded((spent().cpuSeconds * 1e6) / positions.length / ROUNDS, 2);
  };
  return {
    clone: micros(({ state }) => draftOf(state)),
    list: micros(({ state }) => legal(state, askedSeat(state) ?? 0)),
    apply: micros(({ state, move }) => playLegal(state, move)),
    redactView: micros(({ state, seat }) => redact(state, seat)),
    writeForOneSeat: micros(({ seat }, at) => JSON.stringify(batches[at]?.map((event) => redactEvent(event, seat)))),
  };
}
