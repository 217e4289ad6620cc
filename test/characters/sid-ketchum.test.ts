import { expect, test } from 'vitest';
import { BYSTANDERS, lay } from '../support/table.ts';

const USE = '1 uses sid-ketchum with bang beer';

test('fault 11: discards two cards for a life point, any time, whoever is asked', () => {
  const seats = ['sheriff jesse-jones: bang', 'outlaw sid-ketchum 2: bang beer missed missed', ...BYSTANDERS];
  const table = lay(seats);
  const question = table.question?.id;
  table.moves(USE);
  expect(table.life(1)).toBe(3);
  expect(table.discards(2)).toBe('beer bang');
  expect(table.asked).toEqual([0]);
  expect(table.question?.id).toBe(question);
});

test('fault 11: not at full life, not with one card, not with cards of others', () => {
  const full = lay(['sheriff jesse-jones', 'outlaw sid-ketchum: bang beer', ...BYSTANDERS]);
  expect(full.why(USE)).toBe('no-effect');
  const hurt = lay(['sheriff jesse-jones: panic', 'outlaw sid-ketchum 2: bang beer', ...BYSTANDERS]);
  expect(hurt.against('1 uses sid-ketchum with bang')).toEqual({
    code: 'cannot-pay',
    figures: { needed: 2, given: 1 },
  });
  expect(hurt.why('1 uses sid-ketchum with bang panic')).toBe('not-in-hand');
  expect(hurt.why('0 uses sid-ketchum with panic panic')).toBe('wrong-time');
});

test('fault 11: dying, he mixes pairs and Beers, and is not killed while he still can', () => {
  const seats = ['sheriff jesse-jones', 'outlaw sid-ketchum 2: bang missed beer | dynamite', ...BYSTANDERS];
  const table = lay(seats, { turn: 1, phase: 'start', draw: 'bang:5S' });
  expect(table.question).toMatchObject({ kind: 'dying', need: 2 });
  table.moves('1 uses sid-ketchum with bang missed');
  expect(table.question).toMatchObject({ kind: 'dying', need: 1 });
  table.moves('1 plays beer');
  expect(table.life(1)).toBe(1);
});

test('fault 11: with two alive pairs still save, Beers do not', () => {
  const seats = [
    'sheriff jesse-jones: bang',
    'renegade sid-ketchum 1: beer missed',
    'outlaw willy-the-kid dead',
    'outlaw rose-doolan dead',
  ];
  const table = lay(seats).moves('0 plays bang at 1', '1 passes');
  expect(table.why('1 plays beer')).toBe('no-effect');
  expect(table.moves('1 uses sid-ketchum with beer missed').life(1)).toBe(1);
});

test('fault 11: dying, he may also refuse', () => {
  const seats = ['sheriff jesse-jones: bang', 'outlaw sid-ketchum 1: beer missed', ...BYSTANDERS];
  expect(lay(seats).moves('0 plays bang at 1', '1 passes', '1 passes').isDead(1)).toBe(true);
});

test('in phase 3 a pair may be spent instead, and his limit rises with his life', () => {
  const table = lay(['sheriff sid-ketchum 3: bang bang bang bang beer', 'outlaw bart-cassidy', ...BYSTANDERS]).moves(
    '0 ends',
  );
  expect(table.question).toMatchObject({ kind: 'discard', need: 2 });
  table.moves('0 uses sid-ketchum with bang bang');
  expect(table.turn).toBe(1);
  expect(table.life(0)).toBe(4);
});

test('fault 37: once he has saved himself the question is another one, so that a second click answers nothing', () => {
  const seats = ['sheriff jesse-jones', 'outlaw sid-ketchum 3: bang missed beer | dynamite', ...BYSTANDERS];
  const table = lay(seats, { turn: 1, phase: 'start', draw: 'bang:5S' });
  const dying = table.question?.id ?? 0;
  table.moves('1 uses sid-ketchum with bang missed');
  expect(table.question).toMatchObject({ kind: 'play', seats: [1], id: dying + 1 });
});

test('T0.4: his last cards spent while Jesse Jones may take them leave Jesse only the pile', () => {
  const seats = ['sheriff jesse-jones', 'outlaw sid-ketchum 2: bang missed', ...BYSTANDERS];
  const table = lay(seats, { phase: 'draw' });
  expect(table.question).toMatchObject({ kind: 'source', seats: [0] });
  const source = table.question?.id ?? 0;
  table.moves('1 uses sid-ketchum with bang missed');
  expect(table.question).toMatchObject({ kind: 'play', seats: [0], id: source + 1 });
  expect(table.cards(0)).toBe(2);
});
