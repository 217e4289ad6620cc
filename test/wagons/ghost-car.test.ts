import { expect, test } from 'vitest';
import { layWithBoth, layWithTrain } from '../support/train.ts';

const SEATS = [
  'sheriff jesse-jones: bang bang:AS',
  'outlaw willy-the-kid 1 | ghost-car',
  'outlaw slab-the-killer 1: missed',
  'renegade lucky-duke',
];

test('its holder stays in play without life: no role, no reward', () => {
  const table = layWithTrain(SEATS).moves('0 plays bang at 1', '1 passes', '1 passes');
  expect([table.isDead(1), table.life(1), table.state.ghosts[1], table.state.shown[1]]).toEqual([
    false,
    0,
    true,
    false,
  ]);
  expect(table.hand(0)).toBe('bang');
});

test('fault 33: a ghost loses nothing more, and is out when the card leaves it', () => {
  const seats = SEATS.with(0, 'sheriff jesse-jones: bang cat-balou').with(
    1,
    'outlaw willy-the-kid 0: beer | ghost-car barrel',
  );
  const table = layWithTrain(seats).moves('0 plays bang at 1', '1 passes');
  expect([table.life(1), table.isDead(1)]).toEqual([0, false]);
  table.moves('0 plays cat-balou at 1 on ghost-car');
  expect([table.isDead(1), table.state.shown[1], table.cards(1), table.row(1), table.cards(0)]).toEqual([
    true,
    true,
    0,
    '',
    0,
  ]);
});

test('t72: an eliminated player is back at once, without life or cards', () => {
  const seats = SEATS.with(1, 'outlaw willy-the-kid dead');
  const table = layWithTrain(seats, { train: { wagons: 'ghost-car cattle-truck lounge-car' } });
  table.moves('0 takes ghost-car with bang at 1', '0 ends');
  expect([table.turn, table.isDead(1), table.life(1), table.state.shown[1]]).toEqual([1, false, 0, true]);
});

test('never before the sheriff', () => {
  const table = layWithTrain(
    SEATS.with(1, 'outlaw willy-the-kid: panic | ghost-car').with(0, 'sheriff jesse-jones: panic bang'),
    {
      train: { wagons: 'lounge-car cattle-truck coal-hopper' },
    },
  );
  expect(table.why('0 plays panic at 1 on ghost-car')).toBe('protected');
  const taken = layWithTrain(SEATS, { train: { wagons: 'coal-hopper cattle-truck lounge-car' } });
  expect(taken.why('0 takes coal-hopper with bang')).toBeNull();
});

test('a ghost discards his hand at the end of his turn, a single card by itself', () => {
  const seats = SEATS.with(1, 'outlaw willy-the-kid 0: beer | ghost-car');
  const table = layWithTrain(seats, { turn: 1 }).moves('1 ends');
  expect([table.cards(1), table.row(1), table.turn]).toEqual([0, 'ghost-car', 2]);
});

test('he cannot be healed, nor pay with life', () => {
  const seats = SEATS.with(1, 'outlaw willy-the-kid 0: beer | ghost-car');
  const table = layWithTrain(seats, { turn: 1, train: { stations: 'tombrock yooma santa-fe callico' } });
  expect(table.why('1 takes cattle-truck')).toBe('last-life');
  expect(table.moves('1 plays beer').life(1)).toBe(0);
});

test('t73: a sheriff who inherits it lays it before somebody else, who may be the dead one', () => {
  const seats = [
    'outlaw belle-star: bang',
    'outlaw willy-the-kid 1: beer | ghost-car',
    'sheriff vulture-sam',
    'renegade lucky-duke',
  ];
  const table = layWithBoth(seats).moves('0 plays bang at 1', '1 passes', '1 passes');
  expect([table.question?.kind, table.asked, table.why('2 chooses seat 2')]).toEqual(['place', [2], 'protected']);
  table.moves('2 chooses seat 1');
  expect([table.isDead(1), table.life(1), table.row(1), table.row(2)]).toEqual([false, 0, 'ghost-car', '']);
});

test('g18: a sheriff cannot take it in place of phase 1', () => {
  const seats = ['sheriff pat-brennan', 'outlaw willy-the-kid | ghost-car mail-car', ...SEATS.slice(2)];
  const table = layWithBoth(seats, { phase: 'draw' });
  expect(table.why('0 chooses seat 1 ghost-car')).toBe('protected');
  expect(table.moves('0 chooses seat 1 mail-car').row(0)).toBe('mail-car');
});

test('who takes his own one keeps it: it never leaves his row', () => {
  const seats = SEATS.with(1, 'outlaw willy-the-kid 0: panic beer | ghost-car barrel');
  const table = layWithTrain(seats, { turn: 1 }).moves('1 plays panic at 1 on ghost-car');
  expect([table.isDead(1), table.hand(1), table.row(1)]).toEqual([false, 'beer', 'barrel ghost-car']);
  const pat = SEATS.with(1, 'outlaw pat-brennan 0: beer | ghost-car');
  expect(layWithBoth(pat, { turn: 1, phase: 'draw' }).moves('1 chooses seat 1 ghost-car').isDead(1)).toBe(false);
});

test('with the option the game ends as soon as the last ghost is out, whoever else was to come', () => {
  const seats = [
    'sheriff jesse-jones | circus-wagon',
    'outlaw willy-the-kid 0 | ghost-car',
    'deputy slab-the-killer | barrel mustang',
    'renegade lucky-duke dead',
  ];
  const after = layWithTrain(seats).moves('0 uses circus-wagon');
  expect([after.asked, after.winners]).toEqual([[2], null]);
  const atOnce = layWithTrain(seats, { options: { winCheck: 'immediate' } }).moves('0 uses circus-wagon');
  expect([atOnce.asked, atOnce.winners, atOnce.row(2)]).toEqual([[], [0, 2], 'barrel mustang']);
});

test('fault 33: his powers go on, and nobody gains by his end, which comes once', () => {
  const seats = [
    'sheriff jesse-jones: bang bang:2C cat-balou',
    'outlaw bart-cassidy 1 | ghost-car',
    'outlaw herb-hunter',
    'outlaw greg-digger 2',
    'renegade vulture-sam',
  ];
  const table = layWithBoth(seats.with(0, 'sheriff willy-the-kid: bang bang:2C cat-balou'));
  table.moves('0 plays bang at 1', '1 passes', '1 passes');
  expect([table.cards(1), table.cards(2), table.life(3), table.cards(0)]).toEqual([1, 0, 2, 2]);
  table.moves('0 plays bang at 1', '1 passes');
  expect(table.cards(1)).toBe(1);
  table.moves('0 plays cat-balou at 1 on ghost-car');
  expect([table.isDead(1), table.cards(2), table.life(3), table.cards(4), table.cards(0)]).toEqual([true, 0, 2, 0, 0]);
  expect([table.facts('eliminated').length, table.facts('roleShown').length]).toEqual([1, 1]);
});

test('fault 33: his turn is one like others, extra ones too, and ends with an empty hand', () => {
  const seats = SEATS.with(1, 'outlaw pixie-pete 0: beer | ghost-car express-car');
  const table = layWithBoth(seats, { turn: 1 }).moves('1 uses express-car');
  expect([table.turn, table.cards(1)]).toEqual([1, 3]);
  const [first, second, third] = table.hand(1).split(' ');
  table.moves('1 ends', `1 discards ${first} ${second} ${third}`);
  expect([table.turn, table.cards(1), table.state.ghosts[1]]).toEqual([2, 0, true]);
});
