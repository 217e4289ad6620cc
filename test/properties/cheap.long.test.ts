import { expect, test } from 'vitest';
import { breachInGames } from './law.ts';
import { CHEAP_LAWS } from './play-laws.ts';

const GAMES = 20_000;

test(`${GAMES} games: cards, progress, lists and ends`, () => {
  const told = (done: number) => console.log(`${done} of ${GAMES} games`);
  expect(breachInGames(CHEAP_LAWS, 1_000, GAMES, told)).toBeNull();
});
