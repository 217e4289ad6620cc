import { expect, test } from 'vitest';
import { BYSTANDERS, lay } from '../support/table.ts';

test('draws a card for each life point lost, once the loss is settled', () => {
  const table = lay(['sheriff jesse-jones: bang', 'outlaw bart-cassidy', ...BYSTANDERS]).moves(
    '0 plays bang at 1',
    '1 passes',
  );
  expect(table.cards(1)).toBe(1);
  expect(table.facts('abilityUsed')).toEqual([{ e: 'abilityUsed', seat: 1, character: 'bart-cassidy' }]);
});

test('fault 21: three for a Dynamite that was survived, Beers first', () => {
  const seats = ['sheriff jesse-jones', 'outlaw bart-cassidy 2: beer beer | dynamite', ...BYSTANDERS];
  const table = lay(seats, { turn: 1, phase: 'start', draw: 'bang:5S' });
  expect(table.cards(1)).toBe(2);
  table.moves('1 plays beer', '1 plays beer');
  expect(table.life(1)).toBe(1);
  expect(table.cards(1)).toBe(3 + 2);
});

test('faults 6 and 21: dead, he draws nothing', () => {
  const table = lay(['sheriff jesse-jones: bang', 'renegade bart-cassidy 1', ...BYSTANDERS]);
  table.moves('0 plays bang at 1', '1 passes', '1 passes');
  expect(table.facts('abilityUsed')).toEqual([]);
  expect(table.cards(1)).toBe(0);
});

test('of a Gatling he draws before the next seat is asked', () => {
  const table = lay(['sheriff jesse-jones: gatling', 'outlaw bart-cassidy', ...BYSTANDERS]).moves(
    '0 plays gatling',
    '1 passes',
  );
  expect(table.asked).toEqual([2]);
  expect(table.cards(1)).toBe(1);
});
