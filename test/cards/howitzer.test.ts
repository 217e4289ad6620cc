import { expect, test } from 'vitest';
import { layInCity } from '../support/dodge-city.ts';

const SEATS = [
  'sheriff jesse-jones: bang | howitzer',
  'outlaw bart-cassidy: missed',
  'outlaw willy-the-kid',
  'renegade rose-doolan 1',
];

test('a shot at everybody else, one after the other from the left', () => {
  const table = layInCity(SEATS).moves('0 uses howitzer', '1 plays missed', '2 passes', '3 passes', '3 passes');
  expect([table.life(1), table.life(2), table.isDead(3)]).toEqual([4, 3, true]);
});

test('fault 27: it is no BANG! card: the turn still has its own, and Slab the Killer asks for one Missed!', () => {
  const seats = SEATS.with(0, 'sheriff slab-the-killer: bang | howitzer');
  const table = layInCity(seats).moves('0 uses howitzer', '1 plays missed');
  expect(table.question).toMatchObject({ kind: 'shot', seats: [2], need: 1 });
  table.moves('2 passes', '3 passes', '3 passes');
  expect(table.why('0 plays bang at 1')).toBeNull();
});
