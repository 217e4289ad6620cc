import { expect, test } from 'vitest';
import { layWithTrain } from '../support/train.ts';

const SEATS = [
  'sheriff jesse-jones: panic cat-balou',
  'outlaw willy-the-kid: missed | refund barrel',
  'outlaw slab-the-killer',
  'renegade lucky-duke',
];

test('a card for each other card that somebody takes or makes him discard', () => {
  const table = layWithTrain(SEATS, { draw: 'beer duel' }).moves('0 plays panic at 1 on barrel');
  expect(table.hand(1)).toBe('beer missed');
  table.moves('0 plays cat-balou at 1 on hand');
  expect(table.cards(1)).toBe(2);
});

test('not for itself, nor for what he gives himself', () => {
  expect(layWithTrain(SEATS).moves('0 plays panic at 1 on refund').cards(1)).toBe(1);
  const own = layWithTrain(SEATS, { turn: 1, train: { at: 1, stations: 'dodgeville yooma santa-fe callico' } });
  expect(own.moves('1 takes cattle-truck with missed').cards(1)).toBe(0);
});

test('t24b: not for the penalty', () => {
  const seats = [
    'sheriff jesse-jones: bang beer | refund',
    'deputy bart-cassidy 1',
    'outlaw willy-the-kid',
    'outlaw slab-the-killer',
    'renegade rose-doolan',
  ];
  const table = layWithTrain(seats).moves('0 plays bang at 1', '1 passes', '1 passes');
  expect([table.cards(0), table.row(0)]).toEqual([0, '']);
});
