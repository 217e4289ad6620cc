import { expect, test } from 'vitest';
import { BYSTANDERS } from '../support/table.ts';
import { layWithTrain } from '../support/train.ts';

const SEATS = ['sheriff sancho: bang', 'outlaw willy-the-kid', ...BYSTANDERS];

test('once a turn any wagon for nothing, which is the wagon of the turn', () => {
  const table = layWithTrain(SEATS).moves('0 uses sancho', '0 chooses prisoner-car');
  expect([table.row(0), table.why('0 takes cattle-truck with bang'), table.why('0 uses sancho')]).toEqual([
    'prisoner-car',
    'limit-reached',
    'limit-reached',
  ]);
});

test('the free step may come first, also into the end of the line', () => {
  const table = layWithTrain(SEATS, { train: { locomotive: 'leland', at: 3 } }).moves('0 uses sancho advancing');
  expect([table.question?.kind, table.state.train?.at]).toEqual(['wagon', 4]);
  table.moves('0 chooses cattle-truck');
  expect([table.question?.kind, table.row(0)]).toEqual(['store', 'cattle-truck']);
});

test('with the option only one that stands at a station', () => {
  const table = layWithTrain(SEATS, { options: { freeWagon: 'at-station' } }).moves('0 uses sancho');
  expect(table.why('0 chooses prisoner-car')).toBe('nothing-there');
  expect(layWithTrain(SEATS, { options: { freeWagon: 'at-station' }, train: { at: 0 } }).why('0 uses sancho')).toBe(
    'nothing-there',
  );
});
