import { expect, test } from 'vitest';
import { distance, explainDistance, newGame, rangeOf, weaponOf } from '../../core/index.ts';
import { lay } from '../support/table.ts';

const SIX = [
  'sheriff jesse-jones',
  'outlaw bart-cassidy',
  'outlaw el-gringo',
  'outlaw slab-the-killer',
  'deputy sid-ketchum',
  'renegade kit-carlson',
];

test('the shorter way around, and the dead do not count', () => {
  const { state } = lay(SIX);
  expect([1, 2, 3, 4, 5].map((seat) => distance(state, 0, seat))).toEqual([1, 2, 3, 2, 1]);
  const fewer = lay(SIX.with(1, 'outlaw bart-cassidy dead')).state;
  expect([2, 3, 4, 5].map((seat) => distance(fewer, 0, seat))).toEqual([1, 2, 2, 1]);
});

test('fault 29: measuring from or to the dead never fails', () => {
  const { state } = lay(SIX.with(1, 'outlaw bart-cassidy dead'));
  for (const other of [0, 2, 3, 4, 5]) {
    expect(distance(state, 1, other)).toBeGreaterThanOrEqual(1);
    expect(distance(state, other, 1)).toBeGreaterThanOrEqual(1);
  }
});

test('the explanation adds up to the distance', () => {
  const { state } = lay(
    SIX.with(0, 'sheriff rose-doolan: | scope winchester').with(3, 'outlaw paul-regret: | mustang'),
  );
  const { steps, raises, sights, total } = explainDistance(state, 0, 3);
  const sum = (shares: readonly { points: number }[]) => shares.reduce((all, { points }) => all + points, 0);
  expect({ steps, total }).toEqual({ steps: 3, total: 3 });
  expect(Math.max(1, steps + sum(raises) - sum(sights))).toBe(distance(state, 0, 3));
  expect(sights.map(({ source }) => source)).toEqual(['scope', 'rose-doolan']);
  expect(explainDistance(state, 2, 2).total).toBe(0);
});

test('everybody has a revolver of range one', () => {
  const { state } = newGame({ seats: 4, seed: 1 });
  expect(weaponOf(state, 0)).toEqual({ kind: null, range: 1 });
  expect(rangeOf(state, 0)).toBe(1);
});
