import { expect, test } from 'vitest';
import { lay } from '../support/table.ts';

test('sees all others one closer; with a Scope two, but never below one', () => {
  const seats = (row: string) => [
    `sheriff rose-doolan: bang | ${row}`,
    'outlaw bart-cassidy',
    'outlaw willy-the-kid',
    'outlaw jesse-jones',
    'deputy paul-regret',
    'renegade slab-the-killer',
  ];
  expect(lay(seats('')).why('0 plays bang at 2')).toBeNull();
  expect(lay(seats('')).why('0 plays bang at 3')).toBe('out-of-range');
  expect(lay(seats('scope')).why('0 plays bang at 3')).toBeNull();
  expect(lay(seats('scope')).why('0 plays bang at 1')).toBeNull();
});

test('others see her as she sits', () => {
  const table = lay(
    ['sheriff jesse-jones', 'outlaw bart-cassidy', 'outlaw rose-doolan', 'renegade willy-the-kid: bang'],
    { turn: 3 },
  );
  expect(table.why('3 plays bang at 2')).toBeNull();
  expect(table.why('3 plays bang at 1')).toBe('out-of-range');
});
