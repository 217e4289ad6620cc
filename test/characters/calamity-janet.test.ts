import { expect, test } from 'vitest';
import { BYSTANDERS, lay } from '../support/table.ts';

test('fault 18: plays a Missed! as BANG!, within reach, and it counts for the turn', () => {
  const seats = ['sheriff calamity-janet: missed missed bang', 'outlaw bart-cassidy', ...BYSTANDERS];
  const table = lay(seats).moves('0 plays missed as bang at 1', '1 passes');
  expect(table.life(1)).toBe(3);
  expect(table.why('0 plays missed as bang at 3')).toBe('bang-limit');
  expect(table.why('0 plays bang at 1')).toBe('bang-limit');
  expect(lay(seats).why('0 plays missed as bang at 2')).toBe('out-of-range');
});

test('fault 18: answers a shot with a BANG!', () => {
  const table = lay(['sheriff jesse-jones: bang', 'outlaw calamity-janet: bang', ...BYSTANDERS]).moves(
    '0 plays bang at 1',
  );
  expect(table.why('1 plays bang')).toBe('wrong-time');
  table.moves('1 plays bang as missed');
  expect(table.life(1)).toBe(4);
});

test('fault 18: also in a Duel and against Indians!', () => {
  const seats = ['sheriff jesse-jones: duel indians', 'outlaw calamity-janet: missed missed', ...BYSTANDERS];
  const table = lay(seats).moves('0 plays duel at 1', '1 plays missed as bang', '0 passes', '0 plays indians');
  expect(table.moves('1 plays missed as bang').life(1)).toBe(4);
});

test('no other card, and no other seat, has a second name', () => {
  const table = lay(['sheriff calamity-janet: beer', 'outlaw bart-cassidy: bang', ...BYSTANDERS]);
  expect(table.why('0 plays beer as bang at 1')).toBe('wrong-time');
  const other = lay(['sheriff jesse-jones: bang', 'outlaw bart-cassidy: bang', ...BYSTANDERS]).moves(
    '0 plays bang at 1',
  );
  expect(other.why('1 plays bang as missed')).toBe('wrong-time');
});
