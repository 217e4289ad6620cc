import { describe, test } from 'vitest';
import { expectReasons } from '../support/reasons.ts';
import { layWithBoth, layWithTrain } from '../support/train.ts';

const OTHERS = ['outlaw willy-the-kid: beer | barrel', 'outlaw bart-cassidy', 'renegade rose-doolan'];

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
