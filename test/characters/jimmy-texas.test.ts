import { expect, test } from 'vitest';
import { BYSTANDERS } from '../support/table.ts';
import { layWithTrain } from '../support/train.ts';

test('a card at the end of his turn', () => {
  const seats = ['sheriff jimmy-texas: bang', 'outlaw willy-the-kid', ...BYSTANDERS];
  const table = layWithTrain(seats, { draw: 'beer' }).moves('0 ends');
  expect([table.hand(0), table.turn]).toEqual(['bang beer', 1]);
});

test('t52: with a Strongbox two', () => {
  const seats = ['sheriff jimmy-texas | strongbox', 'outlaw willy-the-kid', ...BYSTANDERS];
  expect(layWithTrain(seats, { draw: 'beer duel' }).moves('0 ends').hand(0)).toBe('beer duel');
});
