import { expect, test } from 'vitest';
import { rangeOf, weaponOf } from '../../core/index.ts';
import { lay } from './table.ts';

const OTHERS = [
  'outlaw bart-cassidy',
  'outlaw slab-the-killer',
  'outlaw rose-doolan',
  'deputy sid-ketchum',
  'deputy el-gringo',
  'renegade lucky-duke',
];

/** What every weapon that only reaches has in common (`rules/base.md`, B3.4 and B4.6). */
export function testPlainWeapon(weapon: string, range: number): void {
  test(`reaches to distance ${range}, in place of the weapon that lay there`, () => {
    const table = lay([`sheriff jesse-jones: ${weapon} | volcanic`, ...OTHERS]);
    expect(weaponOf(table.state, 0)).toEqual({ kind: 'volcanic', range: 1 });
    table.moves(`0 plays ${weapon}`);
    expect(table.row(0)).toBe(weapon);
    expect(table.discards(1)).toBe('volcanic');
    expect(weaponOf(table.state, 0)).toEqual({ kind: weapon, range });
  });

  test('fault 25: not over itself, unless the option allows it', () => {
    const seats = [`sheriff jesse-jones: ${weapon}:2D | ${weapon}`, ...OTHERS];
    expect(lay(seats).why(`0 plays ${weapon}`)).toBe('duplicate-in-play');
    const allowed = lay(seats, { options: { sameWeapon: 'allowed' } }).moves(`0 plays ${weapon}`);
    expect(rangeOf(allowed.state, 0)).toBe(range);
    expect(allowed.discards(1)).toBe(weapon);
  });
}
