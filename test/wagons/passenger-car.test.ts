import { expect, test } from 'vitest';
import { layWithTrain } from '../support/train.ts';

const SEATS = [
  'sheriff jesse-jones | passenger-car',
  'outlaw willy-the-kid: beer | barrel',
  'outlaw slab-the-killer: duel',
  'renegade lucky-duke',
];

test('a card of any other player', () => {
  expect(layWithTrain(SEATS).moves('0 uses passenger-car at 2 on hand').hand(0)).toBe('duel');
  expect(layWithTrain(SEATS).moves('0 uses passenger-car at 1 on barrel').hand(0)).toBe('barrel');
});

test('fault 32: not of his own, and not where there is nothing', () => {
  expect(layWithTrain(SEATS).why('0 uses passenger-car at 0 on passenger-car')).toBe('no-target');
  expect(layWithTrain(SEATS).why('0 uses passenger-car at 3 on hand')).toBe('nothing-there');
});
