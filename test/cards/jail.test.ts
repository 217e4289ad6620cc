import { expect, test } from 'vitest';
import { BYSTANDERS, lay } from '../support/table.ts';

const jailed = (draw: string, more = {}) =>
  lay(['sheriff jesse-jones', 'outlaw bart-cassidy: bang bang bang bang bang | jail', ...BYSTANDERS], {
    turn: 1,
    phase: 'start',
    draw,
    ...more,
  });

test('hearts: out of jail, and the turn goes on', () => {
  const table = jailed('beer:6H');
  expect(table.row(1)).toBe('');
  expect(table.question).toMatchObject({ kind: 'play', seats: [1] });
  expect(table.cards(1)).toBe(7);
});

test('otherwise the turn is lost; in the fourth edition the excess is still discarded', () => {
  const table = jailed('bang:2C');
  expect(table.facts('turnLost')).toEqual([{ e: 'turnLost', seat: 1 }]);
  expect(table.question).toMatchObject({ kind: 'discard', seats: [1], need: 1 });
  expect(table.moves('1 discards bang').turn).toBe(2);
});

test('in the third edition nothing of the turn is left', () => {
  const table = jailed('bang:2C', { edition: 'third' });
  expect(table.turn).toBe(2);
  expect(table.cards(1)).toBe(5);
});

test('before any seat but the sheriff’s, oneself included, and not where one lies', () => {
  const seats = [
    'sheriff jesse-jones',
    'outlaw bart-cassidy: jail',
    'outlaw willy-the-kid: | jail',
    'renegade rose-doolan',
  ];
  const table = lay(seats, { turn: 1 });
  expect(table.why('1 plays jail at 0')).toBe('no-target');
  expect(table.why('1 plays jail at 2')).toBe('duplicate-in-play');
  expect(table.why('1 plays jail at 1')).toBeNull();
  table.moves('1 plays jail at 3');
  expect(table.row(3)).toBe('jail');
  expect(table.facts('aimed')).toEqual([{ e: 'aimed', by: 1, at: 3, kind: 'jail' }]);
});

test('fault 13: in the laid order a failed Jail does not spare the Dynamite', () => {
  const seats = ['sheriff jesse-jones', 'outlaw slab-the-killer: | jail dynamite', ...BYSTANDERS];
  const table = lay(seats, { turn: 1, phase: 'start', draw: 'bang:2C bang:3S', edition: 'hungarian' });
  expect(table.life(1)).toBe(1);
  expect(table.turn).toBe(2);
});
