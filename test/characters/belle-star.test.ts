import { expect, test } from 'vitest';
import { layInCity } from '../support/dodge-city.ts';
import { BYSTANDERS } from '../support/table.ts';

const SEATS = [
  'sheriff belle-star: bang duel',
  'outlaw bart-cassidy: missed | mustang barrel bible volcanic',
  ...BYSTANDERS,
];

test('fault 26: in her turn the rows of the others have no effect, and afterwards they have it again', () => {
  const table = layInCity(SEATS).moves('0 plays bang at 1');
  expect([table.why('1 flips barrel'), table.why('1 uses bible')]).toEqual(['wrong-time', 'wrong-time']);
  table.moves('1 plays missed', '0 ends');
  expect(table.turn).toBe(1);
  const later = ['sheriff belle-star', 'outlaw bart-cassidy: bang bang | mustang barrel volcanic', ...BYSTANDERS];
  expect(layInCity(later, { turn: 1 }).moves('1 plays bang at 0', '0 passes').why('1 plays bang at 0')).toBeNull();
});

test('fault 29: she sees nobody farther away, and nobody asks again with only a silent card in the row', () => {
  const seats = [
    'sheriff belle-star: bang | volcanic',
    'outlaw bart-cassidy: bang | mustang hideout sombrero',
    ...BYSTANDERS,
  ];
  const table = layInCity(seats).moves('0 plays bang at 1', '1 passes');
  expect(table.life(1)).toBe(3);
});

test('abilities, hand cards and her own row work', () => {
  const regret = ['sheriff belle-star: bang', 'outlaw paul-regret', ...BYSTANDERS];
  expect(layInCity(regret).why('0 plays bang at 1')).toBe('out-of-range');
  const flips = ['sheriff belle-star: bang', 'outlaw jourdonnais', ...BYSTANDERS];
  expect(layInCity(flips, { draw: 'beer:6H' }).moves('0 plays bang at 1', '1 flips jourdonnais').life(1)).toBe(4);
  const jailed = ['sheriff bart-cassidy', 'outlaw belle-star | jail', ...BYSTANDERS];
  expect(layInCity(jailed, { turn: 1, phase: 'start', draw: 'duel:8C' }).turn).toBe(2);
});

test('the silent cards can be taken and discarded', () => {
  const seats = ['sheriff belle-star: panic cat-balou', 'outlaw bart-cassidy | barrel bible', ...BYSTANDERS];
  const table = layInCity(seats).moves('0 plays panic at 1 on barrel', '0 plays cat-balou at 1 on bible');
  expect([table.hand(0), table.row(1)]).toEqual(['barrel', '']);
});

test('dead, she silences nobody', () => {
  const seats = ['sheriff jesse-jones | barrel', 'outlaw belle-star 1: duel', ...BYSTANDERS];
  const table = layInCity(seats, { turn: 1 }).moves('1 plays duel at 0', '0 passes');
  expect(table.life(0)).toBe(4);
  const lost = ['sheriff jesse-jones: bang | barrel', 'outlaw belle-star 1: duel panic', ...BYSTANDERS];
  expect(layInCity(lost, { turn: 1 }).moves('1 plays duel at 0', '0 plays bang', '1 passes', '1 passes').turn).toBe(2);
});
