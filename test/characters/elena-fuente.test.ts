import { expect, test } from 'vitest';
import { layInCity } from '../support/dodge-city.ts';
import { BYSTANDERS } from '../support/table.ts';

test('any card of the hand is a Missed!, one for each', () => {
  const seats = ['sheriff slab-the-killer: bang', 'outlaw elena-fuente: barrel bang', ...BYSTANDERS];
  const table = layInCity(seats).moves('0 plays bang at 1', '1 plays barrel as missed', '1 plays bang as missed');
  expect([table.life(1), table.row(1), table.discards(3)]).toEqual([3, '', 'bang barrel bang']);
});

test('a card used so does nothing of its own; a real Missed! goes by its own name alone', () => {
  const seats = ['sheriff jesse-jones: bang', 'outlaw elena-fuente: dodge missed', ...BYSTANDERS];
  const table = layInCity(seats).moves('0 plays bang at 1');
  expect(table.why('1 plays missed as missed')).toBe('wrong-time');
  expect(table.moves('1 plays dodge as missed').hand(1)).toBe('missed');
});

test('not in a Duel, not in her own turn, and no card of the row', () => {
  const seats = ['sheriff jesse-jones: duel bang', 'outlaw elena-fuente: beer | scope', ...BYSTANDERS];
  expect(layInCity(seats).moves('0 plays duel at 1').why('1 plays beer as missed')).toBe('wrong-time');
  expect(layInCity(seats).moves('0 plays bang at 1').why('1 uses scope')).toBe('wrong-time');
  expect(layInCity(seats, { turn: 1 }).why('1 plays beer as missed')).toBe('wrong-time');
});
