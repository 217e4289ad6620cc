import { expect, test } from 'vitest';
import { askedSeat, legal, questionOf, type State, TRAIN, WAGON_DECK } from '../../core/index.ts';
import { randomGame } from '../support/random-game.ts';

const POSITIONS = 1000;
const ROUNDS = 12;

/** Positions of phase 2 with a train and all boxes, seven players. */
function positions(): State[] {
  const found: State[] = [];
  for (let seed = 1; ; seed += 1) {
    const expansions = ['dodge-city', 'great-train-robbery'];
    for (const { after } of randomGame({ seed, seats: 7, edition: 'fourth', expansions, options: {} })) {
      if (!after.winners && questionOf(after)?.kind === 'play') found.push(after);
      if (found.length === POSITIONS) return found;
    }
  }
}

const withoutTrain = (state: State): State => ({
  ...state,
  train: null,
  zones: state.zones.map((cards, zone) => (zone === TRAIN || zone === WAGON_DECK ? [] : cards)),
});

/** Of several rounds the quickest: whatever else the machine does only adds to it. */
function microseconds(states: readonly State[]): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    for (const state of states) legal(state, askedSeat(state) ?? 0);
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / states.length);
  }
  return best;
}

test('listing the offers of phase 2 costs with a train at most twice what it costs without', () => {
  const states = positions();
  const bare = states.map(withoutTrain);
  microseconds(states);
  const [without, withTrain] = [microseconds(bare), microseconds(states)];
  console.log(`${withTrain.toFixed(2)} µs with the train, ${without.toFixed(2)} µs without`);
  expect(withTrain / without).toBeLessThan(2);
});
