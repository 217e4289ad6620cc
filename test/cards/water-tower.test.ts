import { expect, test } from 'vitest';
import { layWithTrain } from '../support/train.ts';

const SEATS = [
  'sheriff jesse-jones: water-tower bang',
  'outlaw willy-the-kid',
  'outlaw slab-the-killer',
  'renegade lucky-duke',
];

test('any wagon for nothing, outside the limit', () => {
  const table = layWithTrain(SEATS, { train: { wagonDeck: 'mail-car' } });
  table.moves('0 plays water-tower', '0 chooses prisoner-car', '0 takes cattle-truck with bang');
  expect(table.row(0)).toBe('prisoner-car cattle-truck');
});

test('a wagon that lies before others is laid before one', () => {
  const table = layWithTrain(SEATS, { train: { wagons: 'ghost-car circus-wagon lounge-car' } });
  table.moves('0 plays water-tower', '0 chooses ghost-car');
  expect([table.question?.kind, table.why('0 chooses seat 0')]).toEqual(['place', 'protected']);
  table.moves('0 chooses seat 3');
  expect(table.row(3)).toBe('ghost-car');
});
