import { expect, test } from 'vitest';
import { lay } from '../support/table.ts';

test('each other seat, clockwise from the left, discards a BANG! or loses a life point', () => {
  const seats = [
    'sheriff jesse-jones: indians',
    'outlaw bart-cassidy: bang',
    'outlaw willy-the-kid: missed',
    'renegade rose-doolan',
  ];
  const table = lay(seats).moves('0 plays indians');
  expect(table.question).toMatchObject({ kind: 'demand', seats: [1], by: 0, source: 'indians', need: 1 });
  table.moves('1 plays bang');
  expect(table.why('2 plays missed')).toBe('wrong-time');
  table.moves('2 passes', '3 passes');
  expect([0, 1, 2, 3].map((seat) => table.life(seat))).toEqual([5, 4, 3, 3]);
});

test('faults 7 and 8: losses go on the player’s account: 3 cards for each outlaw, before the next is asked', () => {
  const seats = [
    'sheriff jesse-jones: indians',
    'outlaw bart-cassidy 1',
    'outlaw willy-the-kid 1',
    'renegade rose-doolan',
  ];
  const table = lay(seats).moves('0 plays indians', '1 passes', '1 passes');
  expect(table.cards(0)).toBe(3);
  expect(table.asked).toEqual([2]);
  expect(table.moves('2 passes', '2 passes').cards(0)).toBe(6);
});
