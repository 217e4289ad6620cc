import { expect, test } from 'vitest';
import { layInCity } from '../support/dodge-city.ts';
import { BYSTANDERS } from '../support/table.ts';

const TEN = Array.from({ length: 10 }, () => 'bang').join(' ');

test('keeps ten cards whatever his life, and discards what is above', () => {
  const seats = (hand: string) => [`sheriff sean-mallory 1: ${hand}`, 'outlaw bart-cassidy', ...BYSTANDERS];
  expect(layInCity(seats(TEN)).moves('0 ends').turn).toBe(1);
  expect(layInCity(seats(`${TEN} duel`)).moves('0 ends').question).toMatchObject({ kind: 'discard', need: 1 });
});
