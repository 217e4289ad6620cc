import { expect, test } from 'vitest';
import { BYSTANDERS, lay } from '../support/table.ts';

test('regains one life point in the own turn, for oneself alone', () => {
  const table = lay(['sheriff jesse-jones 2: beer', 'outlaw bart-cassidy 1', ...BYSTANDERS]);
  expect(table.why('0 plays beer at 1')).toBe('malformed');
  expect(table.moves('0 plays beer').life(0)).toBe(3);
});

test('fault 12: it may be wasted at full life', () => {
  const table = lay(['sheriff jesse-jones: beer', 'outlaw bart-cassidy', ...BYSTANDERS]).moves('0 plays beer');
  expect(table.life(0)).toBe(5);
  expect(table.discards(1)).toBe('beer');
});

test('fault 12: a last life point is saved by a Beer, no other loss is', () => {
  const dying = lay(['sheriff jesse-jones: bang', 'outlaw bart-cassidy 1: beer', ...BYSTANDERS]);
  dying.moves('0 plays bang at 1', '1 passes');
  expect(dying.question).toMatchObject({ kind: 'dying', seats: [1], by: 0, source: 'bang', need: 1 });
  expect(dying.moves('1 plays beer').life(1)).toBe(1);
  const hurt = lay(['sheriff jesse-jones: bang', 'outlaw bart-cassidy 3: beer', ...BYSTANDERS]);
  hurt.moves('0 plays bang at 1', '1 passes');
  expect(hurt.why('1 plays beer')).toBe('not-your-decision');
});

test('fault 12: a Dynamite may need several', () => {
  const seats = ['sheriff jesse-jones 2: beer beer | dynamite', 'outlaw bart-cassidy', ...BYSTANDERS];
  const table = lay(seats, { phase: 'start', draw: 'bang:9S' });
  expect(table.question).toMatchObject({ kind: 'dying', need: 2, source: 'dynamite' });
  table.moves('0 plays beer');
  expect(table.question).toMatchObject({ kind: 'dying', need: 1 });
  expect(table.moves('0 plays beer').isDead(0)).toBe(false);
});

test('fault 12: with two alive it is useless: refused, or without effect in the third edition', () => {
  const seats = [
    'sheriff jesse-jones 2: beer',
    'outlaw bart-cassidy',
    'outlaw paul-regret dead',
    'renegade rose-doolan dead',
  ];
  expect(lay(seats).why('0 plays beer')).toBe('no-effect');
  expect(lay(seats, { edition: 'third' }).moves('0 plays beer').life(0)).toBe(2);
});

test('fault 12: with two alive nobody is asked for one; the last hit kills', () => {
  const seats = [
    'sheriff jesse-jones: bang',
    'outlaw bart-cassidy 1: beer',
    'outlaw paul-regret dead',
    'renegade rose-doolan dead',
  ];
  const table = lay(seats).moves('0 plays bang at 1', '1 passes');
  expect(table.winners).toEqual([0]);
});
