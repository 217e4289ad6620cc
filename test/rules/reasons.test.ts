import { describe, expect, test } from 'vitest';
import { layInCity } from '../support/dodge-city.ts';
import { lay, type Table } from '../support/table.ts';
import { layWithBoth, layWithTrain } from '../support/train.ts';

/** Sentences of play against their reason (`rules/reasons.md`): a code, with its figures where it has some. */
type Expected = Readonly<Record<string, string | null>>;

function told(table: Table, sentence: string): string | null {
  const reason = table.against(sentence);
  if (!reason) return null;
  const figures = Object.entries(reason.figures ?? {}).map(([name, value]) => `${name} ${value}`);
  return [reason.code, ...figures].join(', ');
}

const expectReasons = (table: Table, expected: Expected) =>
  expect(Object.fromEntries(Object.keys(expected).map((sentence) => [sentence, told(table, sentence)]))).toEqual(
    expected,
  );

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

describe('The Great Train Robbery', () => {
  const train = {
    stations: 'boom-town santa-fe yooma tombrock',
    wagons: 'cattle-truck ghost-car lumber-flatcar',
    at: 2,
  };
  const DEAD = OTHERS.with(2, 'renegade rose-doolan dead');

  test('taking a wagon', () => {
    const seats = ['sheriff jesse-jones: missed beer:6H beer:6S punch', ...DEAD];
    const table = layWithBoth(seats, { train });
    expectReasons(table, {
      '0 takes cattle-truck': 'cannot-pay, needed 1, given 0',
      '0 takes cattle-truck with beer:6S': 'cannot-pay, needed 1, given 0',
      '0 takes cattle-truck with beer:6H missed': 'cannot-pay, needed 1, given 1',
      '0 takes ghost-car with missed at 0': 'protected',
      '0 takes ghost-car with missed': 'no-target',
      '0 takes ghost-car at 3 with missed': 'cannot-pay, needed 1, given 0',
      '0 takes lumber-flatcar at 1 with missed': 'nothing-there',
      '0 takes lumber-flatcar at 3 with missed advancing': 'no-target',
      '0 takes caboose with missed': 'not-in-play',
      '1 takes cattle-truck with beer': 'not-your-decision',
    });
    expectReasons(table.moves('0 takes cattle-truck with missed punch advancing'), {
      '0 takes ghost-car with beer:6H at 1': 'limit-reached, limit 1',
    });
  });

  test('a price in life points: not the last one, and no cards', () => {
    const atTombrock = { train: { ...train, at: 4 } };
    expectReasons(layWithTrain(['sheriff jesse-jones 1: missed', ...DEAD], atTombrock), {
      '0 takes cattle-truck': 'last-life',
    });
    expectReasons(layWithTrain(['sheriff jesse-jones: missed', ...DEAD], atTombrock), {
      '0 takes cattle-truck with missed': 'cannot-pay, needed 0, given 1',
    });
  });

  test('wagons of the own row', () => {
    const row = 'baggage-car sleeper-car caboose coal-hopper circus-wagon mail-car passenger-car observation-car';
    const seats = [`sheriff jesse-jones: missed mustang | ${row}`, ...OTHERS];
    const table = layWithTrain(seats, { train: { wagons: 'cattle-truck ghost-car express-car' } });
    expectReasons(table, {
      '0 uses baggage-car': 'wrong-time',
      '0 uses baggage-car as missed': 'wrong-time',
      '0 uses baggage-car as beer': 'wrong-time',
      '0 uses baggage-car as bang at 0': 'no-target',
      '0 uses baggage-car as panic at 1 on scope': 'nothing-there',
      '0 uses baggage-car as panic at 0 on baggage-car': 'nothing-there',
      '0 uses sleeper-car at 1': 'cannot-pay, needed 1, given 0',
      '0 uses sleeper-car at 1 with missed': 'cannot-pay, needed 1, given 0',
      '0 uses sleeper-car at 1 with sleeper-car': 'cannot-pay, needed 1, given 0',
      '0 uses sleeper-car with mustang': 'no-target',
      '0 uses caboose with mustang': 'wrong-time',
      '0 uses coal-hopper at 1 on hand': 'nothing-there',
      '0 uses passenger-car at 0 on mail-car': 'no-target',
      '0 uses observation-car': 'wrong-time',
      '0 uses dining-car': 'not-in-play',
    });
    expectReasons(table.moves('0 uses sleeper-car with mustang at 1', '1 passes'), {
      '0 uses sleeper-car at 1 with caboose': 'limit-reached, limit 1',
    });
    expectReasons(layWithTrain(['sheriff jesse-jones | cattle-truck', ...OTHERS], { train: { wagons: 'caboose' } }), {
      '0 uses cattle-truck': 'nothing-there',
    });
  });

  test('Money Bag says what stands against the card that it would be', () => {
    const seats = ['sheriff jesse-jones: money-bag', ...OTHERS];
    const on = (discard: string) => layWithTrain(seats, { discard });
    expectReasons(on(''), { '0 plays money-bag': 'no-effect' });
    expectReasons(on('mustang'), { '0 plays money-bag': 'no-effect' });
    expectReasons(on('missed'), { '0 plays money-bag': 'wrong-time' });
    expectReasons(on('bang'), {
      '0 plays money-bag': 'no-target',
      '0 plays money-bag at 2': 'out-of-range, distance 2, reach 1',
      '0 plays money-bag at 1': null,
    });
  });

  test('Switch, Private Car, the limit of the turn, Evan Babbit', () => {
    const swap = layWithBoth([
      'sheriff jesse-jones: switch | dynamite',
      'outlaw willy-the-kid | dynamite:10C jail',
      'outlaw bart-cassidy | ghost-car scope',
      'renegade rose-doolan',
    ]);
    expectReasons(swap, {
      '0 plays switch giving dynamite': 'no-target',
      '0 plays switch giving dynamite at 1 on jail': 'protected',
      '0 plays switch giving dynamite at 2 on ghost-car': 'protected',
      '0 plays switch giving dynamite at 3 on scope': 'nothing-there',
      '0 plays switch giving barrel at 2 on scope': 'not-in-play',
    });
    const hidden = ['outlaw willy-the-kid | private-car', ...OTHERS.slice(1)];
    const janet = layWithTrain(['sheriff calamity-janet: bang missed knife-revolver train-robbery', ...hidden]);
    expectReasons(janet, {
      '0 plays bang at 1': 'protected',
      '0 plays missed as bang at 1': 'protected',
      '0 plays knife-revolver at 1': null,
      '0 plays train-robbery at 1': null,
      '0 plays train-robbery at 0': 'no-target',
    });
    expectReasons(janet.moves('0 plays train-robbery at 2'), {
      '0 plays knife-revolver at 1': 'bang-limit, played 1, limit 1',
      '0 plays bang at 3': 'bang-limit, played 1, limit 1',
    });
    const evan = 'outlaw evan-babbit: beer:6H missed:2C bang:9C';
    const shot = layWithTrain(['sheriff jesse-jones: bang:5C', evan, ...OTHERS.slice(1)]).moves('0 plays bang at 1');
    expectReasons(shot, {
      '1 uses evan-babbit': 'no-target',
      '1 uses evan-babbit at 0 with missed': 'no-target',
      '1 uses evan-babbit at 3 with missed': 'out-of-range, distance 2, reach 1',
      '1 uses evan-babbit at 2 with beer': 'cannot-pay, needed 1, given 0',
      '1 uses evan-babbit at 2': 'cannot-pay, needed 1, given 0',
    });
  });

  test('choices on the way', () => {
    const seats = ['deputy jesse-jones: water-tower', 'sheriff willy-the-kid: beer', ...OTHERS.slice(1)];
    const tower = layWithTrain(seats, { train: { wagons: 'ghost-car cattle-truck coal-hopper' } });
    expectReasons(tower.moves('0 plays water-tower'), {
      '0 chooses caboose': 'nothing-there',
      '0 chooses seat 1': 'malformed',
      '0 passes': 'wrong-time',
      '1 chooses ghost-car': 'not-your-decision',
    });
    expectReasons(tower.moves('0 chooses ghost-car'), {
      '0 chooses seat 1': 'protected',
      '0 chooses ghost-car': 'malformed',
      '0 chooses seat 2': null,
    });
    const shade = ['sheriff jesse-jones: next-stop', 'outlaw shade-oconnor: beer:6H bang', ...OTHERS.slice(1)];
    expectReasons(layWithTrain(shade).moves('0 plays next-stop'), {
      '1 discards beer:6H bang': 'wrong-count, needed 1, given 2',
      '1 discards missed': 'not-in-hand',
      '1 plays beer:6H': 'wrong-time',
    });
    const shed = [
      'sheriff jesse-jones | circus-wagon',
      'outlaw slab-the-killer: beer | barrel scope',
      ...OTHERS.slice(1),
    ];
    expectReasons(layWithTrain(shed).moves('0 uses circus-wagon'), {
      '1 discards barrel scope': 'wrong-count, needed 1, given 2',
      '1 discards beer': 'not-in-play',
      '1 passes': 'wrong-time',
    });
    const mail = ['sheriff jesse-jones | mail-car', ...OTHERS.with(1, 'outlaw bart-cassidy dead')];
    expectReasons(layWithTrain(mail, { draw: 'beer duel jail' }).moves('0 uses mail-car'), {
      '0 chooses seat 2 beer': 'no-target',
      '0 chooses seat 0 beer': 'no-target',
      '0 chooses seat 1 scope': 'nothing-there',
      '0 chooses beer': 'malformed',
    });
  });

  test('abilities of the train, and what is used up', () => {
    const sancho = layWithTrain(['sheriff sancho: bang beer', ...OTHERS]).moves(
      '0 uses sancho',
      '0 chooses cattle-truck',
    );
    expectReasons(sancho, {
      '0 uses sancho': 'limit-reached, limit 1',
      '0 takes observation-car with bang': 'limit-reached, limit 1',
    });
    const zippy = layWithTrain(['sheriff zippy-roy | express-car', ...OTHERS], { train: { wagons: 'caboose' } });
    expectReasons(zippy.moves('0 uses zippy-roy'), { '0 uses zippy-roy': 'limit-reached, limit 1' });
    zippy.moves('0 uses express-car');
    expectReasons(zippy, { '0 uses zippy-roy': null, '0 uses express-car': 'not-in-play' });
  });
});
