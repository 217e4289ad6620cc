import { expect, test } from 'vitest';
import { BYSTANDERS, lay } from '../support/table.ts';

test('shoots at everybody else, clockwise from the left, each settled before the next', () => {
  const seats = [
    'sheriff jesse-jones: gatling',
    'outlaw bart-cassidy: missed',
    'outlaw willy-the-kid',
    'renegade rose-doolan',
  ];
  const table = lay(seats).moves('0 plays gatling');
  expect(table.question).toMatchObject({ kind: 'shot', seats: [1], source: 'gatling' });
  expect(table.facts('aimed')).toEqual([{ e: 'aimed', by: 0, at: 1, kind: 'gatling' }]);
  table.moves('1 plays missed');
  expect(table.asked).toEqual([2]);
  table.moves('2 passes', '3 passes');
  expect([0, 1, 2, 3].map((seat) => table.life(seat))).toEqual([5, 4, 3, 3]);
});

test('it is no BANG! card: the turn’s BANG! is left, and a second Gatling could follow', () => {
  const seats = ['sheriff jesse-jones: gatling bang', 'outlaw bart-cassidy', ...BYSTANDERS];
  const table = lay(seats).moves('0 plays gatling', '1 passes', '2 passes', '3 passes');
  expect(table.why('0 plays bang at 1')).toBeNull();
});

test('one Missed! is enough against Slab the Killer’s Gatling', () => {
  const table = lay(['sheriff slab-the-killer: gatling', 'outlaw bart-cassidy: missed', ...BYSTANDERS]);
  expect(table.moves('0 plays gatling', '1 plays missed').asked).toEqual([2]);
});

test('fault 10: it kills the sheriff, and the end is looked for after all targets', () => {
  const seats = [
    'sheriff jesse-jones 1',
    'outlaw bart-cassidy 1',
    'renegade willy-the-kid: gatling',
    'outlaw rose-doolan 1',
  ];
  const table = lay(seats, { turn: 2 }).moves(
    '2 plays gatling',
    '3 passes',
    '3 passes',
    '0 passes',
    '0 passes',
    '1 passes',
  );
  expect(table.winners).toEqual([2]);
});

test('fault 10: with the option it is looked for at once, and the later targets are dropped', () => {
  const seats = [
    'sheriff jesse-jones 1',
    'outlaw bart-cassidy 1',
    'renegade willy-the-kid: gatling',
    'outlaw rose-doolan 1',
  ];
  const table = lay(seats, { turn: 2, options: { winCheck: 'immediate' } });
  table.moves('2 plays gatling', '3 passes', '3 passes', '0 passes', '0 passes');
  expect(table.winners).toEqual([1, 3]);
});
