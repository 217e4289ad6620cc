import { expect, test } from 'vitest';
import { layWithTrain } from '../support/train.ts';

const SEATS = [
  'sheriff sgt-blaze: gatling general-store saloon',
  'outlaw willy-the-kid 2',
  'outlaw slab-the-killer',
  'renegade rose-doolan',
];

test('one player is left out of what he does to several', () => {
  const table = layWithTrain(SEATS).moves('0 plays gatling');
  expect(table.question).toMatchObject({ kind: 'spare', seats: [0] });
  table.moves('0 chooses seat 1', '2 passes', '3 passes');
  expect([table.life(1), table.life(2), table.asked]).toEqual([2, 3, [0]]);
});

test('himself only where he is among them', () => {
  expect(layWithTrain(SEATS).moves('0 plays gatling').why('0 chooses seat 0')).toBe('no-target');
  expect(layWithTrain(SEATS).moves('0 plays saloon').why('0 chooses seat 0')).toBeNull();
});

test('the store has one card fewer', () => {
  const table = layWithTrain(SEATS).moves('0 plays general-store', '0 chooses seat 2');
  expect(table.question?.cards.length).toBe(3);
});

test('he may leave out nobody', () => {
  expect(layWithTrain(SEATS).moves('0 plays gatling', '0 passes').asked).toEqual([1]);
});

test('the locomotive in his turn', () => {
  const table = layWithTrain(SEATS, { phase: 'start', train: { at: 3 } }).moves('0 passes');
  expect(table.question?.kind).toBe('spare');
  table.moves('0 chooses seat 0');
  expect(table.question).toMatchObject({ kind: 'shot', seats: [1] });
});
