import { expect, test } from 'vitest';
import { BYSTANDERS, lay } from '../support/table.ts';

test('cancels a shot at its owner, and goes to the pile', () => {
  const table = lay(['sheriff jesse-jones: bang', 'outlaw bart-cassidy: missed', ...BYSTANDERS]);
  table.moves('0 plays bang at 1', '1 plays missed');
  expect(table.life(1)).toBe(4);
  expect(table.facts('dodged')).toEqual([{ e: 'dodged', seat: 1, by: 0 }]);
  expect(table.discards(2)).toBe('missed bang');
});

test('only as a reply: in the own turn it cannot be played', () => {
  const table = lay(['sheriff jesse-jones: missed', 'outlaw bart-cassidy', ...BYSTANDERS]);
  expect(table.why('0 plays missed')).toBe('wrong-time');
  expect(table.why('0 plays missed at 1')).toBe('malformed');
});

test('a seat is asked whatever it holds, so that a question gives nothing away', () => {
  const table = lay(['sheriff jesse-jones: bang', 'outlaw bart-cassidy', ...BYSTANDERS]).moves('0 plays bang at 1');
  expect(table.asked).toEqual([1]);
});
