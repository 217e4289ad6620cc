import { expect, test } from 'vitest';
import { distance } from '../../core/index.ts';
import { layWithTrain } from '../support/train.ts';

const SEATS = [
  'sheriff jesse-jones | observation-car',
  'outlaw willy-the-kid',
  'outlaw slab-the-killer',
  'renegade lucky-duke',
];

test('its owner sees the others nearer, and they him farther away', () => {
  const { state } = layWithTrain(SEATS, { train: { wagons: 'cattle-truck lounge-car mail-car' } });
  expect([distance(state, 0, 2), distance(state, 2, 0), distance(state, 0, 1)]).toEqual([1, 3, 1]);
});
