import { expect, test } from 'vitest';
import { layWithTrain } from '../support/train.ts';

const SEATS = [
  'sheriff jesse-jones: next-stop',
  'outlaw willy-the-kid',
  'outlaw slab-the-killer',
  'renegade lucky-duke',
];

test('one card, and the train moves one station', () => {
  const table = layWithTrain(SEATS, { draw: 'beer' }).moves('0 plays next-stop');
  expect([table.hand(0), table.state.train?.at]).toEqual(['beer', 2]);
});

test('at the last station it brings the end of the line', () => {
  const table = layWithTrain(SEATS, { train: { at: 3 } }).moves('0 plays next-stop');
  expect([table.question?.kind, table.state.train?.at]).toEqual(['lastStop', 4]);
});
