import { expect, test } from 'vitest';
import { layWithTrain } from '../support/train.ts';

const SEATS = [
  'sheriff jesse-jones: most-wanted',
  'outlaw willy-the-kid',
  'outlaw slab-the-killer',
  'renegade lucky-duke',
];

test('one card, then everybody flips: spades cost a life point', () => {
  const draw = 'beer duel:3S duel:8C duel:QS duel:2H bang bang';
  const table = layWithTrain(SEATS.with(3, 'renegade rose-doolan'), { draw }).moves('0 plays most-wanted');
  expect([0, 1, 2, 3].map((seat) => table.life(seat))).toEqual([4, 4, 3, 4]);
  expect(table.hand(0)).toBe('beer');
});

test('t59: who dies of it is credited to its player, but for himself', () => {
  const draw = 'beer duel:2H duel:3S bang bang bang bang bang';
  const seats = [
    'sheriff jesse-jones: most-wanted',
    'outlaw willy-the-kid 1',
    'outlaw slab-the-killer',
    'renegade rose-doolan',
  ];
  const table = layWithTrain(seats, { draw }).moves('0 plays most-wanted', '1 passes');
  expect([table.isDead(1), table.cards(0)]).toEqual([true, 4]);
});
