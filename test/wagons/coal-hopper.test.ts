import { expect, test } from 'vitest';
import { layWithTrain } from '../support/train.ts';

const SEATS = [
  'sheriff jesse-jones | coal-hopper',
  'outlaw willy-the-kid | barrel prisoner-car',
  'outlaw slab-the-killer',
  'renegade lucky-duke',
];

const train = { wagons: 'cattle-truck observation-car lounge-car' };

test('one card, and a wagon before any player goes under the deck', () => {
  const table = layWithTrain(SEATS, { draw: 'beer', train });
  expect(table.why('0 uses coal-hopper at 1 on barrel')).toBe('nothing-there');
  expect(table.why('0 uses coal-hopper')).toBe('no-target');
  table.moves('0 uses coal-hopper at 1 on prisoner-car');
  expect([table.hand(0), table.row(1), table.row(0), table.discards()]).toEqual(['beer', 'barrel', '', '']);
});

test('an own one, too, but not itself', () => {
  const seats = SEATS.with(0, 'sheriff jesse-jones | coal-hopper express-car');
  expect(layWithTrain(seats, { train }).why('0 uses coal-hopper at 0 on express-car')).toBeNull();
  expect(layWithTrain(seats, { train }).why('0 uses coal-hopper at 0 on coal-hopper')).toBe('nothing-there');
});

test('decision g11: where it is the only wagon in play it only draws', () => {
  const seats = SEATS.with(1, 'outlaw willy-the-kid | barrel');
  const table = layWithTrain(seats, { draw: 'beer', train });
  expect(table.why('0 uses coal-hopper at 0 on coal-hopper')).toBe('malformed');
  expect(table.moves('0 uses coal-hopper').hand(0)).toBe('beer');
});
