import { expect, test } from 'vitest';
import { layInCity } from '../support/dodge-city.ts';
import { BYSTANDERS } from '../support/table.ts';

const SEATS = [
  'sheriff doc-holyday: bang beer panic scope duel',
  'outlaw bart-cassidy: missed',
  'outlaw willy-the-kid',
  'renegade rose-doolan',
];

test('once a turn two cards are a shot in reach, besides the BANG! of the turn', () => {
  const table = layInCity(SEATS);
  expect(table.why('0 uses doc-holyday at 2 with beer panic')).toBe('out-of-range');
  table.moves('0 uses doc-holyday at 1 with beer panic', '1 plays missed', '0 plays bang at 1', '1 passes');
  expect([table.life(1), table.hand(0)]).toEqual([3, 'duel scope']);
  expect(table.why('0 uses doc-holyday at 1 with scope duel')).toBe('limit-reached');
});

test('exactly two of his own cards, never at himself', () => {
  const why = (rest: string) => layInCity(SEATS).why(`0 uses doc-holyday ${rest}`);
  expect(why('at 1 with beer')).toBe('cannot-pay');
  expect(why('at 1 with beer missed')).toBe('not-in-hand');
  expect(why('at 0 with beer panic')).toBe('no-target');
  expect(why('with beer panic')).toBe('no-target');
});

test('fault 30: Apache Kid is safe only if both cards are diamonds', () => {
  const seats = (hand: string) => [`sheriff doc-holyday: ${hand}`, 'outlaw apache-kid', ...BYSTANDERS];
  const one = layInCity(seats('bang:9D beer:6H')).moves('0 uses doc-holyday at 1 with bang beer');
  expect(one.asked).toEqual([1]);
  const two = layInCity(seats('bang:9D bang:2D')).moves('0 uses doc-holyday at 1 with bang:9D bang:2D');
  expect([two.asked, two.life(1)]).toEqual([[0], 3]);
});

test('in the next turn he may do it again', () => {
  const seats = [
    'sheriff doc-holyday: beer panic',
    'renegade slab-the-killer',
    'outlaw willy-the-kid dead',
    'outlaw rose-doolan dead',
  ];
  const table = layInCity(seats, { draw: 'scope mustang barrel jail' });
  table.moves('0 uses doc-holyday at 1 with beer panic', '1 passes', '0 ends', '1 ends');
  expect(table.why('0 uses doc-holyday at 1 with barrel jail')).toBeNull();
});
