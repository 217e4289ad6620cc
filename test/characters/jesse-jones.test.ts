import { expect, test } from 'vitest';
import { BYSTANDERS, lay } from '../support/table.ts';

const turn = (seats: readonly string[]) => lay(['sheriff jesse-jones', ...seats], { phase: 'draw', draw: 'beer bang' });

test('takes his first card from a hand of his choice, the second from the pile', () => {
  const table = turn(['outlaw bart-cassidy: missed', ...BYSTANDERS]);
  expect(table.question).toMatchObject({ kind: 'source', seats: [0], source: 'jesse-jones' });
  expect(table.moves('0 chooses seat 1').hand(0)).toBe('beer missed');
});

test('or draws both from the pile', () => {
  expect(
    turn(['outlaw bart-cassidy: missed', ...BYSTANDERS])
      .moves('0 chooses deck')
      .hand(0),
  ).toBe('bang beer');
});

test('an empty hand, a dead seat and he himself cannot be chosen', () => {
  const table = turn(['outlaw bart-cassidy: missed', 'outlaw willy-the-kid', 'renegade rose-doolan dead']);
  expect(table.why('0 chooses seat 2')).toBe('nothing-there');
  expect(table.why('0 chooses seat 3')).toBe('no-target');
  expect(table.why('0 chooses seat 0')).toBe('no-target');
  expect(table.why('0 chooses discard-pile')).toBe('malformed');
});

test('with all other hands empty he is not asked', () => {
  expect(turn(['outlaw bart-cassidy', ...BYSTANDERS]).hand(0)).toBe('bang beer');
});

test('fault 2: taken from Suzy Lafayette her last card is missed: she draws after his second', () => {
  const table = turn(['outlaw suzy-lafayette: missed', ...BYSTANDERS]).moves('0 chooses seat 1');
  expect(table.hand(0)).toBe('beer missed');
  expect(table.cards(1)).toBe(1);
});
