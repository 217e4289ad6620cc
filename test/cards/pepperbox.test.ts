import { expect, test } from 'vitest';
import { layInCity } from '../support/dodge-city.ts';

test('reaches as far as the weapon in play, and is not the BANG! of the turn', () => {
  const seats = (row: string) => [
    `sheriff jesse-jones: bang | pepperbox ${row}`,
    'outlaw bart-cassidy',
    'outlaw willy-the-kid',
    'renegade rose-doolan',
  ];
  expect(layInCity(seats('')).why('0 uses pepperbox at 2')).toBe('out-of-range');
  const table = layInCity(seats('schofield')).moves(
    '0 plays bang at 2',
    '2 passes',
    '0 uses pepperbox at 2',
    '2 passes',
  );
  expect([table.life(2), table.row(0)]).toEqual([2, 'schofield']);
});
