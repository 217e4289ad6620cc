import { expect, test } from 'vitest';
import { BYSTANDERS } from '../support/table.ts';
import { layWithTrain } from '../support/train.ts';

const SEATS = [
  'sheriff jesse-jones: bang beer | express-car strongbox',
  'outlaw willy-the-kid',
  'outlaw slab-the-killer',
  'renegade lucky-duke',
];

test('t54: the hand goes, end-of-turn cards come, and another turn begins', () => {
  const table = layWithTrain(SEATS.with(0, 'sheriff rose-doolan: bang beer | express-car strongbox'), {
    draw: 'jail duel scope',
  });
  table.moves('0 uses express-car');
  expect([table.turn, table.hand(0), table.state.train?.at]).toEqual([0, 'duel jail scope', 2]);
});

test('limits start anew, but no second extra turn follows', () => {
  const seats = ['sheriff willy-the-kid | express-car', 'outlaw bart-cassidy | lounge-car', ...BYSTANDERS];
  const table = layWithTrain(seats).moves('0 uses express-car');
  expect(table.turn).toBe(0);
  table.moves('0 ends');
  expect(table.turn).toBe(1);
});

test('the train rests in the extra turn where the table wants it so', () => {
  const seats = SEATS.with(0, 'sheriff rose-doolan | express-car');
  const table = layWithTrain(seats, { options: { trainOnExtraTurn: 'no' } }).moves('0 uses express-car');
  expect(table.state.train?.at).toBe(1);
});
