import { expect, test } from 'vitest';
import { BYSTANDERS } from '../support/table.ts';
import { layWithBoth, layWithTrain } from '../support/train.ts';

const SEATS = [
  'sheriff jesse-jones: money-bag bang',
  'outlaw willy-the-kid: missed',
  'outlaw slab-the-killer',
  'renegade lucky-duke',
];

test('it has the effect of the brown card on top of the pile', () => {
  const table = layWithTrain(SEATS, { discard: 'stagecoach bang', draw: 'beer duel' }).moves('0 plays money-bag');
  expect([table.hand(0), table.discards(2)]).toEqual(['bang beer duel', 'money-bag stagecoach']);
});

test('only the effect: a shot that is no BANG! card, so the turn keeps its own', () => {
  const table = layWithTrain(SEATS, { discard: 'bang' });
  expect(table.why('0 plays money-bag')).toBe('no-target');
  table.moves('0 plays money-bag at 1', '1 plays missed', '0 plays bang at 1');
  expect(table.asked).toEqual([1]);
});

test('no brown card there, or one that only answers: refused', () => {
  const why = (discard: string) => layWithTrain(SEATS, { discard }).why('0 plays money-bag');
  expect([why(''), why('barrel'), why('missed')]).toEqual(['no-effect', 'no-effect', 'wrong-time']);
});

test('the price of the copied card is paid, too', () => {
  const seats = ['sheriff jesse-jones: money-bag bang', 'outlaw willy-the-kid', ...BYSTANDERS];
  const table = layWithBoth(seats, { discard: 'springfield' });
  expect(table.why('0 plays money-bag at 2')).toBe('cannot-pay');
  expect(table.why('0 plays money-bag at 2 with bang')).toBeNull();
});
