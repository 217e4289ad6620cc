import { expect, test } from 'vitest';
import { BYSTANDERS, lay } from '../support/table.ts';

const turn = (discard: string) =>
  lay(['sheriff pedro-ramirez', 'outlaw bart-cassidy', ...BYSTANDERS], { phase: 'draw', draw: 'beer bang', discard });

test('takes his first card from the top of the discard pile, the second from the draw pile', () => {
  const table = turn('missed duel');
  expect(table.question).toMatchObject({ kind: 'source', source: 'pedro-ramirez' });
  expect(table.moves('0 chooses discard-pile').hand(0)).toBe('beer missed');
  expect(table.discards()).toBe('duel');
});

test('or draws both', () => {
  expect(turn('missed').moves('0 chooses deck').hand(0)).toBe('bang beer');
});

test('fault 20: with an empty discard pile he is not asked', () => {
  expect(turn('').hand(0)).toBe('bang beer');
});

test('a seat is none of his choices', () => {
  expect(turn('missed').why('0 chooses seat 1')).toBe('no-target');
});
