import { expect, test } from 'vitest';
import { layInCity } from '../support/dodge-city.ts';
import { BYSTANDERS } from '../support/table.ts';

const KILL = ['0 plays bang at 1', '1 passes', '1 passes'];

test('another one’s death gives him two life points, not above his maximum', () => {
  const seats = (life: number) => [
    'sheriff jesse-jones: bang',
    'outlaw bart-cassidy 1: duel',
    `outlaw greg-digger ${life}`,
    'renegade rose-doolan',
  ];
  expect(
    layInCity(seats(1))
      .moves(...KILL)
      .life(2),
  ).toBe(3);
  expect(
    layInCity(seats(3))
      .moves(...KILL)
      .life(2),
  ).toBe(4);
});

test('fault 6: not for his own, and not once he is dead', () => {
  const seats = ['sheriff jesse-jones: bang', 'outlaw greg-digger 1: duel', ...BYSTANDERS];
  expect(
    layInCity(seats)
      .moves(...KILL)
      .isDead(1),
  ).toBe(true);
  const dead = [
    'sheriff jesse-jones: bang',
    'outlaw bart-cassidy 1: duel',
    'outlaw greg-digger dead',
    'renegade rose-doolan',
    'outlaw willy-the-kid',
  ];
  expect(
    layInCity(dead)
      .moves(...KILL)
      .life(2),
  ).toBe(0);
});
