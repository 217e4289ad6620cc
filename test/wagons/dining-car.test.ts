import { expect, test } from 'vitest';
import { layWithTrain } from '../support/train.ts';

const SEATS = [
  'sheriff jesse-jones 3 | dining-car',
  'outlaw willy-the-kid',
  'outlaw slab-the-killer',
  'renegade lucky-duke',
];

const start = (draw: string, row = 'dining-car') =>
  layWithTrain(SEATS.with(0, `sheriff jesse-jones 3 | ${row}`), { phase: 'start', draw });

test('hearts at the start of the turn: a life point; it stays', () => {
  const table = start('duel:4H');
  expect([table.life(0), table.row(0)]).toEqual([4, 'dining-car']);
  expect(start('duel:8C').life(0)).toBe(3);
});

test('t45: after Dynamite and Jail, and not if Jail failed', () => {
  expect(start('duel:8C duel:4H', 'dining-car jail').life(0)).toBe(3);
  expect(start('duel:2H duel:4H', 'dining-car jail').life(0)).toBe(4);
});
