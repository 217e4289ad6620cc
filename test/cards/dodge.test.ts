import { expect, test } from 'vitest';
import { layInCity } from '../support/dodge-city.ts';
import { BYSTANDERS } from '../support/table.ts';

test('cancels a shot and draws a card at once', () => {
  const seats = ['sheriff jesse-jones: punch', 'outlaw bart-cassidy: dodge', ...BYSTANDERS];
  const table = layInCity(seats, { draw: 'duel' }).moves('0 plays punch at 1', '1 plays dodge');
  expect([table.life(1), table.hand(1), table.discards(2)]).toEqual([4, 'duel', 'dodge punch']);
});

test('decision d2: against Slab the Killer the card comes before the second Missed!, so Suzy has a hand', () => {
  const seats = ['sheriff slab-the-killer: bang', 'outlaw suzy-lafayette: dodge', ...BYSTANDERS];
  const table = layInCity(seats, { draw: 'missed duel' }).moves('0 plays bang at 1', '1 plays dodge');
  expect([table.hand(1), table.asked]).toEqual(['missed', [1]]);
  expect(table.moves('1 plays missed').hand(1)).toBe('duel');
});

test('is no Missed! card: not for Calamity Janet, not in the own turn', () => {
  const seats = ['sheriff calamity-janet: dodge', 'outlaw bart-cassidy', ...BYSTANDERS];
  expect(layInCity(seats).why('0 plays dodge')).toBe('wrong-time');
  expect(layInCity(seats).why('0 plays dodge as bang at 1')).toBe('wrong-time');
});
