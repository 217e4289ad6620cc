import { expect, test } from 'vitest';
import { BYSTANDERS, lay } from '../support/table.ts';

test('fault 29: others see its owner one farther away, its owner sees them as before', () => {
  const table = lay(['sheriff jesse-jones: bang mustang', 'outlaw bart-cassidy: bang | mustang', ...BYSTANDERS]);
  expect(table.against('0 plays bang at 1')).toEqual({ code: 'out-of-range', figures: { distance: 2, reach: 1 } });
  table.moves('0 ends');
  expect(table.turn).toBe(1);
  expect(table.why('1 plays bang at 0')).toBeNull();
});

test('fault 25: losing it in the turn counts at once', () => {
  const table = lay(['sheriff jesse-jones: bang cat-balou', 'outlaw bart-cassidy: | mustang', ...BYSTANDERS]);
  expect(table.why('0 plays bang at 1')).toBe('out-of-range');
  expect(table.moves('0 plays cat-balou at 1 on mustang').why('0 plays bang at 1')).toBeNull();
});
