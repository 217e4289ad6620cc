import { expect, test } from 'vitest';
import { layInCity } from '../support/dodge-city.ts';

const SEATS = [
  'sheriff jesse-jones 2: tequila bang',
  'outlaw bart-cassidy',
  'outlaw willy-the-kid 1: duel',
  'renegade rose-doolan',
];

test('heals anybody by one, oneself included, and costs another card', () => {
  expect(layInCity(SEATS).moves('0 plays tequila at 2 with bang').life(2)).toBe(2);
  expect(layInCity(SEATS).moves('0 plays tequila at 0 with bang').life(0)).toBe(3);
  expect(layInCity(SEATS).why('0 plays tequila at 2')).toBe('cannot-pay');
});

test('B2.12: it may be wasted on somebody in full health', () => {
  expect(layInCity(SEATS).moves('0 plays tequila at 1 with bang').life(1)).toBe(4);
});
