import { expect, test } from 'vitest';
import { layWithTrain } from '../support/train.ts';

const SEATS = [
  'sheriff jesse-jones: train-robbery bang',
  'outlaw willy-the-kid | barrel mustang',
  'outlaw slab-the-killer',
  'renegade lucky-duke',
];

test('for each card of the row: it goes, or he is shot at', () => {
  const table = layWithTrain(SEATS, { draw: 'duel:8C' }).moves('0 plays train-robbery at 1');
  expect(table.question).toMatchObject({ kind: 'holdUp', seats: [1], by: 0 });
  table.moves('1 chooses option bang', '1 flips barrel', '1 chooses option discard');
  expect([table.row(1), table.life(1), table.asked]).toEqual(['barrel', 3, [0]]);
  expect(table.why('0 plays bang at 1')).toBe('bang-limit');
});

test('any distance; an empty row is legal and does nothing', () => {
  const table = layWithTrain(SEATS).moves('0 plays train-robbery at 2');
  expect([table.asked, table.life(2)]).toEqual([[0], 4]);
});

test('t67: a ghost is shot at without loss; without his card he is out and it is over', () => {
  const seats = SEATS.with(1, 'outlaw willy-the-kid 0 | barrel ghost-car mustang');
  const table = layWithTrain(seats).moves('0 plays train-robbery at 1', '1 chooses option bang', '1 passes');
  expect(table.isDead(1)).toBe(false);
  table.moves('1 chooses option discard');
  expect([table.isDead(1), table.asked]).toEqual([true, [0]]);
});
