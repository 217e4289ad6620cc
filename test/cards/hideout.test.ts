import { expect, test } from 'vitest';
import { layInCity } from '../support/dodge-city.ts';
import { BYSTANDERS } from '../support/table.ts';

test('others see its owner one farther away; it adds to a Mustang, for the names differ', () => {
  const table = layInCity([
    'sheriff jesse-jones: bang',
    'outlaw bart-cassidy | hideout mustang',
    'outlaw willy-the-kid',
    'renegade rose-doolan',
  ]);
  expect(table.against('0 plays bang at 1')).toEqual({ code: 'out-of-range', figures: { distance: 3, reach: 1 } });
});

test('no second one in a row', () => {
  const seats = ['sheriff jesse-jones: hideout:KD | hideout:2H', 'outlaw bart-cassidy', ...BYSTANDERS];
  expect(layInCity(seats).why('0 plays hideout')).toBe('duplicate-in-play');
});
