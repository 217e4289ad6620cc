import { expect, test } from 'vitest';
import { BYSTANDERS, lay } from '../support/table.ts';

test('fault 22: the challenged answers first, then in turn; the first who does not loses a life point', () => {
  const table = lay(['sheriff jesse-jones: duel bang', 'outlaw bart-cassidy: bang bang', ...BYSTANDERS]);
  table.moves('0 plays duel at 1');
  expect(table.question).toMatchObject({ kind: 'duel', seats: [1], by: 0, source: 'duel' });
  table.moves('1 plays bang');
  expect(table.question).toMatchObject({ kind: 'duel', seats: [0], by: 1 });
  table.moves('0 plays bang', '1 plays bang', '0 passes');
  expect([table.life(0), table.life(1)]).toEqual([4, 4]);
  expect(table.asked).toEqual([0]);
});

test('fault 22: it costs no BANG! of the turn', () => {
  const table = lay(['sheriff jesse-jones: duel bang bang', 'outlaw bart-cassidy: bang', ...BYSTANDERS]);
  table.moves('0 plays duel at 1', '1 plays bang', '0 plays bang', '1 passes');
  expect(table.why('0 plays bang at 1')).toBeNull();
});

test('any other seat at any distance, asked also with an empty hand; a Missed! is no answer', () => {
  const seats = [
    'sheriff jesse-jones: duel',
    'outlaw bart-cassidy',
    'outlaw willy-the-kid: missed',
    'renegade rose-doolan',
  ];
  const table = lay(seats);
  expect(table.why('0 plays duel at 0')).toBe('no-target');
  table.moves('0 plays duel at 2');
  expect(table.why('2 plays missed')).toBe('wrong-time');
});

test('faults 7 and 22: who is credited with the challenger’s own death is an option', () => {
  const seats = ['sheriff jesse-jones: bang', 'outlaw bart-cassidy 1: duel', ...BYSTANDERS];
  const lost = (edition: 'third' | 'fourth') =>
    lay(seats, { turn: 1, edition }).moves('1 plays duel at 0', '0 plays bang', '1 passes', '1 passes');
  expect(lost('fourth').cards(0)).toBe(0);
  expect(lost('third').cards(0)).toBe(3);
});

test('fault 15: dead in the own turn, the turn passes once and without phase 3', () => {
  const seats = ['sheriff jesse-jones: bang', 'outlaw bart-cassidy 1: duel beer beer beer', ...BYSTANDERS];
  const table = lay(seats, { turn: 1 }).moves('1 plays duel at 0', '0 plays bang', '1 passes', '1 passes');
  expect(table.isDead(1)).toBe(true);
  expect(table.turn).toBe(2);
  expect(table.facts('turnBegan')).toEqual([{ e: 'turnBegan', seat: 2 }]);
});
