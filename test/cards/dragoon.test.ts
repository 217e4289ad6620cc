import { expect, test } from 'vitest';
import { layWithTrain } from '../support/train.ts';

const SEATS = [
  'sheriff jesse-jones: dragoon bang bang bang',
  'outlaw willy-the-kid',
  'outlaw slab-the-killer',
  'renegade lucky-duke',
];

test('a weapon of range 2 with which two BANG! cards a turn may be played', () => {
  const table = layWithTrain(SEATS).moves(
    '0 plays dragoon',
    '0 plays bang at 2',
    '2 passes',
    '0 plays bang at 1',
    '1 passes',
  );
  expect([table.life(1), table.life(2)]).toEqual([3, 3]);
  expect(table.against('0 plays bang at 1')).toEqual({ code: 'bang-limit', figures: { played: 2, limit: 2 } });
});

test('it replaces another weapon', () => {
  const table = layWithTrain(SEATS.with(0, 'sheriff jesse-jones: dragoon | volcanic')).moves('0 plays dragoon');
  expect([table.row(0), table.discards()]).toEqual(['dragoon', 'volcanic']);
});
