import { expect, test } from 'vitest';
import { BYSTANDERS } from '../support/table.ts';
import { layWithBoth, layWithTrain } from '../support/train.ts';

const SEATS = [
  'sheriff jesse-jones: bang duel',
  'outlaw willy-the-kid: evaded',
  'outlaw slab-the-killer',
  'renegade lucky-duke',
];

test('the card that was shot with goes to who evades it', () => {
  const table = layWithTrain(SEATS).moves('0 plays bang at 1', '1 plays evaded');
  expect([table.hand(1), table.discards(), table.life(1)]).toEqual(['bang', 'evaded', 4]);
});

test('nothing where one Missed! is not enough, and the card where two are', () => {
  const slab = ['sheriff slab-the-killer: bang', 'outlaw bart-cassidy: evaded missed', ...BYSTANDERS];
  const hit = layWithTrain(slab).moves('0 plays bang at 1', '1 plays evaded', '1 passes');
  expect([hit.life(1), hit.hand(1).includes('bang')]).toEqual([3, false]);
  const dodged = layWithTrain(slab).moves('0 plays bang at 1', '1 plays evaded', '1 plays missed');
  expect(dodged.hand(1)).toBe('bang');
});

test('no card behind the shot, nothing to take: the locomotive', () => {
  const table = layWithTrain(SEATS.with(0, 'sheriff jesse-jones: duel'), { phase: 'start', train: { at: 3 } });
  table.moves('0 passes', '0 passes', '1 plays evaded');
  expect(table.hand(1)).toBe('');
});

test('a green card that was used', () => {
  const seats = ['sheriff jesse-jones | pepperbox', 'outlaw willy-the-kid: evaded', ...BYSTANDERS];
  expect(layWithBoth(seats).moves('0 uses pepperbox at 1', '1 plays evaded').hand(1)).toBe('pepperbox');
});
