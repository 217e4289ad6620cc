import { expect, test } from 'vitest';
import { layWithTrain } from '../support/train.ts';

const SEATS = [
  'sheriff jesse-jones: duel indians gatling',
  'outlaw willy-the-kid | prisoner-car',
  'outlaw slab-the-killer',
  'renegade lucky-duke',
];

const train = { wagons: 'cattle-truck observation-car lounge-car' };

test('fault 30: Duel and Indians! of others do not affect its holder, anything else does', () => {
  const duel = layWithTrain(SEATS, { train }).moves('0 plays duel at 1');
  expect([duel.asked, duel.life(1)]).toEqual([[0], 4]);
  expect(layWithTrain(SEATS, { train }).moves('0 plays indians').asked).toEqual([2]);
  expect(layWithTrain(SEATS, { train }).moves('0 plays gatling').asked).toEqual([1]);
});

test('fault 30: not his own Duel, and not the effect that Money Bag copies', () => {
  const own = layWithTrain(SEATS.with(1, 'outlaw willy-the-kid: duel | prisoner-car'), { turn: 1, train });
  expect(own.moves('1 plays duel at 0', '0 passes').life(0)).toBe(4);
  const bag = layWithTrain(SEATS.with(0, 'sheriff jesse-jones: money-bag'), { discard: 'duel', train });
  expect(bag.moves('0 plays money-bag at 1').asked).toEqual([1]);
});
