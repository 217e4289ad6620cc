import { expect, test } from 'vitest';
import { layInCity } from '../support/dodge-city.ts';
import { BYSTANDERS } from '../support/table.ts';

test('draws three cards in phase 1', () => {
  const seats = ['sheriff pixie-pete', 'outlaw bart-cassidy', ...BYSTANDERS];
  expect(layInCity(seats, { phase: 'draw' }).cards(0)).toBe(3);
});
