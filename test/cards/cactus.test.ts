import { expect, test } from 'vitest';
import { layWithTrain } from '../support/train.ts';

const SEATS = [
  'sheriff jesse-jones: bang',
  'outlaw willy-the-kid: cactus',
  'outlaw slab-the-killer',
  'renegade lucky-duke',
];

const shot = (draw: string, life = '') =>
  layWithTrain(SEATS.with(1, `outlaw willy-the-kid ${life}: cactus`), { draw }).moves(
    '0 plays bang at 1',
    '1 plays cactus',
  );

test('a Missed!, and a red flip gives a life point back', () => {
  expect([shot('duel:QD', '2').life(1), shot('duel:4H', '2').life(1)]).toEqual([3, 3]);
  expect(shot('duel:8C', '2').life(1)).toBe(2);
});

test('it misses whatever the flip says, and never heals above the maximum', () => {
  const table = shot('duel:8C');
  expect([table.asked, table.facts('dodged').length, table.discards(2)]).toEqual([[0], 1, 'duel cactus']);
  expect(shot('duel:QD').life(1)).toBe(4);
});
