import { expect, test } from 'vitest';
import { layInCity } from '../support/dodge-city.ts';
import { BYSTANDERS } from '../support/table.ts';

const SEATS = [
  'sheriff slab-the-killer: punch bang | winchester',
  'outlaw bart-cassidy: missed',
  'outlaw willy-the-kid',
  'renegade rose-doolan',
];

test('shoots at distance one; one Missed! is enough, and the BANG! of the turn is left', () => {
  const table = layInCity(SEATS);
  expect(table.why('0 plays punch at 2')).toBe('out-of-range');
  table.moves('0 plays punch at 1', '1 plays missed');
  expect([table.life(1), table.why('0 plays bang at 1')]).toEqual([4, null]);
});

test('answers neither a Duel nor Indians!', () => {
  const seats = ['sheriff jesse-jones: duel', 'outlaw bart-cassidy: punch', ...BYSTANDERS];
  expect(layInCity(seats).moves('0 plays duel at 1').why('1 plays punch')).toBe('wrong-time');
});

test('a sheriff who kills his deputy with it is punished like for any shot', () => {
  const seats = ['sheriff jesse-jones: punch beer | scope', 'deputy bart-cassidy 1', ...BYSTANDERS];
  const table = layInCity(seats).moves('0 plays punch at 1', '1 passes', '1 passes');
  expect([table.isDead(1), table.cards(0), table.row(0)]).toEqual([true, 0, '']);
});
