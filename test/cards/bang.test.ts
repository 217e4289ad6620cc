import { expect, test } from 'vitest';
import { BYSTANDERS, lay } from '../support/table.ts';

test('a BANG! hits who does not answer, and lies on the pile', () => {
  const table = lay(['sheriff jesse-jones: bang', 'outlaw bart-cassidy: beer', ...BYSTANDERS]);
  table.moves('0 plays bang at 1');
  expect(table.facts('aimed')).toEqual([{ e: 'aimed', by: 0, at: 1, kind: 'bang' }]);
  expect(table.question).toMatchObject({ kind: 'shot', seats: [1], by: 0, source: 'bang', need: 1, got: 0 });
  table.moves('1 passes');
  expect(table.life(1)).toBe(3);
  expect(table.facts('lifeLost')).toEqual([{ e: 'lifeLost', seat: 1, points: 1, by: 0, source: 'bang' }]);
  expect(table.discards(1)).toBe('bang');
});

test('one a turn; the figures of the limit come with the refusal', () => {
  const table = lay(['sheriff jesse-jones: bang bang', 'outlaw bart-cassidy: missed', ...BYSTANDERS]);
  table.moves('0 plays bang at 1', '1 plays missed');
  expect(table.against('0 plays bang at 1')).toEqual({ code: 'bang-limit', figures: { played: 1, limit: 1 } });
});

test('only at a seat in reach, and never at oneself or the dead', () => {
  const table = lay([
    'sheriff jesse-jones: bang',
    'outlaw bart-cassidy',
    'outlaw paul-regret',
    'renegade sid-ketchum dead',
  ]);
  expect(table.against('0 plays bang at 2')).toEqual({ code: 'out-of-range', figures: { distance: 2, reach: 1 } });
  expect(table.why('0 plays bang at 0')).toBe('no-target');
  expect(table.why('0 plays bang at 3')).toBe('no-target');
  expect(table.why('0 plays bang')).toBe('no-target');
  expect(table.why('0 plays bang at 1 on hand')).toBe('malformed');
});

test('fault 24: a BANG! is no reply to a BANG!, and only the target may answer', () => {
  const table = lay([
    'sheriff jesse-jones: bang',
    'outlaw bart-cassidy: bang',
    'outlaw paul-regret: missed',
    'renegade rose-doolan',
  ]);
  table.moves('0 plays bang at 1');
  expect(table.why('1 plays bang')).toBe('wrong-time');
  expect(table.why('2 plays missed')).toBe('not-your-decision');
});
