import { expect, test } from 'vitest';
import { layWithTrain } from '../support/train.ts';

const SEATS = [
  'sheriff jesse-jones | circus-wagon barrel',
  'outlaw willy-the-kid | mustang scope',
  'outlaw slab-the-killer | volcanic',
  'renegade lucky-duke',
];

test('every other player discards a card of his row, who has a choice by his own', () => {
  const table = layWithTrain(SEATS).moves('0 uses circus-wagon');
  expect(table.question).toMatchObject({ kind: 'shed', seats: [1], by: 0 });
  expect(table.why('1 discards mustang scope')).toBe('wrong-count');
  table.moves('1 discards scope');
  expect([table.row(0), table.row(1), table.row(2), table.asked]).toEqual(['barrel', 'mustang', '', [0]]);
});

test('t69: a ghost whose only card it is is out at once', () => {
  const seats = SEATS.with(1, 'outlaw willy-the-kid 0: beer | ghost-car');
  const table = layWithTrain(seats).moves('0 uses circus-wagon');
  expect([table.isDead(1), table.row(2), table.cards(1)]).toEqual([true, '', 0]);
});
