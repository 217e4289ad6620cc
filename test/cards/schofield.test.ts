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

test('reaches to distance 2, in place of the weapon that lay there', () => {
  const table = lay(['sheriff jesse-jones: schofield | volcanic', ...SEVEN, 'renegade lucky-duke']);
  expect(weaponOf(table.state, 0)).toEqual({ kind: 'volcanic', range: 1 });
  table.moves('0 plays schofield');
  expect(table.row(0)).toBe('schofield');
  expect(table.discards(1)).toBe('volcanic');
  expect(weaponOf(table.state, 0)).toEqual({ kind: 'schofield', range: 2 });
});

test('fault 25: not over itself, unless the option allows it', () => {
  const seats = ['sheriff jesse-jones: schofield:2D | schofield', ...SEVEN, 'renegade lucky-duke'];
  expect(lay(seats).why('0 plays schofield')).toBe('duplicate-in-play');
  const allowed = lay(seats, { options: { sameWeapon: 'allowed' } }).moves('0 plays schofield');
  expect(rangeOf(allowed.state, 0)).toBe(2);
  expect(allowed.discards(1)).toBe('schofield');
});
