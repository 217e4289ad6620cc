import { expect, test } from 'vitest';
import { layInCity } from '../support/dodge-city.ts';

const SEATS = [
  'sheriff jesse-jones | can-can scope',
  'outlaw bart-cassidy',
  'outlaw willy-the-kid: beer | barrel',
  'renegade rose-doolan',
];

test('a card of anybody at any distance is discarded, above the Can Can', () => {
  expect(layInCity(SEATS).moves('0 uses can-can at 2 on barrel').discards(2)).toBe('barrel can-can');
  expect(layInCity(SEATS).moves('0 uses can-can at 2 on hand').hand(2)).toBe('');
  expect(layInCity(SEATS).why('0 uses can-can at 1 on hand')).toBe('nothing-there');
});

test('of the own row any other card, where own cards may be aimed at', () => {
  expect(layInCity(SEATS).moves('0 uses can-can at 0 on scope').row(0)).toBe('');
  expect(layInCity(SEATS).why('0 uses can-can at 0 on can-can')).toBe('nothing-there');
  expect(layInCity(SEATS, { options: { ownCards: 'forbidden' } }).why('0 uses can-can at 0 on scope')).toBe(
    'no-target',
  );
});
