import { expect, test } from 'vitest';
import { BYSTANDERS, lay } from '../support/table.ts';

test('takes a random card of the hand or a named one of the row, at distance one', () => {
  const table = lay(['sheriff jesse-jones: panic panic', 'outlaw bart-cassidy: beer | barrel', ...BYSTANDERS]);
  expect(table.moves('0 plays panic at 1 on barrel').hand(0)).toBe('barrel panic');
  expect(table.moves('0 plays panic at 1 on hand').hand(0)).toBe('barrel beer');
});

test('a weapon does not help, a Scope does', () => {
  const seats = (row: string) => [
    `sheriff jesse-jones: panic | ${row}`,
    'outlaw bart-cassidy',
    'outlaw willy-the-kid: beer',
    'renegade rose-doolan',
  ];
  expect(lay(seats('winchester')).against('0 plays panic at 2 on hand')).toEqual({
    code: 'out-of-range',
    figures: { distance: 2, reach: 1 },
  });
  expect(lay(seats('scope')).why('0 plays panic at 2 on hand')).toBeNull();
});

test('an own card of the row only where both options allow it', () => {
  const seats = ['sheriff jesse-jones: panic | mustang', 'outlaw bart-cassidy', ...BYSTANDERS];
  expect(lay(seats).moves('0 plays panic at 0 on mustang').hand(0)).toBe('mustang');
  expect(lay(seats, { options: { ownCards: 'forbidden' } }).why('0 plays panic at 0 on mustang')).toBe('no-target');
  expect(lay(seats, { options: { distanceOneSelf: 'forbidden' } }).why('0 plays panic at 0 on mustang')).toBe(
    'no-target',
  );
});
