import { expect, test } from 'vitest';
import { rangeOf, weaponOf } from '../../core/index.ts';
import { lay } from '../support/table.ts';

const SEVEN = [
  'outlaw bart-cassidy',
  'outlaw slab-the-killer',
  'outlaw rose-doolan',
  'deputy sid-ketchum',
  'deputy el-gringo',
];

test('reaches to distance 3, in place of the weapon that lay there', () => {
  const table = lay(['sheriff jesse-jones: remington | volcanic', ...SEVEN, 'renegade lucky-duke']);
  expect(weaponOf(table.state, 0)).toEqual({ kind: 'volcanic', range: 1 });
  table.moves('0 plays remington');
  expect(table.row(0)).toBe('remington');
  expect(table.discards(1)).toBe('volcanic');
  expect(weaponOf(table.state, 0)).toEqual({ kind: 'remington', range: 3 });
});

test('fault 25: not over itself, unless the option allows it', () => {
  const seats = ['sheriff jesse-jones: remington:2D | remington', ...SEVEN, 'renegade lucky-duke'];
  expect(lay(seats).why('0 plays remington')).toBe('duplicate-in-play');
  const allowed = lay(seats, { options: { sameWeapon: 'allowed' } }).moves('0 plays remington');
  expect(rangeOf(allowed.state, 0)).toBe(3);
  expect(allowed.discards(1)).toBe('remington');
});
