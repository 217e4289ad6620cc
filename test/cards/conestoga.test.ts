import { expect, test } from 'vitest';
import { layInCity } from '../support/dodge-city.ts';

const SEATS = [
  'sheriff jesse-jones | conestoga',
  'outlaw bart-cassidy',
  'outlaw willy-the-kid: beer | canteen',
  'renegade rose-doolan',
];

test('takes a card of anybody at any distance into the hand', () => {
  expect(layInCity(SEATS).moves('0 uses conestoga at 2 on hand').hand(0)).toBe('beer');
});

test('fault 27: a green card taken must be laid again, and is new again', () => {
  const table = layInCity(SEATS).moves('0 uses conestoga at 2 on canteen');
  expect(table.why('0 uses canteen')).toBe('not-in-play');
  expect(table.moves('0 plays canteen').why('0 uses canteen')).toBe('fresh-green');
});
