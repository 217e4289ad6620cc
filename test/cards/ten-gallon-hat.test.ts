import { expect, test } from 'vitest';
import { layInCity } from '../support/dodge-city.ts';
import { BYSTANDERS } from '../support/table.ts';

test('a Missed! from the row; two of different names stop Slab the Killer', () => {
  const seats = ['sheriff slab-the-killer: bang', 'outlaw bart-cassidy | ten-gallon-hat sombrero', ...BYSTANDERS];
  const table = layInCity(seats).moves('0 plays bang at 1', '1 uses ten-gallon-hat', '1 uses sombrero');
  expect([table.life(1), table.row(1), table.discards(3)]).toEqual([4, '', 'sombrero ten-gallon-hat bang']);
});

test('can be discarded by Cat Balou like any card of a row', () => {
  const seats = ['sheriff jesse-jones: cat-balou', 'outlaw bart-cassidy | ten-gallon-hat', ...BYSTANDERS];
  expect(layInCity(seats).moves('0 plays cat-balou at 1 on ten-gallon-hat').row(1)).toBe('');
});
