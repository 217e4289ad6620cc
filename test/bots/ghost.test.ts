import { describe, expect, test } from 'vitest';
import type { Level } from '../../core/index.ts';
import type { More } from '../support/table.ts';
import { layWithTrain } from '../support/train.ts';
import { namedAt } from './support.ts';

const named = (level: Level, seats: readonly string[], more: More = {}, ...before: string[]): string[] =>
  namedAt(layWithTrain(seats, more).moves(...before), level);

/** A Ghost Car for any two cards, and nothing else to be had. */
const GHOST_CAR = {
  train: { at: 1, stations: 'yooma silverado callico oathman', wagons: 'ghost-car circus-wagon prisoner-car' },
};

/** No wagon at a station that anybody here could pay. */
const NO_WAGON = {
  train: { at: 1, stations: 'silverado santa-fe callico dodgeville', wagons: 'circus-wagon cattle-truck prisoner-car' },
};

describe.each<Level>(['greenhorn', 'gunslinger'])('a %s', (level) => {
  test('brings a dead mate back rather than guard itself in good health', () => {
    const seats = [
      'outlaw jesse-jones: schofield schofield',
      'sheriff bart-cassidy',
      'outlaw rose-doolan dead',
      'renegade vulture-sam',
    ];
    expect(named(level, seats, GHOST_CAR)).toEqual(['{by:0,take:ghost-car,pay:[schofield,schofield],target:2}']);
  });

  test('guards itself with the last life point', () => {
    const seats = [
      'outlaw jesse-jones 1: schofield schofield',
      'sheriff bart-cassidy',
      'outlaw rose-doolan',
      'renegade vulture-sam',
    ];
    expect(named(level, seats, GHOST_CAR)).toEqual(['{by:0,take:ghost-car,pay:[schofield,schofield],target:0}']);
  });

  test('never brings an enemy back', () => {
    const seats = [
      'sheriff jesse-jones: schofield schofield',
      'outlaw bart-cassidy',
      'outlaw rose-doolan dead',
      'deputy vulture-sam',
    ];
    for (const move of named(level, seats, GHOST_CAR)) expect(move).not.toContain('target:2');
  });

  test('ends a ghost by what takes its Ghost Car, and shoots at somebody who can still lose a life point', () => {
    const seats = [
      'sheriff jesse-jones: cat-balou bang',
      'outlaw bart-cassidy 0: beer beer | ghost-car barrel',
      'deputy vulture-sam',
      'outlaw rose-doolan 3',
    ];
    expect(named(level, seats, NO_WAGON)[0]).toContain('play:cat-balou,target:1,on:ghost-car');
    expect(named(level, seats.with(0, 'sheriff jesse-jones: bang'), NO_WAGON)).toEqual(['{by:0,play:bang,target:3}']);
  });

  test('as a ghost shoots with all that it may, and does not pay with what keeps it in play', () => {
    const ghost = [
      'outlaw jesse-jones 0: bang | ghost-car',
      'sheriff bart-cassidy',
      'outlaw rose-doolan',
      'renegade sid-ketchum',
    ];
    expect(named(level, ghost, NO_WAGON)).toEqual(['{by:0,play:bang,target:1}']);
    const train = { at: 1, stations: 'yooma silverado callico oathman', wagons: 'mail-car circus-wagon prisoner-car' };
    const poor = ghost.with(0, 'outlaw jesse-jones 0: beer | ghost-car');
    for (const move of named(level, poor, { train })) expect(move).not.toContain('take');
  });
});
