import { expect, test } from 'vitest';
import { layInCity } from '../support/dodge-city.ts';

const SEATS = [
  'sheriff jesse-jones: springfield beer bang',
  'outlaw bart-cassidy',
  'outlaw willy-the-kid | barrel',
  'renegade rose-doolan',
];

test('D2.2: shoots at any distance; the card paid lies on the card played', () => {
  const table = layInCity(SEATS, { draw: 'duel:8C' }).moves('0 plays springfield at 2 with beer');
  expect([table.discards(2), table.asked]).toEqual(['beer springfield', [2]]);
  table.moves('2 flips barrel');
  expect([table.life(2), table.life(0)]).toEqual([3, 5]);
});

test('never at oneself, not without a price, and not for two', () => {
  expect(layInCity(SEATS).why('0 plays springfield at 0 with beer')).toBe('no-target');
  expect(layInCity(SEATS).why('0 plays springfield at 2')).toBe('cannot-pay');
  expect(layInCity(SEATS).why('0 plays springfield at 2 with beer bang')).toBe('cannot-pay');
});
