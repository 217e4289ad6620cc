import { expect, test } from 'vitest';
import { layWithTrain } from '../support/train.ts';

const SEATS = [
  'sheriff jesse-jones: strongbox bang',
  'outlaw willy-the-kid',
  'outlaw slab-the-killer',
  'renegade lucky-duke',
];

test('a card at the end of the own turn, after the excess', () => {
  const table = layWithTrain(SEATS, { draw: 'beer' }).moves('0 plays strongbox', '0 ends');
  expect([table.hand(0), table.turn]).toEqual(['bang beer', 1]);
});

test('t51: also when Jail has taken the turn', () => {
  const seats = SEATS.with(0, 'sheriff jesse-jones').with(1, 'outlaw willy-the-kid | jail strongbox');
  const table = layWithTrain(seats, { turn: 1, phase: 'start', draw: 'duel:8C beer' });
  expect([table.turn, table.hand(1)]).toEqual([2, 'beer']);
});
