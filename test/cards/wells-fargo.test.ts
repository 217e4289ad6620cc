import { expect, test } from 'vitest';
import { BYSTANDERS, lay } from '../support/table.ts';

test('draws 3 cards', () => {
  const table = lay(['sheriff jesse-jones: wells-fargo', 'outlaw bart-cassidy', ...BYSTANDERS], {
    draw: 'beer bang missed',
  });
  table.moves('0 plays wells-fargo');
  expect(table.cards(0)).toBe(3);
  expect(table.discards(1)).toBe('wells-fargo');
  expect(table.facts('cardMoved').filter(({ cause }) => cause === 'drawn')).toHaveLength(3);
});

test('fault 1: as Suzy Lafayette’s last card it leaves her with 3, not 4', () => {
  const table = lay(['sheriff suzy-lafayette: wells-fargo', 'outlaw bart-cassidy', ...BYSTANDERS]).moves(
    '0 plays wells-fargo',
  );
  expect(table.cards(0)).toBe(3);
});

test('it takes no target', () => {
  const table = lay(['sheriff jesse-jones: wells-fargo', 'outlaw bart-cassidy', ...BYSTANDERS]);
  expect(table.why('0 plays wells-fargo at 1')).toBe('malformed');
});
