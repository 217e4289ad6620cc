import { expect, test } from 'vitest';
import { BYSTANDERS, lay } from '../support/table.ts';

const lit = (life: string, draw: string, more: readonly string[] = ['outlaw bart-cassidy', ...BYSTANDERS]) =>
  lay([`sheriff jesse-jones ${life} | dynamite`.replace(' |', ': |'), ...more], { phase: 'start', draw });

test('two to nine of spades: it explodes for three life points, and nobody is to blame', () => {
  const table = lit('5', 'bang:2S');
  expect(table.life(0)).toBe(2);
  expect(table.facts('exploded')).toEqual([{ e: 'exploded', seat: 0 }]);
  expect(table.facts('lifeLost')).toEqual([{ e: 'lifeLost', seat: 0, points: 3, by: -1, source: 'dynamite' }]);
  expect(table.row(0)).toBe('');
});

test.for(['bang:10S', 'bang:AS', 'bang:9C'])('%s: it passes to the left', (card) => {
  const table = lit('5', card);
  expect(table.row(1)).toBe('dynamite');
  expect(table.facts('cardMoved').some(({ cause }) => cause === 'passedOn')).toBe(true);
});

test('fault 14: to the next who lives and has none before himself; with nobody free it stays', () => {
  const seats = ['outlaw bart-cassidy dead', 'outlaw willy-the-kid: | dynamite:3H', 'renegade rose-doolan'];
  expect(lit('5', 'bang:KC', seats).row(3)).toBe('dynamite');
  const full = [
    'outlaw bart-cassidy: | dynamite:3H',
    'outlaw willy-the-kid: | dynamite:4H',
    'renegade rose-doolan: | dynamite:5H',
  ];
  expect(lit('5', 'bang:KC', full).row(0)).toBe('dynamite');
});

test('fault 13: Dynamite comes before Jail; who dies of it drops the Jail and the turn passes once', () => {
  const seats = ['sheriff jesse-jones', 'outlaw bart-cassidy 2: | jail dynamite', ...BYSTANDERS];
  const table = lay(seats, { turn: 1, phase: 'start', draw: 'bang:5S' }).moves('1 passes');
  expect(table.isDead(1)).toBe(true);
  expect(table.turn).toBe(2);
  expect(table.discards(3).split(' ')).toContain('jail');
});

test('faults 7 and 21: a death by Dynamite earns nobody anything', () => {
  const seats = ['sheriff jesse-jones', 'outlaw el-gringo 1: | dynamite', ...BYSTANDERS];
  const table = lay(seats, { turn: 1, phase: 'start', draw: 'bang:5S' }).moves('1 passes');
  expect(table.facts('eliminated')).toEqual([{ e: 'eliminated', seat: 1, by: -1 }]);
  expect([0, 3].map((seat) => table.cards(seat))).toEqual([0, 0]);
});

test('it lies before its owner at least until his next turn', () => {
  const table = lay(['sheriff jesse-jones: dynamite', 'outlaw bart-cassidy', ...BYSTANDERS]).moves(
    '0 plays dynamite',
    '0 ends',
  );
  expect(table.row(0)).toBe('dynamite');
});
