import { expect, test } from 'vitest';
import { layInCity } from '../support/dodge-city.ts';
import { BYSTANDERS } from '../support/table.ts';

test('another one’s death brings him two cards, five if he killed an outlaw', () => {
  const kill = ['0 plays bang at 1', '1 passes', '1 passes'];
  const seats = [
    'sheriff jesse-jones: bang',
    'outlaw bart-cassidy 1: duel',
    'outlaw herb-hunter',
    'renegade rose-doolan',
  ];
  expect(
    layInCity(seats)
      .moves(...kill)
      .cards(2),
  ).toBe(2);
  const killer = ['sheriff herb-hunter: bang', 'outlaw bart-cassidy 1: duel', ...BYSTANDERS];
  expect(
    layInCity(killer)
      .moves(...kill)
      .cards(0),
  ).toBe(5);
});

test('t20: a sheriff who kills his deputy loses these cards as well', () => {
  const seats = ['sheriff herb-hunter: bang beer', 'deputy bart-cassidy 1: duel', ...BYSTANDERS];
  expect(layInCity(seats).moves('0 plays bang at 1', '1 passes', '1 passes').cards(0)).toBe(0);
});

test('t19: the round of gains begins with the active player and goes clockwise', () => {
  const seats = [
    'sheriff jesse-jones: bang',
    'outlaw bart-cassidy 1: duel',
    'outlaw herb-hunter',
    'renegade rose-doolan',
  ];
  const table = layInCity(seats, { draw: 'beer panic scope mustang barrel' });
  table.moves('0 plays bang at 1', '1 passes', '1 passes');
  expect([table.hand(0), table.hand(2)]).toEqual(['beer panic scope', 'barrel mustang']);
});
