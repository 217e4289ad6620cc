import { expect, test } from 'vitest';
import { layWithTrain } from '../support/train.ts';

const SEATS = [
  'sheriff jesse-jones: knife-revolver bang',
  'outlaw willy-the-kid: missed',
  'outlaw slab-the-killer',
  'renegade lucky-duke',
];

const after = (flip: string) =>
  layWithTrain(SEATS, { draw: flip }).moves('0 plays knife-revolver at 1', '1 plays missed');

test('Jack to Ace: the card comes back to the hand, and the shot goes on', () => {
  expect(after('duel:JC').hand(0)).toBe('bang knife-revolver');
  expect(after('duel:10C').hand(0)).toBe('bang');
  const hit = layWithTrain(SEATS, { draw: 'duel:AS' }).moves('0 plays knife-revolver at 1', '1 passes');
  expect([hit.life(1), hit.hand(0)]).toEqual([3, 'bang knife-revolver']);
});

test('it counts as the BANG! of the turn', () => {
  expect(after('duel:10C').why('0 plays bang at 1')).toBe('bang-limit');
});

test('t63: evaded, it is taken only if it did not come back', () => {
  const seats = SEATS.with(1, 'outlaw willy-the-kid: evaded');
  const play = (flip: string) =>
    layWithTrain(seats, { draw: flip }).moves('0 plays knife-revolver at 1', '1 plays evaded');
  expect([play('duel:JC').hand(1), play('duel:2C').hand(1)]).toEqual(['', 'knife-revolver']);
});
