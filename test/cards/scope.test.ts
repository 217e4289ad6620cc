import { expect, test } from 'vitest';
import { lay } from '../support/table.ts';

test('its owner sees everybody one closer, but never closer than one', () => {
  const seats = [
    'sheriff jesse-jones: bang scope',
    'outlaw bart-cassidy',
    'outlaw willy-the-kid: bang',
    'renegade rose-doolan',
  ];
  const table = lay(seats);
  expect(table.why('0 plays bang at 2')).toBe('out-of-range');
  table.moves('0 plays scope');
  expect(table.why('0 plays bang at 2')).toBeNull();
  expect(table.why('0 plays bang at 1')).toBeNull();
});

test('it does not bring its owner closer to others', () => {
  const seats = [
    'sheriff jesse-jones: | scope',
    'outlaw bart-cassidy',
    'outlaw willy-the-kid: bang',
    'renegade rose-doolan',
  ];
  expect(lay(seats, { turn: 2 }).why('2 plays bang at 0')).toBe('out-of-range');
});
