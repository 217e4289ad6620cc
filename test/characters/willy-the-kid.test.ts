import { expect, test } from 'vitest';
import { lay } from '../support/table.ts';

test('plays any number of BANG! cards, each within reach', () => {
  const seats = [
    'sheriff willy-the-kid: bang bang bang',
    'outlaw bart-cassidy',
    'outlaw jesse-jones',
    'renegade rose-doolan',
  ];
  const table = lay(seats).moves('0 plays bang at 1', '1 passes', '0 plays bang at 1', '1 passes');
  expect(table.life(1)).toBe(2);
  expect(table.why('0 plays bang at 2')).toBe('out-of-range');
  expect(table.why('0 plays bang at 3')).toBeNull();
});
