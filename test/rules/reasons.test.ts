import { describe, test } from 'vitest';
import { layInCity } from '../support/dodge-city.ts';
import { expectReasons } from '../support/reasons.ts';
import { lay } from '../support/table.ts';

const OTHERS = ['outlaw willy-the-kid: beer | barrel', 'outlaw bart-cassidy', 'renegade rose-doolan'];

describe('the base game', () => {
  test('phase 2', () => {
    const hand = 'missed bang:2C panic cat-balou jail beer mustang:2C schofield duel';
    expectReasons(lay([`sheriff jesse-jones: ${hand} | mustang`, ...OTHERS]), {
      '0 plays missed': 'wrong-time',
      '0 plays bang at 2': 'out-of-range, distance 2, reach 1',
      '0 plays bang': 'no-target',
      '0 plays bang at 0': 'no-target',
      '0 plays gatling': 'not-in-hand',
      '0 plays panic at 2 on hand': 'out-of-range, distance 2, reach 1',
      '0 plays panic at 1 on barrel': null,
      '0 plays panic at 3 on hand': 'nothing-there',
      '0 plays panic at 0 on hand': 'no-target',
      '0 plays cat-balou at 2 on hand': 'nothing-there',
      '0 plays cat-balou at 1 on scope': 'nothing-there',
      '0 plays jail at 0': 'no-target',
      '0 plays mustang': 'duplicate-in-play',
      '0 plays schofield at 1': 'malformed',
      '0 plays duel at 0': 'no-target',
      '0 uses jesse-jones': 'wrong-time',
      '0 flips barrel': 'wrong-time',
      '0 passes': 'wrong-time',
      '0 discards beer': 'wrong-time',
      '1 plays beer': 'not-your-decision',
    });
  });

  test('two players left: the edition’s ban on Beer, none on Saloon', () => {
    const two = ['sheriff jesse-jones 2: beer saloon', 'outlaw bart-cassidy', 'outlaw willy-the-kid dead'];
    expectReasons(lay([...two, 'renegade rose-doolan dead']), { '0 plays beer': 'no-effect', '0 plays saloon': null });
  });

  test('a shot, a Duel, the last life point, phase 3', () => {
    const target = 'outlaw sid-ketchum 1: beer bang missed | barrel scope';
    const shot = lay(['sheriff jesse-jones: bang', target, ...OTHERS.slice(1)]).moves('0 plays bang at 1');
    expectReasons(shot, {
      '1 plays beer': 'wrong-time',
      '1 plays bang': 'wrong-time',
      '1 flips scope': 'wrong-time',
      '1 flips jourdonnais': 'wrong-time',
      '1 uses barrel': 'wrong-time',
      '1 plays missed as bang': 'wrong-time',
      '1 uses sid-ketchum with beer': 'cannot-pay, needed 2, given 1',
      '2 plays missed': 'not-your-decision',
      '0 plays bang at 1': 'not-your-decision',
    });
    expectReasons(shot.moves('1 passes'), {
      '1 plays missed': 'wrong-time',
      '1 ends': 'wrong-time',
      '1 plays beer': null,
    });
    const duel = lay(['sheriff jesse-jones: duel', target, ...OTHERS.slice(1)]).moves('0 plays duel at 1');
    expectReasons(duel, { '1 plays missed': 'wrong-time', '1 flips barrel': 'wrong-time', '1 plays bang': null });
    const excess = lay(['sheriff jesse-jones 1: bang beer:6H beer:7H', ...OTHERS]).moves('0 ends');
    expectReasons(excess, {
      '0 discards bang': 'wrong-count, needed 2, given 1',
      '0 discards bang beer:6H beer:7H': 'wrong-count, needed 2, given 3',
      '0 passes': 'wrong-count, needed 2, given 0',
      '0 discards bang missed': 'not-in-hand',
      '0 plays beer': 'wrong-time',
    });
  });

  test('an ability for any time at full life', () => {
    expectReasons(lay(['sheriff sid-ketchum: bang beer', ...OTHERS]), {
      '0 uses sid-ketchum with bang beer': 'no-effect',
      '0 uses sid-ketchum with bang missed': 'not-in-hand',
    });
  });
});

describe('Dodge City', () => {
  test('prices, green cards, names of each', () => {
    const hand = 'brawl springfield ragtime tequila whisky punch dodge canteen:2C iron-plate:2C';
    const row = 'canteen knife* derringer iron-plate';
    expectReasons(layInCity([`sheriff jesse-jones: ${hand} | ${row}`, ...OTHERS]), {
      '0 plays brawl with punch': 'no-target',
      '0 plays brawl with punch naming 1:hand': null,
      '0 plays brawl naming 1:hand': 'cannot-pay, needed 1, given 0',
      '0 plays brawl with punch naming 1:scope': 'nothing-there',
      '0 plays brawl with punch naming 1:hand 2:hand': 'nothing-there',
      '0 plays springfield at 2': 'cannot-pay, needed 1, given 0',
      '0 plays springfield at 2 with missed': 'not-in-hand',
      '0 plays springfield at 0 with punch': 'no-target',
      '0 plays ragtime at 2 on hand with punch': 'nothing-there',
      '0 plays whisky with brawl punch': 'cannot-pay, needed 1, given 2',
      '0 plays punch at 2': 'out-of-range, distance 2, reach 1',
      '0 plays dodge': 'wrong-time',
      '0 plays canteen': 'duplicate-in-play',
      '0 plays iron-plate': 'duplicate-in-play',
      '0 uses knife at 1': 'fresh-green',
      '0 uses iron-plate': 'wrong-time',
      '0 uses derringer at 2': 'out-of-range, distance 2, reach 1',
      '0 uses howitzer': 'not-in-play',
    });
  });

  test('abilities of the own turn', () => {
    expectReasons(layInCity(['sheriff chuck-wengam 1: beer', ...OTHERS]), {
      '0 uses chuck-wengam': 'last-life',
      '0 uses jose-delgado with beer': 'wrong-time',
    });
    expectReasons(layInCity(['sheriff doc-holyday: beer bang | mustang', ...OTHERS]), {
      '0 uses doc-holyday at 2 with beer bang': 'out-of-range, distance 2, reach 1',
      '0 uses doc-holyday at 1 with beer': 'cannot-pay, needed 2, given 1',
      '0 uses doc-holyday at 1 with beer mustang': 'not-in-hand',
      '0 uses doc-holyday with beer bang': 'no-target',
    });
    const jose = layInCity(['sheriff jose-delgado: beer canteen mustang scope barrel', ...OTHERS]);
    expectReasons(jose, {
      '0 uses jose-delgado with canteen': 'cannot-pay, needed 1, given 0',
      '0 uses jose-delgado with mustang scope': 'cannot-pay, needed 1, given 2',
    });
    expectReasons(jose.moves('0 uses jose-delgado with mustang', '0 uses jose-delgado with scope'), {
      '0 uses jose-delgado with barrel': 'limit-reached, limit 2',
    });
  });
});
