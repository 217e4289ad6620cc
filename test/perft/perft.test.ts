import { expect, test } from 'vitest';
import { layInCity } from '../support/dodge-city.ts';
import { BYSTANDERS, lay } from '../support/table.ts';
import { perft } from './perft.ts';

const PILE = 'bang missed beer bang:2C missed:2S beer:4H duel bang missed beer';

/** Tricky tables; the counts change only together with a rule. */
const TABLES = {
  'a Duel with the last life point, Sid Ketchum with a pair and a Beer': lay(
    ['sheriff calamity-janet 1: duel bang missed beer', 'outlaw sid-ketchum 1: bang missed beer', ...BYSTANDERS],
    { draw: PILE },
  ),
  'Slab the Killer at a Barrel, Jourdonnais and a Missed!': lay(
    ['sheriff slab-the-killer: bang cat-balou', 'outlaw jourdonnais 2: missed bang | barrel', ...BYSTANDERS],
    { draw: PILE },
  ),
  'Suzy Lafayette with one card against El Gringo': lay(
    [
      'sheriff suzy-lafayette: gatling',
      'outlaw el-gringo 2: bang',
      'outlaw bart-cassidy: beer',
      'renegade vulture-sam',
    ],
    { draw: PILE },
  ),
  'Lucky Duke before a Dynamite and a Jail': lay(
    ['sheriff jesse-jones: panic', 'outlaw lucky-duke: bang beer | dynamite jail', ...BYSTANDERS],
    { draw: PILE, turn: 1, phase: 'start' },
  ),
  'a Brawl with two to pay with, and a green card for later': layInCity(
    ['sheriff jesse-jones: brawl beer canteen', 'outlaw bart-cassidy: bang | barrel', ...BYSTANDERS],
    { draw: PILE },
  ),
  'Doc Holyday and a Springfield at Apache Kid': layInCity(
    [
      'deputy doc-holyday: springfield bang:9D beer:6H',
      'outlaw apache-kid 1: dodge | sombrero',
      'renegade molly-stark',
    ],
    { draw: PILE },
  ),
  'Vera Custer chooses with a Punch and a Derringer': layInCity(
    [
      'sheriff vera-custer: punch | derringer',
      'outlaw belle-star | mustang',
      'outlaw pat-brennan',
      'renegade elena-fuente: beer',
    ],
    { draw: PILE, phase: 'draw' },
  ),
};

test.for<[keyof typeof TABLES, number[]]>([
  ['a Duel with the last life point, Sid Ketchum with a pair and a Beer', [9, 31, 148, 752]],
  ['Slab the Killer at a Barrel, Jourdonnais and a Missed!', [5, 16, 43, 92]],
  ['Suzy Lafayette with one card against El Gringo', [2, 6, 8, 20]],
  ['Lucky Duke before a Dynamite and a Jail', [2, 4, 17, 41]],
  ['a Brawl with two to pay with, and a green card for later', [7, 21, 44, 99]],
  ['Doc Holyday and a Springfield at Apache Kid', [14, 37, 74, 154]],
  ['Vera Custer chooses with a Punch and a Derringer', [3, 18, 53, 207]],
])('%s', ([name, counts]) => {
  const { state } = TABLES[name];
  expect([1, 2, 3, 4].map((depth) => perft(state, depth))).toEqual(counts);
});
