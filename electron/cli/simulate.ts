import { playBotGame } from './bot-game.ts';
import { collector } from './collector.ts';
import { PairedGames } from './paired-games.ts';
import { progressOf } from './progress.ts';
import { type SimulateOptions, simulateOptions, USAGE } from './simulate-options.ts';
import { peakRssMb, rounded, stopwatch } from './stopwatch.ts';
import { count, emptyTally } from './tally.ts';

/** Rare, since a collection throws away compiled code as well, which takes longer to make again than the games. */
const GAMES_PER_COLLECTION = 400;

main();

function main(): void {
  let options: SimulateOptions;
  try {
    options = simulateOptions(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
    return;
  }
  if (options.help) {
    console.log(USAGE);
    return;
  }
  const found = simulate(options);
  console.log(options.json ? JSON.stringify(found) : inWords(found));
  if (found.unfinished > 0 || found.brokenInvariants > 0) process.exitCode = 1;
}

interface Simulated {
  readonly unfinished: number;
  readonly brokenInvariants: number;
  readonly [figure: string]: unknown;
}

function simulate(options: SimulateOptions): Simulated {
  const { games, players, edition, expansions, seed, bots, against, messages } = options;
  const tally = emptyTally();
  const pairs = new PairedGames();
  const progress = progressOf(games);
  const collect = collector();
  const spent = stopwatch();
  for (let game = 0; game < games; game += 1) {
    const setup = { seed: seed + game, edition, expansions, messages };
    if (against) for (const finished of pairs.play(setup, players, bots, against)) count(tally, finished);
    else count(tally, playBotGame({ ...setup, levels: Array.from({ length: players }, () => bots) }));
    progress.done(game + 1);
    if (game % GAMES_PER_COLLECTION === GAMES_PER_COLLECTION - 1) collect();
  }
  const { seconds, cpuSeconds } = spent();
  progress.stop();
  return {
    games: tally.games,
    players,
    seconds: rounded(seconds, 3),
    cpuSeconds: rounded(cpuSeconds, 3),
    gamesPerSecond: rounded(tally.games / cpuSeconds),
    decisions: tally.decisions,
    microsecondsPerDecision: rounded((cpuSeconds * 1e6) / tally.decisions, 2),
    turnsPerGame: rounded(tally.turns / tally.games),
    winsBySide: tally.wins,
    unfinished: tally.unfinished,
    brokenInvariants: tally.broken,
    peakRssMb: rounded(peakRssMb()),
    ...(messages ? { bytesPerSeatAndDecision: Math.round(tally.written / tally.decisions / players) } : {}),
    ...(against ? { bots, against, differences: pairs.differences() } : {}),
  };
}

const inWords = (found: Simulated): string =>
  Object.entries(found)
    .map(([figure, value]) => `${figure.padEnd(26)}${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join('\n');
