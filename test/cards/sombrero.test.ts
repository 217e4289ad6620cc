import { expect, test } from 'vitest';
import { layInCity } from '../support/dodge-city.ts';
import { BYSTANDERS } from '../support/table.ts';

test('fault 27: answers from the next turn on, by being discarded from the row', () => {
  const table = layInCity(['sheriff jesse-jones: sombrero', 'outlaw bart-cassidy: bang', ...BYSTANDERS]);
  table.moves('0 plays sombrero', '0 ends', '1 plays bang at 0', '0 uses sombrero');
  expect([table.life(0), table.row(0), table.discards(2)]).toEqual([5, '', 'sombrero bang']);
});

test('D1.7: it is used, not played: Molly Stark draws nothing for it', () => {
  const seats = ['sheriff jesse-jones: bang', 'outlaw molly-stark | sombrero', ...BYSTANDERS];
  expect(layInCity(seats).moves('0 plays bang at 1', '1 uses sombrero').cards(1)).toBe(0);
});
