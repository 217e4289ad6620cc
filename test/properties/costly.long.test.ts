import { expect, test } from 'vitest';
import { legalOnViews, offeredIsAccepted, survivesJson } from './legal-laws.ts';
import { breachInLongRun } from './long-run.ts';
import { secrecyLaws } from './secrecy-laws.ts';

const GAMES = 500;
const LAWS = { ...secrecyLaws(), offeredIsAccepted, legalOnViews: legalOnViews(), survivesJson };

test(`${GAMES} games: redaction, exchange of the hidden, fuzz, JSON after every event`, async () => {
  expect(await breachInLongRun(LAWS, 100_000, GAMES)).toBeNull();
});
