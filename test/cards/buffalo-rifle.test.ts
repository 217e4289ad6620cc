import { expect, test } from 'vitest';
import { layInCity } from '../support/dodge-city.ts';

const SEATS = [
  'sheriff jesse-jones: bang | buffalo-rifle',
  'outlaw bart-cassidy',
  'outlaw willy-the-kid: missed',
  'renegade rose-doolan',
];

test('hits anybody else at any distance and leaves the BANG! of the turn', () => {
  const table = layInCity(SEATS).moves('0 uses buffalo-rifle at 2', '2 passes', '0 plays bang at 1', '1 passes');
  expect([table.life(2), table.life(1), table.row(0)]).toEqual([3, 3, '']);
});

test('never at oneself, and one Missed! is enough even for Slab the Killer', () => {
  expect(layInCity(SEATS).why('0 uses buffalo-rifle at 0')).toBe('no-target');
  const slab = SEATS.with(0, 'sheriff slab-the-killer | buffalo-rifle');
  expect(layInCity(slab).moves('0 uses buffalo-rifle at 2', '2 plays missed').life(2)).toBe(4);
});
