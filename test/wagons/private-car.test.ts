import { expect, test } from 'vitest';
import { layWithTrain } from '../support/train.ts';

const SEATS = [
  'sheriff jesse-jones: bang gatling',
  'outlaw willy-the-kid | private-car',
  'outlaw slab-the-killer',
  'renegade lucky-duke',
];

test('fault 30: with an empty hand no BANG! card can be aimed at him, but other shots hit', () => {
  const table = layWithTrain(SEATS);
  expect(table.why('0 plays bang at 1')).toBe('protected');
  expect(table.moves('0 plays gatling').asked).toEqual([1]);
});

test('with a card in hand he is a target', () => {
  expect(layWithTrain(SEATS.with(1, 'outlaw willy-the-kid: beer | private-car')).why('0 plays bang at 1')).toBeNull();
});
