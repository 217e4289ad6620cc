import { expect, test } from 'vitest';
import { layWithTrain } from '../support/train.ts';

const SEATS = [
  'sheriff jesse-jones | mail-car',
  'outlaw willy-the-kid',
  'outlaw slab-the-killer',
  'renegade lucky-duke',
];

test('three cards, one of which somebody else gets', () => {
  const table = layWithTrain(SEATS, { draw: 'bang beer duel' }).moves('0 uses mail-car');
  expect(table.question).toMatchObject({ kind: 'mail', seats: [0] });
  expect(table.why('0 chooses seat 0 beer')).toBe('no-target');
  table.moves('0 chooses seat 2 beer');
  expect([table.hand(0), table.hand(2), table.row(0)]).toEqual(['bang duel', 'beer', '']);
});
