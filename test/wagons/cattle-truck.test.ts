import { expect, test } from 'vitest';
import { layWithTrain } from '../support/train.ts';

const SEATS = [
  'sheriff jesse-jones | cattle-truck',
  'outlaw willy-the-kid',
  'outlaw slab-the-killer',
  'renegade lucky-duke',
];

test('one of the top three discards, the rest keeps its order', () => {
  const more = { discard: 'bang beer duel jail', train: { wagons: 'lounge-car observation-car prisoner-car' } };
  const table = layWithTrain(SEATS, more).moves('0 uses cattle-truck');
  expect([table.question?.kind, table.why('0 chooses jail')]).toEqual(['salvage', 'nothing-there']);
  table.moves('0 chooses beer');
  expect([table.hand(0), table.discards(), table.row(0)]).toEqual(['beer', 'bang duel jail', '']);
});

test('a single one comes without a question; from an empty pile nothing can be taken', () => {
  const train = { wagons: 'lounge-car observation-car prisoner-car' };
  expect(layWithTrain(SEATS, { discard: 'bang', train }).moves('0 uses cattle-truck').hand(0)).toBe('bang');
  expect(layWithTrain(SEATS, { train }).why('0 uses cattle-truck')).toBe('nothing-there');
});
