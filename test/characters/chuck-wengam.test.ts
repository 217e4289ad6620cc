import { expect, test } from 'vitest';
import { layInCity } from '../support/dodge-city.ts';
import { BYSTANDERS } from '../support/table.ts';

test('gives a life point for two cards as often as he likes, but never the last one', () => {
  const table = layInCity(['sheriff chuck-wengam 3', 'outlaw bart-cassidy', ...BYSTANDERS]);
  table.moves('0 uses chuck-wengam', '0 uses chuck-wengam');
  expect([table.life(0), table.cards(0), table.why('0 uses chuck-wengam')]).toEqual([1, 4, 'last-life']);
});

test('only in his own phase 2', () => {
  const seats = ['sheriff jesse-jones', 'outlaw chuck-wengam', ...BYSTANDERS];
  expect(layInCity(seats).why('1 uses chuck-wengam')).toBe('not-your-decision');
  const shot = ['sheriff jesse-jones: bang', 'outlaw chuck-wengam', ...BYSTANDERS];
  expect(layInCity(shot).moves('0 plays bang at 1').why('1 uses chuck-wengam')).toBe('wrong-time');
});

test('nobody has caused the loss', () => {
  const table = layInCity(['sheriff chuck-wengam 3', 'outlaw bart-cassidy', ...BYSTANDERS]).moves(
    '0 uses chuck-wengam',
  );
  expect(table.facts('lifeLost')).toEqual([{ e: 'lifeLost', seat: 0, points: 1, by: -1, source: 'chuck-wengam' }]);
});
