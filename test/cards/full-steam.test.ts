import { expect, test } from 'vitest';
import { layWithTrain } from '../support/train.ts';

const SEATS = [
  'sheriff jesse-jones: full-steam',
  'outlaw willy-the-kid',
  'outlaw slab-the-killer',
  'renegade lucky-duke',
];

test('straight to the end of the line, where its player has the locomotive do nothing', () => {
  const table = layWithTrain(SEATS, { train: { locomotive: 'ironhorse', at: 0 } }).moves('0 plays full-steam');
  expect([table.question?.kind, table.state.train?.at]).toEqual(['lastStop', 4]);
  table.moves('0 passes');
  expect(table.question).toMatchObject({ kind: 'steam', seats: [0] });
  table.moves('0 chooses option ignore');
  expect([table.life(1), table.state.train?.locomotive, table.state.train?.at]).toEqual([4, 'leland', 0]);
});

test('t58: or two full rounds of it', () => {
  const table = layWithTrain(SEATS).moves('0 plays full-steam', '0 passes', '0 chooses option double');
  for (let round = 0; round < 2; round += 1) table.moves('0 passes', '1 passes', '2 passes', '3 passes');
  expect([0, 1, 2, 3].map((seat) => table.life(seat))).toEqual([3, 2, 2, 2]);
  expect(table.asked).toEqual([0]);
});

test('nothing else is understood', () => {
  const table = layWithTrain(SEATS).moves('0 plays full-steam', '0 passes');
  expect(table.why('0 chooses option deck')).toBe('malformed');
});
