import { expect, test } from 'vitest';
import { BYSTANDERS, lay } from '../support/table.ts';

test('draws 2 cards', () => {
  const table = lay(['sheriff jesse-jones: stagecoach', 'outlaw bart-cassidy', ...BYSTANDERS], {
    draw: 'beer bang missed',
  });
  table.moves('0 plays stagecoach');
  expect(table.cards(0)).toBe(2);
  expect(table.discards(1)).toBe('stagecoach');
  expect(table.facts('cardMoved').filter(({ cause }) => cause === 'drawn')).toHaveLength(2);
});

test('fault 1: as Suzy Lafayette’s last card it leaves her with 2, not 3', () => {
  const table = lay(['sheriff suzy-lafayette: stagecoach', 'outlaw bart-cassidy', ...BYSTANDERS]).moves(
    '0 plays stagecoach',
  );
  expect(table.cards(0)).toBe(2);
});

test('it takes no target', () => {
  const table = lay(['sheriff jesse-jones: stagecoach', 'outlaw bart-cassidy', ...BYSTANDERS]);
  expect(table.why('0 plays stagecoach at 1')).toBe('malformed');
});
