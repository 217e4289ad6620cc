import { expect, test } from 'vitest';
import { breachInLongRun } from './long-run.ts';
import { CHEAP_LAWS } from './play-laws.ts';
import { TABLE_LAWS } from './table-laws.ts';

/** Of every combination of sets and 3 to 8 players; in two halves, so that two processors share them. */
const GAMES = 20_000;
const HALF = GAMES / 2;
const FIRST = 1_000;

/** One half of the games, 0 or 1. */
export function testHalf(half: 0 | 1): void {
  test(`half ${half + 1} of ${GAMES} games: cards, progress, lists and ends`, async () => {
    expect(await breachInLongRun({ ...CHEAP_LAWS, ...TABLE_LAWS }, FIRST + half * HALF, HALF)).toBeNull();
  });
}
