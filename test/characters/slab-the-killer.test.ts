import { expect, test } from 'vitest';
import { BYSTANDERS, lay } from '../support/table.ts';

test('fault 17: his BANG! needs two Missed! effects of any mix', () => {
  const seats = ['sheriff slab-the-killer: bang', 'outlaw bart-cassidy: missed | barrel', ...BYSTANDERS];
  const table = lay(seats, { draw: 'beer:4H' }).moves('0 plays bang at 1');
  expect(table.question).toMatchObject({ kind: 'shot', need: 2, got: 0 });
  table.moves('1 plays missed');
  expect(table.question).toMatchObject({ need: 2, got: 1 });
  expect(table.moves('1 flips barrel').life(1)).toBe(4);
});

test('fault 17: one is not enough, and is lost', () => {
  const table = lay(['sheriff slab-the-killer: bang', 'outlaw bart-cassidy: missed', ...BYSTANDERS]);
  table.moves('0 plays bang at 1', '1 plays missed');
  expect(table.life(1)).toBe(3);
  expect(table.discards(2)).toBe('missed bang');
});

test('fault 17: only BANG! cards: Duel, Indians! and others’ shots are as usual', () => {
  const seats = [
    'sheriff slab-the-killer: duel',
    'outlaw bart-cassidy: bang bang',
    'outlaw willy-the-kid',
    'renegade rose-doolan',
  ];
  const table = lay(seats).moves('0 plays duel at 1', '1 plays bang');
  expect(table.question).toMatchObject({ kind: 'duel', need: 1, seats: [0] });
});
