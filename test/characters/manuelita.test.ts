import { expect, test } from 'vitest';
import { BYSTANDERS } from '../support/table.ts';
import { layWithTrain } from '../support/train.ts';

test('two cards each time the train comes to the end of the line, before anything else there', () => {
  const seats = ['sheriff jesse-jones: next-stop', 'outlaw manuelita', ...BYSTANDERS];
  const table = layWithTrain(seats, { draw: 'jail beer duel', train: { at: 3 } }).moves('0 plays next-stop');
  expect([table.hand(1), table.question?.kind]).toEqual(['beer duel', 'lastStop']);
});

test('not at any other station', () => {
  const seats = ['sheriff jesse-jones: next-stop', 'outlaw manuelita', ...BYSTANDERS];
  expect(layWithTrain(seats).moves('0 plays next-stop').cards(1)).toBe(0);
});
