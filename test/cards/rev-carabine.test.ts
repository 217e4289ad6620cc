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

test('reaches to distance 4, in place of the weapon that lay there', () => {
  const table = lay(['sheriff jesse-jones: rev-carabine | volcanic', ...SEVEN, 'renegade lucky-duke']);
  expect(weaponOf(table.state, 0)).toEqual({ kind: 'volcanic', range: 1 });
  table.moves('0 plays rev-carabine');
  expect(table.row(0)).toBe('rev-carabine');
  expect(table.discards(1)).toBe('volcanic');
  expect(weaponOf(table.state, 0)).toEqual({ kind: 'rev-carabine', range: 4 });
});

test('fault 25: not over itself, unless the option allows it', () => {
  const seats = ['sheriff jesse-jones: rev-carabine:2D | rev-carabine', ...SEVEN, 'renegade lucky-duke'];
  expect(lay(seats).why('0 plays rev-carabine')).toBe('duplicate-in-play');
  const allowed = lay(seats, { options: { sameWeapon: 'allowed' } }).moves('0 plays rev-carabine');
  expect(rangeOf(allowed.state, 0)).toBe(4);
  expect(allowed.discards(1)).toBe('rev-carabine');
});
