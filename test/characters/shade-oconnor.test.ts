import { expect, test } from 'vitest';
import { BYSTANDERS } from '../support/table.ts';
import { layWithTrain } from '../support/train.ts';

const SEATS = ['sheriff jesse-jones: next-stop', 'outlaw shade-oconnor: bang', ...BYSTANDERS];

test('each time the train moves out of his turn a card may be changed', () => {
  const table = layWithTrain(SEATS, { draw: 'jail beer' }).moves('0 plays next-stop');
  expect(table.question).toMatchObject({ kind: 'exchange', seats: [1] });
  table.moves('1 discards bang');
  expect([table.hand(1), table.asked]).toEqual(['beer', [0]]);
});

test('not with an empty hand, nor in his own turn', () => {
  expect(layWithTrain(SEATS.with(1, 'outlaw shade-oconnor')).moves('0 plays next-stop').asked).toEqual([0]);
  const own = ['sheriff shade-oconnor: next-stop bang', 'outlaw willy-the-kid', ...BYSTANDERS];
  expect(layWithTrain(own).moves('0 plays next-stop').question?.kind).toBe('play');
});

test('exactly one card, or none', () => {
  const table = layWithTrain(SEATS.with(1, 'outlaw shade-oconnor: bang beer')).moves('0 plays next-stop');
  expect([table.why('1 discards bang beer'), table.why('1 passes')]).toEqual(['wrong-count', null]);
});
