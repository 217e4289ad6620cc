import { describe, expect, test } from 'vitest';
import { layInCity } from '../support/dodge-city.ts';
import { BYSTANDERS, lay, type More } from '../support/table.ts';
import { layWithBoth } from '../support/train.ts';

const laid = (seats: readonly string[], more: More = {}) =>
  layWithBoth(seats, { ...more, train: { wagons: 'cattle-truck lounge-car mail-car', ...more.train } });

describe('several die of one effect (B9.4, B9.5)', () => {
  const shoot = (...seats: string[]) => lay(seats).moves('0 plays gatling', '1 passes', '1 passes', '2 passes').winners;

  test('the sheriff and the last outlaw: the renegade who is left alone wins', () => {
    const sheriff = 'sheriff bart-cassidy 1';
    expect(
      shoot('renegade jesse-jones: gatling', sheriff, 'outlaw willy-the-kid 1', 'outlaw rose-doolan dead'),
    ).toEqual([0]);
  });

  test('the sheriff and the renegade: the outlaws win, the dead one too', () => {
    const sheriff = 'sheriff bart-cassidy 1';
    expect(
      shoot('outlaw jesse-jones: gatling', sheriff, 'renegade willy-the-kid 1', 'outlaw rose-doolan dead'),
    ).toEqual([0, 3]);
  });

  test('who takes the cards of the first has them when he is shot at', () => {
    const seats = [
      'sheriff jesse-jones: gatling',
      'outlaw vulture-sam 1: beer',
      'outlaw bart-cassidy 1: missed | barrel',
    ];
    const table = layInCity([...seats, 'renegade rose-doolan']);
    table.moves('0 plays gatling', '1 passes', '1 plays beer', '2 passes', '2 passes');
    expect([table.life(1), table.hand(1)]).toEqual([1, 'barrel missed']);
  });
});

describe('a ghost pays with what keeps him in play (G9.7)', () => {
  const ghost = (row: string) => [
    'sheriff jesse-jones: bang indians',
    `outlaw bart-cassidy 0: beer | ${row}`,
    ...BYSTANDERS,
  ];

  test('for a wagon: he is out, takes none, and the turn passes', () => {
    const seats = ['outlaw bart-cassidy 0: beer | ghost-car', 'sheriff jesse-jones', ...BYSTANDERS];
    const table = laid(seats, { train: { at: 1, stations: 'yooma oathman callico boom-town' } });
    table.moves('0 takes cattle-truck with ghost-car beer');
    expect([table.isDead(0), table.row(0), table.cards(0), table.turn]).toEqual([true, '', 0, 1]);
  });

  test('for a Missed!: the shot is over, and nobody has dodged it', () => {
    const table = laid(ghost('ghost-car caboose')).moves('0 plays bang at 1', '1 uses caboose with ghost-car');
    expect([table.isDead(1), table.asked, table.row(1), table.facts('dodged')]).toEqual([true, [0], '', []]);
  });

  test('against Indians!: the next is asked', () => {
    const table = laid(ghost('ghost-car sleeper-car')).moves('0 plays indians', '1 uses sleeper-car with ghost-car');
    expect([table.isDead(1), table.asked]).toEqual([true, [2]]);
  });
});

describe('Ghost Car and who is credited (G9.3, G9.11)', () => {
  test('lost in his own Duel, the holder plays on as a ghost', () => {
    const seats = ['outlaw jesse-jones 1: duel beer | ghost-car', 'sheriff bart-cassidy: bang', ...BYSTANDERS];
    const table = laid(seats).moves('0 plays duel at 1', '1 plays bang', '0 passes', '0 passes');
    expect([table.state.ghosts[0], table.asked, table.hand(0)]).toEqual([true, [0], 'beer']);
  });

  test('three players: who shoots the holder wins nothing; when the ghost goes out later it is nobody’s', () => {
    const seats = [
      'deputy jesse-jones: bang cat-balou',
      'outlaw el-gringo',
      'renegade willy-the-kid 1: beer | ghost-car',
    ];
    const table = laid(seats).moves('0 plays bang at 2', '2 passes', '2 passes');
    expect([table.winners, table.cards(0), table.isDead(2)]).toEqual([null, 1, false]);
    table.moves('0 plays cat-balou at 2 on ghost-car');
    expect([table.winners, table.cards(0), table.isDead(2)]).toEqual([null, 0, true]);
  });

  test('in Belle Star’s turn the holder is really eliminated: reward and abilities', () => {
    const seats = [
      'sheriff belle-star: bang',
      'outlaw bart-cassidy 1 | ghost-car',
      'outlaw herb-hunter',
      ...BYSTANDERS.slice(1),
    ];
    const table = laid(seats).moves('0 plays bang at 1', '1 passes', '1 passes');
    expect([table.isDead(1), table.row(1), table.cards(0), table.cards(2)]).toEqual([true, '', 3, 2]);
  });
});

test('B8.2: a shot that Evan Babbit passed on is the shooter’s, with reward and penalty', () => {
  const evan = 'outlaw evan-babbit: missed:2C';
  const after = (victim: string) =>
    laid([
      'sheriff jesse-jones: bang:5C beer | scope',
      evan,
      `${victim} willy-the-kid 1`,
      'renegade rose-doolan',
    ]).moves('0 plays bang at 1', '1 uses evan-babbit at 2 with missed', '2 passes', '2 passes');
  expect([after('outlaw').cards(0), after('outlaw').cards(1)]).toEqual([4, 0]);
  expect([after('deputy').cards(0), after('deputy').row(0)]).toEqual([0, '']);
});
