import { expect, test } from 'vitest';
import { layInCity } from '../support/dodge-city.ts';

const SEATS = [
  'sheriff jesse-jones: ragtime bang',
  'outlaw bart-cassidy',
  'outlaw willy-the-kid: beer | mustang',
  'renegade rose-doolan',
];

test('takes a card of anybody at any distance and costs another one', () => {
  const table = layInCity(SEATS).moves('0 plays ragtime at 2 on mustang with bang');
  expect([table.hand(0), table.row(2), table.discards(2)]).toEqual(['mustang', '', 'bang ragtime']);
  expect(layInCity(SEATS).against('0 plays ragtime at 2 on hand')).toEqual({
    code: 'cannot-pay',
    figures: { needed: 1, given: 0 },
  });
});

test('the price comes out of the own hand and is not the card itself', () => {
  expect(layInCity(SEATS).why('0 plays ragtime at 2 on hand with beer')).toBe('not-in-hand');
  expect(layInCity(SEATS).why('0 plays ragtime at 2 on hand with bang bang')).toBe('not-in-hand');
  const alone = SEATS.with(0, 'sheriff jesse-jones: ragtime');
  expect(layInCity(alone).why('0 plays ragtime at 2 on hand')).toBe('cannot-pay');
});
