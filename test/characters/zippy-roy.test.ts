import { expect, test } from 'vitest';
import { BYSTANDERS } from '../support/table.ts';
import { layWithTrain } from '../support/train.ts';

const SEATS = ['sheriff zippy-roy: bang', 'outlaw willy-the-kid', ...BYSTANDERS];

test('once in his turn the train moves one station', () => {
  const table = layWithTrain(SEATS).moves('0 uses zippy-roy');
  expect([table.state.train?.at, table.why('0 uses zippy-roy')]).toEqual([2, 'limit-reached']);
});

test('to the end of the line, too', () => {
  expect(layWithTrain(SEATS, { train: { at: 3 } }).moves('0 uses zippy-roy').question?.kind).toBe('lastStop');
});

test('besides the free step', () => {
  const table = layWithTrain(SEATS, { train: { at: 0 } }).moves('0 uses zippy-roy');
  expect(table.why('0 takes observation-car with bang advancing')).toBeNull();
});
