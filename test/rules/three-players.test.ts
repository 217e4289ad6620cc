import { expect, test } from 'vitest';
import { quarryOf } from '../../core/index.ts';
import { layInCity } from '../support/dodge-city.ts';

const KILL_RIGHT = ['0 plays bang at 2', '2 passes', '2 passes'];

test('D6.3: whoever is credited with the death of his quarry wins at once', () => {
  const seats = ['deputy jesse-jones: bang', 'outlaw willy-the-kid', 'renegade slab-the-killer 1: duel'];
  expect(layInCity(seats).moves(...KILL_RIGHT).winners).toEqual([0]);
});

test('fault 7, D6.5: any elimination brings its killer three cards, of whatever role, and no penalty', () => {
  const seats = ['deputy jesse-jones: bang beer', 'renegade willy-the-kid', 'outlaw slab-the-killer 1: duel'];
  const table = layInCity(seats).moves(...KILL_RIGHT);
  expect([table.winners, table.cards(0)]).toEqual([null, 4]);
});

test('fault 10, D6.4: after the wrong killer the last one alive wins, whoever did it', () => {
  const seats = [
    'deputy jesse-jones: bang',
    'renegade willy-the-kid 1: panic | dynamite',
    'outlaw slab-the-killer 1: duel',
  ];
  const table = layInCity(seats, { draw: 'scope mustang barrel missed:5S' }).moves(...KILL_RIGHT);
  expect(table.winners).toBeNull();
  table.moves('0 ends');
  expect([table.isDead(1), table.winners]).toEqual([true, [0]]);
});

test('D6.4: a death that nobody is credited with ends nothing', () => {
  const seats = ['deputy jesse-jones', 'outlaw willy-the-kid 1: panic | dynamite', 'renegade slab-the-killer'];
  const table = layInCity(seats, { turn: 1, phase: 'start', draw: 'missed:5S' }).moves('1 passes');
  expect([table.isDead(1), table.winners, table.turn]).toEqual([true, null, 2]);
});

test('D6.9: who kills both others at once wins', () => {
  const seats = ['deputy jesse-jones: gatling', 'outlaw willy-the-kid 1: duel', 'renegade slab-the-killer 1: duel'];
  const table = layInCity(seats).moves('0 plays gatling', '1 passes', '1 passes');
  expect(table.winners).toBeNull();
  expect(table.moves('2 passes').winners).toEqual([0]);
});

test('D6.6: anybody may be jailed', () => {
  const seats = ['deputy jesse-jones', 'outlaw willy-the-kid: jail', 'renegade slab-the-killer'];
  expect(layInCity(seats, { turn: 1 }).moves('1 plays jail at 0').row(0)).toBe('jail');
});

test('D6.2, D6.4: everybody hunts somebody until one has fallen; with a sheriff nobody does', () => {
  const seats = ['deputy jesse-jones: bang', 'renegade willy-the-kid', 'outlaw slab-the-killer 1: duel'];
  const table = layInCity(seats);
  expect([0, 1, 2].map((seat) => quarryOf(table.state, seat))).toEqual([1, 2, 0]);
  table.moves(...KILL_RIGHT);
  expect([0, 1].map((seat) => quarryOf(table.state, seat))).toEqual([null, null]);
  const four = ['sheriff jesse-jones', 'renegade willy-the-kid', 'outlaw slab-the-killer', 'outlaw rose-doolan'];
  expect(quarryOf(layInCity(four).state, 1)).toBeNull();
});
