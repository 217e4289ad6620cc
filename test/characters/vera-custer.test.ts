import { expect, test } from 'vitest';
import { layInCity } from '../support/dodge-city.ts';
import { BYSTANDERS } from '../support/table.ts';

const SEATS = ['sheriff vera-custer', 'outlaw willy-the-kid', 'outlaw lucky-duke', 'renegade rose-doolan'];
const START = { phase: 'start' } as const;

test('fault 28: before drawing she takes the ability of another, not the life', () => {
  const table = layInCity(SEATS, { ...START, draw: 'bang bang' });
  expect(table.question).toMatchObject({ kind: 'ability', seats: [0], source: 'vera-custer' });
  table.moves('0 chooses character willy-the-kid', '0 plays bang at 1', '1 passes', '0 plays bang at 1', '1 passes');
  expect([table.life(1), table.state.maxLife[0]]).toEqual([2, 4]);
});

test('abilities of phase 1 and of the own turn work in that very turn', () => {
  const kit = SEATS.with(2, 'outlaw kit-carlson');
  expect(layInCity(kit, START).moves('0 chooses character kit-carlson').question?.kind).toBe('peek');
  const jose = ['sheriff vera-custer: barrel', 'outlaw jose-delgado', ...BYSTANDERS];
  const table = layInCity(jose, START).moves('0 chooses character jose-delgado', '0 uses jose-delgado with barrel');
  expect(table.cards(0)).toBe(4);
});

test('only characters in play, never her own or a dead one; a single one is taken without asking', () => {
  const table = layInCity(SEATS.with(3, 'renegade rose-doolan dead'), START);
  const why = (character: string) => table.why(`0 chooses character ${character}`);
  expect([why('rose-doolan'), why('vera-custer'), why('slab-the-killer')]).toEqual(Array(3).fill('nothing-there'));
  const two = ['sheriff vera-custer', 'renegade rose-doolan', 'outlaw willy-the-kid dead', 'outlaw lucky-duke dead'];
  const alone = layInCity(two, START);
  expect([alone.question?.kind, alone.state.abilities[0]]).toEqual(['play', 'rose-doolan']);
});

test('t48, D4.3: the flip for Jail is made with the ability of the last round; failed, it takes choice and ability', () => {
  const seats = ['sheriff jesse-jones', 'outlaw vera-custer', 'outlaw lucky-duke: jail', 'renegade rose-doolan'];
  const drawn = 'mustang mustang scope schofield schofield schofield remington winchester';
  const table = layInCity(seats, { turn: 1, phase: 'draw', draw: `${drawn} duel:8C beer:6H` });
  table.moves('1 chooses character lucky-duke', '1 ends', '2 plays jail at 1', '2 ends', '3 ends');
  table.moves('0 chooses deck', '0 ends');
  expect(table.question).toMatchObject({ kind: 'flip', seats: [1], source: 'jail' });
  table.moves('1 chooses duel');
  expect([table.turn, table.state.abilities[1], table.cards(1)]).toEqual([2, 'vera-custer', 2]);
});

test('D4.6: the ability stays when its model dies', () => {
  const seats = [
    'sheriff vera-custer: bang',
    'outlaw willy-the-kid 1: duel',
    'outlaw lucky-duke',
    'renegade rose-doolan',
  ];
  const table = layInCity(seats, { ...START, draw: 'bang bang' });
  table.moves('0 chooses character willy-the-kid', '0 plays bang at 1', '1 passes', '1 passes');
  expect([table.isDead(1), table.why('0 plays bang at 3')]).toEqual([true, null]);
});

const SHARING = [
  'sheriff vera-custer: bang',
  'outlaw vulture-sam',
  'renegade rose-doolan',
  'outlaw willy-the-kid 1: duel beer | scope',
];
const KILL = ['0 chooses character vulture-sam', '0 plays bang at 3', '3 passes', '3 passes'];

test('fault 9: with Vulture Sam she shares card by card, the nearest to the dead seat first', () => {
  const table = layInCity(SHARING, START).moves(...KILL);
  expect(table.question).toMatchObject({ kind: 'share', seats: [0], by: 3 });
  expect(table.why('0 chooses beer')).toBe('nothing-there');
  table.moves('0 chooses hand');
  expect([table.asked, table.cards(1)]).toEqual([[1], 0]);
  table.moves('1 chooses scope');
  expect([table.hand(1), table.cards(3), table.row(3)]).toEqual(['scope', 0, '']);
});

test('D4.8: where the table wants it the nearest takes all', () => {
  const table = layInCity(SHARING, { ...START, options: { vultureSplit: 'nearest' } }).moves(...KILL);
  expect([table.cards(3), table.cards(1), table.row(3)]).toEqual([0, 0, '']);
});
