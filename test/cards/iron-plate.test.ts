import { expect, test } from 'vitest';
import { legal } from '../../core/index.ts';
import { layInCity } from '../support/dodge-city.ts';
import { BYSTANDERS } from '../support/table.ts';

test('answers a shot from the row, not in the turn in which it was laid', () => {
  const seats = ['sheriff jesse-jones: punch | iron-plate*', 'outlaw bart-cassidy: bang', ...BYSTANDERS];
  const table = layInCity(seats).moves('0 plays punch at 0');
  expect(table.why('0 uses iron-plate')).toBe('fresh-green');
  table.moves('0 passes', '0 ends', '1 plays bang at 0', '0 uses iron-plate');
  expect([table.life(0), table.row(0)]).toEqual([4, '']);
});

test('fault 35: with an empty hand and a card in the row the target is asked again; with neither it is hit', () => {
  const seats = ['sheriff slab-the-killer: bang', 'outlaw bart-cassidy: missed | iron-plate', ...BYSTANDERS];
  const table = layInCity(seats).moves('0 plays bang at 1', '1 plays missed');
  expect(table.asked).toEqual([1]);
  const bare = ['sheriff slab-the-killer: bang', 'outlaw bart-cassidy | iron-plate', ...BYSTANDERS];
  expect(layInCity(bare).moves('0 plays bang at 1', '1 uses iron-plate').life(1)).toBe(3);
});

test('two of one name never lie in one row', () => {
  const seats = ['sheriff jesse-jones: iron-plate | iron-plate', 'outlaw bart-cassidy', ...BYSTANDERS];
  expect(layInCity(seats).why('0 plays iron-plate')).toBe('duplicate-in-play');
});

test('helps neither in a Duel nor against Indians!', () => {
  const seats = ['sheriff jesse-jones: duel indians', 'outlaw bart-cassidy | iron-plate', ...BYSTANDERS];
  expect(layInCity(seats).moves('0 plays duel at 1').why('1 uses iron-plate')).toBe('wrong-time');
  expect(layInCity(seats).moves('0 plays indians').why('1 uses iron-plate')).toBe('wrong-time');
});

test.each(['iron-plate', 'sombrero', 'ten-gallon-hat', 'bible'])('D1.2: %s in the hand is no answer yet', (green) => {
  const seats = ['sheriff jesse-jones: bang', `outlaw bart-cassidy: ${green} missed`, ...BYSTANDERS];
  const table = layInCity(seats).moves('0 plays bang at 1');
  expect(table.why(`1 plays ${green}`)).toBe('wrong-time');
  expect(legal(table.state, 1)).toHaveLength(2);
});

test('Elena Fuente uses it from the hand as a Missed!, never as itself', () => {
  const table = layInCity(['sheriff jesse-jones: bang', 'outlaw elena-fuente: iron-plate', ...BYSTANDERS]);
  table.moves('0 plays bang at 1');
  expect([table.why('1 plays iron-plate'), table.why('1 plays iron-plate as missed')]).toEqual(['wrong-time', null]);
});
