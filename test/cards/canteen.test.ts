import { expect, test } from 'vitest';
import { layInCity } from '../support/dodge-city.ts';
import { BYSTANDERS } from '../support/table.ts';

const SEATS = ['sheriff jesse-jones 3 | canteen', 'outlaw bart-cassidy', ...BYSTANDERS];

test('gives its user a life point in the own turn', () => {
  const table = layInCity(SEATS).moves('0 uses canteen');
  expect([table.life(0), table.discards(1), table.row(0)]).toEqual([4, 'canteen', '']);
});

test('fault 12: it is no Beer: it saves nobody, and works with two left', () => {
  const dying = layInCity(['sheriff jesse-jones: bang', 'outlaw bart-cassidy 1: duel | canteen', ...BYSTANDERS]);
  expect(dying.moves('0 plays bang at 1', '1 passes').why('1 uses canteen')).toBe('wrong-time');
  const two = [
    'sheriff jesse-jones 3 | canteen',
    'renegade bart-cassidy',
    'outlaw willy-the-kid dead',
    'outlaw rose-doolan dead',
  ];
  expect(layInCity(two).moves('0 uses canteen').life(0)).toBe(4);
});

test('out of turn nobody can use it', () => {
  expect(
    layInCity(['sheriff jesse-jones', 'outlaw bart-cassidy 2 | canteen', ...BYSTANDERS]).why('1 uses canteen'),
  ).toBe('not-your-decision');
});
