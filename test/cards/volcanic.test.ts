import { expect, test } from 'vitest';
import { BYSTANDERS, lay } from '../support/table.ts';

test('any number of BANG! cards, at range one', () => {
  const table = lay(['sheriff jesse-jones: volcanic bang bang bang', 'outlaw bart-cassidy', ...BYSTANDERS]);
  table.moves('0 plays bang at 1', '1 passes');
  expect(table.why('0 plays bang at 1')).toBe('bang-limit');
  table.moves('0 plays volcanic', '0 plays bang at 1', '1 passes', '0 plays bang at 3', '3 passes');
  expect([table.life(1), table.life(3)]).toEqual([2, 3]);
});

test('fault 25: losing it forbids more', () => {
  const seats = ['sheriff jesse-jones: bang bang cat-balou | volcanic', 'outlaw bart-cassidy', ...BYSTANDERS];
  const table = lay(seats).moves('0 plays bang at 1', '1 passes', '0 plays cat-balou at 0 on volcanic');
  expect(table.against('0 plays bang at 1')).toEqual({ code: 'bang-limit', figures: { played: 1, limit: 1 } });
});
