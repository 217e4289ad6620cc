import { expect, test } from 'vitest';
import { layInCity } from '../support/dodge-city.ts';
import { BYSTANDERS } from '../support/table.ts';

test('a Beer gives him two life points, other cards one', () => {
  const table = layInCity(['sheriff tequila-joe 1: beer saloon | canteen', 'outlaw bart-cassidy', ...BYSTANDERS]);
  expect(table.moves('0 plays beer').life(0)).toBe(3);
  expect(table.moves('0 uses canteen').life(0)).toBe(4);
  expect(table.moves('0 plays saloon').life(0)).toBe(5);
});

test('t14: dying, too', () => {
  const seats = ['sheriff jesse-jones', 'outlaw tequila-joe 1: beer beer | dynamite', ...BYSTANDERS];
  const table = layInCity(seats, { turn: 1, phase: 'start', draw: 'missed:5S' }).moves('1 plays beer', '1 plays beer');
  expect(table.life(1)).toBe(2);
});
