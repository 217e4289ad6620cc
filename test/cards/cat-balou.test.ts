import { expect, test } from 'vitest';
import { BYSTANDERS, lay } from '../support/table.ts';

test('makes any seat at any distance discard: a random card of the hand, or a named one of the row', () => {
  const seats = [
    'sheriff jesse-jones: cat-balou cat-balou',
    'outlaw bart-cassidy',
    'outlaw willy-the-kid: beer | mustang',
    'renegade rose-doolan',
  ];
  const table = lay(seats).moves('0 plays cat-balou at 2 on mustang');
  expect(table.row(2)).toBe('');
  expect(table.discards(2)).toBe('mustang cat-balou');
  expect(table.moves('0 plays cat-balou at 2 on hand').hand(2)).toBe('');
});

test('takes a card that is there, and says so if there is none', () => {
  const table = lay(['sheriff jesse-jones: cat-balou', 'outlaw bart-cassidy', ...BYSTANDERS]);
  expect(table.why('0 plays cat-balou at 1 on hand')).toBe('nothing-there');
  expect(table.why('0 plays cat-balou at 1 on barrel')).toBe('nothing-there');
  expect(table.why('0 plays cat-balou at 1')).toBe('nothing-there');
});

test('of the own cards only those of the row, and only in the fourth edition', () => {
  const seats = ['sheriff jesse-jones: cat-balou beer | jail', 'outlaw bart-cassidy', ...BYSTANDERS];
  expect(lay(seats).why('0 plays cat-balou at 0 on hand')).toBe('no-target');
  expect(lay(seats).moves('0 plays cat-balou at 0 on jail').row(0)).toBe('');
  expect(lay(seats, { edition: 'third' }).why('0 plays cat-balou at 0 on jail')).toBe('no-target');
});
