import { expect, test } from 'vitest';
import { breachInGames } from './law.ts';
import { legalOnViews, offeredIsAccepted, survivesJson } from './legal-laws.ts';
import { secrecyLaws } from './secrecy-laws.ts';

const GAMES = 600;
const LAWS = { ...secrecyLaws(), offeredIsAccepted, legalOnViews: legalOnViews(), survivesJson };

test(`${GAMES} games: redaction, exchange of the hidden, fuzz, JSON after every event`, () => {
  const told = (done: number) => console.log(`${done} of ${GAMES} games`);
  expect(breachInGames(LAWS, 100_000, GAMES, told)).toBeNull();
});
