import { expect, test } from 'vitest';
import { distance } from '../../core/index.ts';
import { layWithTrain } from '../support/train.ts';

const SEATS = ['sheriff jesse-jones: bang', 'outlaw willy-the-kid', 'outlaw slab-the-killer', 'renegade lucky-duke'];

test('laid before anybody: its holder sees all others one farther away', () => {
  const table = layWithTrain(SEATS, { train: { wagons: 'lumber-flatcar cattle-truck lounge-car' } });
  expect(table.why('0 takes lumber-flatcar with bang')).toBe('no-target');
  table.moves('0 takes lumber-flatcar with bang at 1');
  expect([distance(table.state, 1, 0), distance(table.state, 1, 3), distance(table.state, 0, 1)]).toEqual([2, 3, 1]);
});
