import { expect, test } from 'vitest';
import { layInCity } from '../support/dodge-city.ts';
import { BYSTANDERS, lay } from '../support/table.ts';

test('fault 9: takes hand and row of everybody who is eliminated, before anything is discarded', () => {
  const seats = [
    'sheriff jesse-jones: bang',
    'outlaw bart-cassidy 1: beer missed | barrel',
    'outlaw vulture-sam',
    'renegade rose-doolan',
  ];
  const table = lay(seats).moves('0 plays bang at 1', '1 passes', '1 passes');
  expect(table.hand(2)).toBe('barrel beer missed');
  expect(table.discards()).toBe('bang');
  expect(table.cards(0)).toBe(3);
});

test('faults 8 and 9: a sheriff who kills his deputy takes the cards, then loses all', () => {
  const seats = ['sheriff vulture-sam: bang panic | scope', 'deputy bart-cassidy 1: missed', ...BYSTANDERS];
  const table = lay(seats).moves('0 plays bang at 1', '1 passes', '1 passes');
  expect([table.hand(0), table.row(0)]).toEqual(['', '']);
  expect(table.discards(4).split(' ').sort()).toEqual(['bang', 'missed', 'panic', 'scope']);
});

test('his own cards go to the pile', () => {
  const seats = ['sheriff jesse-jones: bang', 'renegade vulture-sam 1: missed | scope', ...BYSTANDERS];
  const table = lay(seats).moves('0 plays bang at 1', '1 passes', '1 passes');
  expect(table.discards(3)).toBe('missed scope bang');
});

test('fault 9: a green card that he inherits has to be laid again, and is new again', () => {
  const seats = ['sheriff vulture-sam: bang', 'outlaw bart-cassidy 1 | canteen', ...BYSTANDERS];
  const table = layInCity(seats).moves('0 plays bang at 1', '1 passes', '1 passes', '0 plays canteen');
  expect(table.why('0 uses canteen')).toBe('fresh-green');
});
