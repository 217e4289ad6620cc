import { describe, expect, test } from 'vitest';
import { gunslingerOutlook } from '../../core/bots/gunslinger.ts';
import { nextGain } from '../../core/bots/train-plan.ts';
import { type Level, legal, redact, redactEvent } from '../../core/index.ts';
import type { More } from '../support/table.ts';
import { layWithTrain } from '../support/train.ts';
import { botOn, gameOf, namedAt, sevenOf } from './support.ts';

const named = (level: Level, seats: readonly string[], more: More = {}, ...before: string[]): string[] =>
  namedAt(layWithTrain(seats, more).moves(...before), level);

const REST = ['outlaw bart-cassidy: bang bang', 'outlaw willy-the-kid: bang bang', 'renegade rose-doolan: bang bang'];
const BOOM_TOWN = { stations: 'boom-town yooma callico oathman' };

describe.each<Level>(['greenhorn', 'gunslinger'])('a %s', (level) => {
  test('pays for a wagon that is worth its price', () => {
    const train = { ...BOOM_TOWN, wagons: 'mail-car circus-wagon lounge-car' };
    const seats = ['sheriff jesse-jones: bang bang', ...REST];
    expect(named(level, seats, { train })).toEqual(['{by:0,take:mail-car,pay:[bang]}']);
  });

  test('keeps its Barrel rather than pay with it', () => {
    const train = { stations: 'deathwood yooma callico oathman', wagons: 'private-car circus-wagon prisoner-car' };
    expect(named(level, ['sheriff jesse-jones | barrel', ...REST], { train })).toEqual(['{by:0,end:true}']);
  });

  test('uses what it has taken', () => {
    expect(named(level, ['sheriff jesse-jones | mail-car', ...REST])).toEqual(['{by:0,use:mail-car}']);
  });

  test('answers with a wagon, or with another blue card, rather than be hit', () => {
    const seats = ['sheriff jesse-jones: bang', 'outlaw willy-the-kid 1 | caboose scope', ...REST.slice(1)];
    expect(named(level, seats, {}, '0 plays bang at 1')).toEqual(['{by:1,use:caboose,pay:[scope]}']);
    const car = seats.with(1, 'outlaw willy-the-kid 1 | baggage-car');
    expect(named(level, car, {}, '0 plays bang at 1')).toEqual(['{by:1,use:baggage-car,as:missed}']);
  });

  test('has an Ironhorse that would kill it do nothing', () => {
    const seats = ['outlaw jesse-jones 1: full-steam', 'sheriff willy-the-kid', ...REST.slice(1)];
    expect(named(level, seats, {}, '0 plays full-steam', '0 passes')).toEqual(['{by:0,choose:{option:ignore}}']);
  });

  test('leaves itself out of what hurts everybody', () => {
    const seats = ['sheriff sgt-blaze 1', ...REST];
    expect(named(level, seats, { phase: 'start', train: { at: 3 } }, '0 passes')).toEqual(['{by:0,choose:{seat:0}}']);
  });
});

describe.each<Level>(['random', 'greenhorn', 'gunslinger'])('bots, each a %s', (level) => {
  test('end every game on the train, and every move they make is one that they were offered', () => {
    const boxes = [['great-train-robbery'], ['dodge-city', 'great-train-robbery']];
    for (let seed = 1; seed <= 6; seed += 1) {
      const seats = seed % 2 === 0 ? 7 : seed % 3 === 0 ? 3 : 8;
      expect(gameOf(sevenOf(level, seats), seed, () => {}, boxes[1]).winners).not.toBeNull();
      expect(gameOf(sevenOf(level, 5), seed, () => {}, boxes[0]).winners).not.toBeNull();
    }
  });
});

test('gunslingers take a wagon about every other round and move the train', () => {
  let [taken, moves] = [0, 0];
  for (let seed = 1; seed <= 6; seed += 1) {
    const watch = ({ move }: { readonly move: object }): void => {
      if ('take' in move) taken += 1;
      if ('end' in move) moves += 1;
    };
    gameOf(sevenOf('gunslinger', 6), seed, watch, ['great-train-robbery']);
  }
  expect(taken / moves).toBeGreaterThan(0.05);
});

describe('one step of the train', () => {
  // The sheriff to the left moves the train himself: after a step of mine the Mail Car stands where any two cards pay it.
  const train = { at: 1, stations: 'silverado callico yooma oathman', wagons: 'mail-car prisoner-car private-car' };
  const gainOf = (role: string): number => {
    const { state, events } = layWithTrain([`${role} kit-carlson`, 'sheriff bart-cassidy: beer beer', ...REST], {
      train,
    });
    const view = redact(state, 0);
    const seen = events.map((event) => redactEvent(event, 0));
    return nextGain(gunslingerOutlook({ view, events: seen, legal: legal(view, 0), ...botOn(0, 'gunslinger') }));
  };

  test('is worth something where a friend can pay for a wagon then, and a loss where an enemy can', () => {
    expect(gainOf('deputy')).toBeGreaterThan(0.1);
    expect(gainOf('outlaw')).toBeLessThan(-0.1);
  });
});
