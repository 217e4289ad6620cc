import { expect, test } from 'vitest';
import { layWithTrain } from '../support/train.ts';

const SEATS = [
  'sheriff jesse-jones | lounge-car',
  'outlaw willy-the-kid',
  'outlaw slab-the-killer',
  'renegade lucky-duke',
];

const train = { wagonDeck: 'mail-car ghost-car coal-hopper' };

test('two wagons of the deck: one for another, the other for himself', () => {
  const table = layWithTrain(SEATS, { train: { wagonDeck: 'mail-car private-car' } }).moves('0 uses lounge-car');
  expect(table.question?.kind).toBe('dealing');
  expect(table.why('0 chooses seat 0 mail-car')).toBe('no-target');
  table.moves('0 chooses seat 2 mail-car');
  expect([table.row(0), table.row(2)]).toEqual(['private-car', 'mail-car']);
});

test('a sheriff has to give the Ghost Car away', () => {
  const table = layWithTrain(SEATS, { train }).moves('0 uses lounge-car');
  expect(table.why('0 chooses seat 2 mail-car')).toBe('protected');
  expect(table.why('0 chooses seat 0 ghost-car')).toBe('protected');
  expect(table.why('0 chooses seat 2 caboose')).toBe('nothing-there');
  expect(table.moves('0 chooses seat 2 ghost-car').row(0)).toBe('mail-car');
});
