import { expect, test } from 'vitest';
import { layInCity } from '../support/dodge-city.ts';

const SEATS = [
  'sheriff jesse-jones | derringer winchester',
  'outlaw bart-cassidy: missed',
  'outlaw willy-the-kid',
  'renegade rose-doolan',
];

test('shoots at distance one and draws before the target replies', () => {
  const table = layInCity(SEATS, { draw: 'duel' });
  expect(table.against('0 uses derringer at 2')).toEqual({ code: 'out-of-range', figures: { distance: 2, reach: 1 } });
  table.moves('0 uses derringer at 1');
  expect([table.hand(0), table.asked]).toEqual(['duel', [1]]);
  expect(table.moves('1 plays missed').life(1)).toBe(4);
});

test('B6.7: at oneself nobody is to blame, and only where the edition allows it', () => {
  const seats = SEATS.with(0, 'sheriff el-gringo 3 | derringer');
  const table = layInCity(seats, { draw: 'duel' }).moves('0 uses derringer at 0', '0 passes');
  expect([table.life(0), table.cards(1)]).toEqual([2, 1]);
  expect(layInCity(SEATS, { edition: 'third' }).why('0 uses derringer at 0')).toBe('no-target');
});
