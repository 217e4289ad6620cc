import { expect, test } from 'vitest';
import { layWithTrain } from '../support/train.ts';

const SEATS = [
  'sheriff jesse-jones: bang bang',
  'outlaw willy-the-kid: beer barrel | caboose scope mail-car',
  'outlaw slab-the-killer',
  'renegade lucky-duke',
];

test.each(['barrel', 'scope', 'mail-car'])(
  '%s, another blue card or wagon, is a Missed!; the Caboose stays',
  (paid) => {
    const table = layWithTrain(SEATS).moves('0 plays bang at 1', `1 uses caboose with ${paid}`);
    expect([table.life(1), table.row(1).includes('caboose'), table.asked]).toEqual([4, true, [0]]);
    expect(table.row(1).includes(paid) || table.hand(1).includes(paid)).toBe(false);
  },
);

test('never itself, nor a card of another border', () => {
  const table = layWithTrain(SEATS).moves('0 plays bang at 1');
  expect(table.why('1 uses caboose with beer')).toBe('cannot-pay');
  expect(table.why('1 uses caboose with caboose')).toBe('cannot-pay');
  expect(table.why('1 uses caboose')).toBe('cannot-pay');
});
