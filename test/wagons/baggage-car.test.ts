import { expect, test } from 'vitest';
import { BYSTANDERS } from '../support/table.ts';
import { layWithTrain } from '../support/train.ts';

const SEATS = [
  'sheriff jesse-jones: bang | baggage-car',
  'outlaw willy-the-kid: duel | barrel',
  'outlaw slab-the-killer',
  'renegade lucky-duke',
];

test('an extra BANG!, with the reach of one', () => {
  const table = layWithTrain(SEATS).moves('0 plays bang at 1', '1 passes');
  expect(table.why('0 uses baggage-car as bang at 2')).toBe('out-of-range');
  table.moves('0 uses baggage-car as bang at 1', '1 passes');
  expect([table.life(1), table.row(0)]).toEqual([2, '']);
});

test('a Panic! or a Cat Balou', () => {
  expect(layWithTrain(SEATS).moves('0 uses baggage-car as panic at 1 on barrel').hand(0)).toBe('bang barrel');
  expect(layWithTrain(SEATS).moves('0 uses baggage-car as cat-balou at 1 on hand').discards()).toBe('duel');
  expect(layWithTrain(SEATS).why('0 uses baggage-car as panic at 2 on hand')).toBe('out-of-range');
  expect(layWithTrain(SEATS).why('0 uses baggage-car as missed')).toBe('wrong-time');
  expect(layWithTrain(SEATS).why('0 uses baggage-car as beer')).toBe('wrong-time');
});

test('a Missed!, and a BANG! in a Duel', () => {
  const seats = SEATS.with(0, 'sheriff jesse-jones: bang').with(1, 'outlaw willy-the-kid | baggage-car');
  expect(layWithTrain(seats).moves('0 plays bang at 1', '1 uses baggage-car as missed').life(1)).toBe(4);
  const duel = layWithTrain(SEATS, { turn: 1 }).moves('1 plays duel at 0', '0 uses baggage-car as bang');
  expect(duel.asked).toEqual([1]);
});

test('Slab the Killer’s demand holds for it, unless the table takes it for an effect', () => {
  const seats = ['sheriff slab-the-killer | baggage-car', 'outlaw willy-the-kid: missed', ...BYSTANDERS];
  const need = (wagonBang: 'card' | 'effect') =>
    layWithTrain(seats, { options: { wagonBang } }).moves('0 uses baggage-car as bang at 1').question?.need;
  expect([need('card'), need('effect')]).toEqual([2, 1]);
});
