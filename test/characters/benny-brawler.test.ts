import { expect, test } from 'vitest';
import { BYSTANDERS } from '../support/table.ts';
import { layWithTrain } from '../support/train.ts';

const SEATS = ['sheriff benny-brawler: bang beer:6H', 'outlaw willy-the-kid', ...BYSTANDERS];

test('any number of wagons in his turn, each paid, and one free step', () => {
  const table = layWithTrain(SEATS, { train: { stations: 'santa-fe boom-town yooma dodgeville' } });
  table.moves('0 takes observation-car with beer advancing', '0 takes cattle-truck with bang');
  expect(table.row(0)).toBe('observation-car cattle-truck');
  expect(table.why('0 takes prisoner-car advancing')).toBe('limit-reached');
});
