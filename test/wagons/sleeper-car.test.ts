import { expect, test } from 'vitest';
import { layWithTrain } from '../support/train.ts';

const SEATS = [
  'sheriff jesse-jones: bang barrel | sleeper-car scope',
  'outlaw willy-the-kid: indians',
  'outlaw slab-the-killer',
  'renegade lucky-duke',
];

test('another blue card as an extra BANG!, once in a turn; it stays', () => {
  const table = layWithTrain(SEATS).moves(
    '0 plays bang at 1',
    '1 passes',
    '0 uses sleeper-car with barrel at 1',
    '1 passes',
  );
  expect([table.life(1), table.row(0), table.discards(1)]).toEqual([2, 'sleeper-car scope', 'barrel']);
  expect(table.why('0 uses sleeper-car with scope at 1')).toBe('limit-reached');
});

test('in reply to Indians!, and then no more in that turn', () => {
  const table = layWithTrain(SEATS.with(1, 'outlaw willy-the-kid: indians duel'), { turn: 1 });
  table.moves('1 plays indians', '2 passes', '3 passes', '0 uses sleeper-car with barrel', '1 plays duel at 0');
  expect([table.life(0), table.why('0 uses sleeper-car with scope')]).toEqual([5, 'limit-reached']);
});
