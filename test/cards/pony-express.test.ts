import { expect, test } from 'vitest';
import { layInCity } from '../support/dodge-city.ts';
import { BYSTANDERS } from '../support/table.ts';

test('draws three, once it has lain since an earlier turn', () => {
  const seats = (row: string) => [`sheriff jesse-jones | ${row}`, 'outlaw bart-cassidy', ...BYSTANDERS];
  const table = layInCity(seats('pony-express'), { draw: 'beer duel bang' }).moves('0 uses pony-express');
  expect([table.hand(0), table.row(0)]).toEqual(['bang beer duel', '']);
  expect(layInCity(seats('pony-express*')).why('0 uses pony-express')).toBe('fresh-green');
});
