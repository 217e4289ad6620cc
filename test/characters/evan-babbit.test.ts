import { expect, test } from 'vitest';
import { layWithTrain } from '../support/train.ts';

const SEATS = [
  'sheriff jesse-jones: bang:5C',
  'outlaw evan-babbit: beer:6C duel:QD',
  'outlaw slab-the-killer: missed',
  'renegade lucky-duke',
];

test('for a card of the same suit the shot turns to somebody near him', () => {
  const table = layWithTrain(SEATS).moves('0 plays bang at 1');
  expect(table.why('1 uses evan-babbit at 2 with duel')).toBe('cannot-pay');
  table.moves('1 uses evan-babbit at 2 with beer');
  expect(table.question).toMatchObject({ kind: 'shot', seats: [2], by: 0 });
  table.moves('2 passes');
  expect([table.life(1), table.life(2)]).toEqual([4, 3]);
});

test('never at the shooter, nor farther than distance 1', () => {
  const table = layWithTrain(SEATS).moves('0 plays bang at 1');
  expect(table.why('1 uses evan-babbit at 0 with beer')).toBe('no-target');
  expect(table.against('1 uses evan-babbit at 3 with beer')).toEqual({
    code: 'out-of-range',
    figures: { distance: 2, reach: 1 },
  });
});

test('only of BANG! cards, and only before other replies', () => {
  const gatling = layWithTrain(SEATS.with(0, 'sheriff jesse-jones: gatling')).moves('0 plays gatling');
  expect(gatling.why('1 uses evan-babbit at 2 with beer')).toBe('wrong-time');
  const late = layWithTrain(SEATS.with(1, 'outlaw evan-babbit: beer:6C | barrel'), { draw: 'duel:8C' });
  late.moves('0 plays bang at 1', '1 flips barrel');
  expect(late.why('1 uses evan-babbit at 2 with beer')).toBe('wrong-time');
});

test('the shot of Slab the Killer still needs two Missed!', () => {
  const seats = [
    'sheriff slab-the-killer: bang:5C',
    'outlaw evan-babbit: beer:6C',
    'outlaw bart-cassidy',
    'renegade lucky-duke',
  ];
  const table = layWithTrain(seats).moves('0 plays bang at 1', '1 uses evan-babbit at 2 with beer');
  expect(table.question).toMatchObject({ seats: [2], need: 2 });
});
