import { expect, test } from 'vitest';
import { layInCity } from '../support/dodge-city.ts';

test('sees everybody one closer and adds to a Scope, for the names differ', () => {
  const seats = (row: string) => [
    `sheriff jesse-jones: bang | ${row}`,
    'outlaw bart-cassidy',
    'outlaw willy-the-kid | mustang',
    'renegade rose-doolan',
  ];
  expect(layInCity(seats('silver')).against('0 plays bang at 2')).toEqual({
    code: 'out-of-range',
    figures: { distance: 2, reach: 1 },
  });
  expect(layInCity(seats('silver scope')).why('0 plays bang at 2')).toBeNull();
});
