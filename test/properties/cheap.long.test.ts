import { expect, test } from 'vitest';
import { breachInLongRun } from './long-run.ts';
import { CHEAP_LAWS } from './play-laws.ts';
import { TABLE_LAWS } from './table-laws.ts';

const GAMES = 20_000;

test(`${GAMES} games: cards, progress, lists and ends`, async () => {
  expect(await breachInLongRun({ ...CHEAP_LAWS, ...TABLE_LAWS }, 1_000, GAMES)).toBeNull();
});
