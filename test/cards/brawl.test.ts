import { expect, test } from 'vitest';
import { layInCity } from '../support/dodge-city.ts';
import { BYSTANDERS } from '../support/table.ts';

const SEATS = [
  'sheriff jesse-jones: brawl beer',
  'outlaw bart-cassidy: missed',
  'outlaw willy-the-kid: bang | barrel',
  'renegade rose-doolan | scope',
];

test('t32: everybody else loses a named card, clockwise, and nobody draws in between', () => {
  const seats = SEATS.with(1, 'outlaw suzy-lafayette: missed');
  const table = layInCity(seats, { draw: 'duel' });
  table.moves('0 plays brawl with beer naming 1:hand 2:barrel 3:scope');
  expect(table.discards(5)).toBe('scope barrel missed beer brawl');
  expect([table.hand(1), table.hand(2), table.row(3)]).toEqual(['duel', 'bang', '']);
  expect(table.facts('cardMoved').map(({ cause }) => cause)).toEqual([
    'played',
    'price',
    'dropped',
    'dropped',
    'dropped',
    'drawn',
  ]);
});

test('every seat with a card has to be named once, in any order, and no other', () => {
  const why = (named: string) => layInCity(SEATS).why(`0 plays brawl with beer ${named}`);
  expect(why('naming 3:scope 1:hand 2:hand')).toBeNull();
  expect(why('')).toBe('no-target');
  expect(why('naming 1:hand 2:hand')).toBe('no-target');
  expect(why('naming 1:hand 2:hand 2:barrel')).toBe('no-target');
  expect(why('naming 0:hand 1:hand 2:hand 3:scope')).toBe('no-target');
  expect(why('naming 1:barrel 2:hand 3:scope')).toBe('nothing-there');
  expect(layInCity(SEATS).why('0 plays brawl naming 1:hand 2:hand 3:scope')).toBe('cannot-pay');
});

test('who has no card is skipped; where nobody has one it may still be played for nothing', () => {
  const empty = ['sheriff jesse-jones: brawl beer', 'outlaw bart-cassidy: missed', ...BYSTANDERS];
  expect(layInCity(empty).moves('0 plays brawl with beer naming 1:hand').discards(1)).toBe('missed');
  const nobody = ['sheriff jesse-jones: brawl beer', 'outlaw bart-cassidy', ...BYSTANDERS];
  expect(layInCity(nobody).moves('0 plays brawl with beer naming').discards(2)).toBe('beer brawl');
});
