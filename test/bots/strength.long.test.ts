import { describe, expect, test } from 'vitest';
import { SEAT_COUNTS } from '../../core/index.ts';
import { playBotGame } from '../../electron/cli/bot-game.ts';
import { PairedGames } from '../../electron/cli/paired-games.ts';
import { count, emptyTally } from '../../electron/cli/tally.ts';

const SETUP = { edition: 'fourth', expansions: [], messages: false } as const;

describe('strength of the bots', () => {
  test.each([5, 7])('a gunslinger among %i wins more on a greenhorn’s chair than the greenhorn did', (players) => {
    const pairs = new PairedGames();
    for (let seed = 1; seed <= 1000; seed += 1) pairs.play({ ...SETUP, seed }, players, 'gunslinger', 'greenhorn');
    const { mean } = pairs.differences();
    if (!mean) throw new Error('expected pairs, got none');
    console.log(`${players} players: ${mean.points} ± ${mean.plusMinus} points in the mean over the roles`);
    expect(mean.points - mean.plusMinus).toBeGreaterThan(0);
  });

  test.each(SEAT_COUNTS)('among %i gunslingers every side wins its share', (players) => {
    const tally = emptyTally();
    const levels = Array.from({ length: players }, () => 'gunslinger' as const);
    for (let seed = 1; seed <= 300; seed += 1) count(tally, playBotGame({ ...SETUP, seed, levels }));
    console.log(`${players} players: ${JSON.stringify(tally.wins)}`);
    expect(tally).toMatchObject({ unfinished: 0, broken: 0 });
    expect(tally.wins.law).toBeGreaterThan(300 * 0.25);
    expect(tally.wins.outlaws).toBeGreaterThan(300 * 0.12);
    expect(tally.wins.renegade).toBeGreaterThan(300 * 0.01);
  });
});

test.each([3, 8])('among %i gunslingers with Dodge City every side wins its share', (players) => {
  const tally = emptyTally();
  const setup = { ...SETUP, expansions: ['dodge-city'] };
  const levels = Array.from({ length: players }, () => 'gunslinger' as const);
  for (let seed = 1; seed <= 150; seed += 1) count(tally, playBotGame({ ...setup, seed, levels }));
  console.log(`${players} players with Dodge City: ${JSON.stringify(tally.wins)}`);
  expect(tally).toMatchObject({ unfinished: 0, broken: 0 });
  expect(tally.wins.law).toBeGreaterThan(150 * 0.2);
  expect(tally.wins.outlaws).toBeGreaterThan(150 * 0.12);
  expect(tally.wins.renegade).toBeGreaterThan(150 * 0.01);
});

describe('2000 games of greenhorns', () => {
  test.each([3, 5, 8])('with Dodge City and %i players, 200 of them, end, too', (players) => {
    const tally = emptyTally();
    const setup = { ...SETUP, expansions: ['dodge-city'] };
    const levels = Array.from({ length: players }, () => 'greenhorn' as const);
    for (let seed = 1; seed <= 200; seed += 1) count(tally, playBotGame({ ...setup, seed, levels }));
    expect(tally).toMatchObject({ games: 200, unfinished: 0, broken: 0 });
  });

  test.each(SEAT_COUNTS)('of %i players end without a broken promise', (players) => {
    const tally = emptyTally();
    const levels = Array.from({ length: players }, () => 'greenhorn' as const);
    for (let seed = 1; seed <= 500; seed += 1) count(tally, playBotGame({ ...SETUP, seed, levels }));
    expect(tally).toMatchObject({ games: 500, unfinished: 0, broken: 0 });
  });
});
