import { expect, test } from 'vitest';
import { BYSTANDERS, lay } from '../support/table.ts';

test('every living seat regains one life point', () => {
  const seats = [
    'sheriff jesse-jones 2: saloon',
    'outlaw bart-cassidy 4',
    'outlaw willy-the-kid 1',
    'renegade rose-doolan dead',
  ];
  const table = lay(seats).moves('0 plays saloon');
  expect([0, 1, 2].map((seat) => table.life(seat))).toEqual([3, 4, 2]);
  expect(table.facts('lifeGained').map(({ seat }) => seat)).toEqual([0, 2]);
});

test('it is no Beer: a dying player cannot play it', () => {
  const table = lay(['sheriff jesse-jones: bang', 'outlaw bart-cassidy 1: saloon', ...BYSTANDERS]);
  expect(table.moves('0 plays bang at 1', '1 passes').why('1 plays saloon')).toBe('wrong-time');
});

test('with two alive it works, unless the option forbids it', () => {
  const seats = [
    'sheriff jesse-jones 2: saloon',
    'outlaw bart-cassidy',
    'outlaw willy-the-kid dead',
    'renegade rose-doolan dead',
  ];
  expect(lay(seats).moves('0 plays saloon').life(0)).toBe(3);
  expect(lay(seats, { options: { saloonWithTwo: 'forbidden' } }).why('0 plays saloon')).toBe('no-effect');
});
