import { expect, test } from 'vitest';
import { layInCity } from '../support/dodge-city.ts';
import { BYSTANDERS } from '../support/table.ts';

test('heals two, never above the start, and costs another card', () => {
  const seats = (life: number) => [`sheriff jesse-jones ${life}: whisky bang`, 'outlaw bart-cassidy', ...BYSTANDERS];
  expect(layInCity(seats(2)).moves('0 plays whisky with bang').life(0)).toBe(4);
  expect(layInCity(seats(4)).moves('0 plays whisky with bang').life(0)).toBe(5);
  expect(layInCity(seats(2)).why('0 plays whisky')).toBe('cannot-pay');
});

test('fault 12: it is no Beer: it saves nobody, works with two left, and is worth one each to Tequila Joe', () => {
  const dying = ['sheriff jesse-jones: bang', 'outlaw bart-cassidy 1: whisky duel', ...BYSTANDERS];
  expect(layInCity(dying).moves('0 plays bang at 1', '1 passes').why('1 plays whisky with duel')).toBe('wrong-time');
  const two = [
    'sheriff tequila-joe 1: whisky bang',
    'renegade bart-cassidy',
    'outlaw willy-the-kid dead',
    'outlaw rose-doolan dead',
  ];
  expect(layInCity(two).moves('0 plays whisky with bang').life(0)).toBe(3);
});
