import { expect, test } from 'vitest';
import { layInCity } from '../support/dodge-city.ts';
import { BYSTANDERS } from '../support/table.ts';

test('fault 27: a Missed! from the row that draws a card, not in the turn in which it was laid', () => {
  const table = layInCity(['sheriff jesse-jones: bang', 'outlaw bart-cassidy | bible', ...BYSTANDERS], {
    draw: 'duel',
  });
  table.moves('0 plays bang at 1', '1 uses bible');
  expect([table.life(1), table.hand(1), table.row(1), table.discards(2)]).toEqual([4, 'duel', '', 'bible bang']);
  expect(layInCity(['sheriff jesse-jones | bible', ...REST]).why('0 uses bible')).toBe('wrong-time');
});

test('against Slab the Killer its card comes at once and may be the second answer', () => {
  const seats = ['sheriff slab-the-killer: bang', 'outlaw bart-cassidy | bible', ...BYSTANDERS];
  const table = layInCity(seats, { draw: 'missed' }).moves('0 plays bang at 1', '1 uses bible');
  expect([table.asked, table.hand(1)]).toEqual([[1], 'missed']);
  expect(table.moves('1 plays missed').life(1)).toBe(4);
});

const REST = ['outlaw bart-cassidy', ...BYSTANDERS];
