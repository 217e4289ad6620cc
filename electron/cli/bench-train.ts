import { askedSeat, legal, questionOf, rowOf, type Seat, type State, TRAIN, WAGON_DECK } from '../../core/index.ts';
import { playBotGame } from './bot-game.ts';
import { rounded, stopwatch } from './stopwatch.ts';

/** What a train adds to the listing of a seat's offers in phase 2: microseconds a list, in the same positions. */
export interface TrainListing {
  readonly positions: number;
  readonly withTrain: number;
  readonly without: number;
  /** How many times as long it takes with the train; at most 2 is asked for. */
  readonly ratio: number;
}

const POSITIONS = 1000;
const ROUNDS = 40;
const SETS = ['dodge-city', 'great-train-robbery'];

interface Position {
  readonly seat: Seat;
  readonly state: State;
}

/** Both in turn, since a shared machine is faster and slower by turns. */
export function trainListing(players: number): TrainListing {
  const there = positionsOfPhaseTwo(players);
  const gone = there.map(({ seat, state }) => ({ seat, state: withoutTrain(state) }));
  const seconds = { there: 0, gone: 0 };
  // The first rounds are for the compiler.
  for (let round = -ROUNDS; round < ROUNDS; round += 1) {
    const spent = { there: listed(there), gone: listed(gone) };
    if (round < 0) continue;
    seconds.there += spent.there;
    seconds.gone += spent.gone;
  }
  const micros = (sum: number): number => rounded((sum * 1e6) / ROUNDS / POSITIONS, 2);
  return {
    positions: POSITIONS,
    withTrain: micros(seconds.there),
    without: micros(seconds.gone),
    ratio: rounded(seconds.there / seconds.gone, 2),
  };
}

function listed(positions: readonly Position[]): number {
  const spent = stopwatch();
  for (const { seat, state } of positions) legal(state, seat);
  return spent().cpuSeconds;
}

function positionsOfPhaseTwo(players: number): Position[] {
  const positions: Position[] = [];
  const levels = Array.from({ length: players }, () => 'greenhorn' as const);
  for (let seed = 1; positions.length < POSITIONS; seed += 1) {
    playBotGame({ seed, edition: 'fourth', expansions: SETS, levels, messages: false }, (state, _move, seat) => {
      if (positions.length < POSITIONS && questionOf(state)?.kind === 'play') positions.push({ state, seat });
    });
  }
  return positions;
}

/** The same table without a train: its stations and all wagons are gone, those in rows too. */
function withoutTrain(state: State): State {
  const zones = state.zones.slice();
  zones[TRAIN] = [];
  zones[WAGON_DECK] = [];
  for (let seat = 0; seat < state.dead.length; seat += 1) {
    const row = rowOf(seat);
    zones[row] = (zones[row] ?? []).filter((card) => state.printed[card]?.suit !== null);
  }
  const bare: State = { ...state, train: null, zones };
  if (askedSeat(bare) !== askedSeat(state)) throw new Error('expected the same seat to be asked without the train');
  return bare;
}
