import { parseArgs } from 'node:util';
import type { Level } from '../../core/index.ts';
import { type DecisionCost, decisionCosts } from './bench-decisions.ts';
import { type StepCosts, stepCosts } from './bench-steps.ts';
import { playBotGame } from './bot-game.ts';
import { whole } from './simulate-options.ts';
import { rounded, stopwatch } from './stopwatch.ts';

const USAGE = `npm run bench -- [options]

  --games N   games for each figure (400)
  --json      one object on one line
  --help      this text`;

/** Games a second of the peer in C++ at its yardstick, by players (shared/design/fault-list.md). */
const PEER = { yardstick: 0.385, games: { 4: 437, 5: 328, 7: 220 } } as const;

interface GameRate {
  readonly players: number;
  /** A CPU second, greenhorns, every seat's redacted events written as JSON text. */
  readonly gamesPerSecond: number;
  /** The peer's figure on a machine as fast as this one is now. */
  readonly bar: number;
  readonly timesBar: number;
  readonly microsecondsPerDecision: number;
}

main();

function main(): void {
  let games: number;
  let json: boolean;
  try {
    const { values } = parseArgs({
      options: {
        games: { type: 'string', default: '400' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) {
      console.log(USAGE);
      return;
    }
    ({ json } = values);
    games = whole('--games', values.games, 10, 1_000_000);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    process.exitCode = 2;
    return;
  }
  const found = measured(games);
  console.log(json ? JSON.stringify(found) : JSON.stringify(found, null, 2));
}

interface Bench {
  /** CPU seconds of fib(38): how fast this machine is just now. */
  readonly yardstick: number;
  readonly rates: readonly GameRate[];
  readonly decisions: readonly DecisionCost[];
  readonly steps: StepCosts;
}

function measured(games: number): Bench {
  const before = yardstick();
  for (const players of [4, 5, 7]) playMany('greenhorn', players, 150);
  const rates = [4, 5, 7].map((players) => playMany('greenhorn', players, games));
  const decisions = (['random', 'greenhorn', 'gunslinger'] as const).map((level) => decisionCosts(level, 7, games));
  const steps = stepCosts(7, Math.ceil(games / 20));
  const speed = (before + yardstick()) / 2;
  return {
    yardstick: rounded(speed, 3),
    rates: rates.map(({ players, gamesPerSecond, microsecondsPerDecision }) => {
      const bar = (PEER.games[players as 4 | 5 | 7] * PEER.yardstick) / speed;
      return {
        players,
        gamesPerSecond: rounded(gamesPerSecond),
        bar: rounded(bar),
        timesBar: rounded(gamesPerSecond / bar, 2),
        microsecondsPerDecision: rounded(microsecondsPerDecision, 2),
      };
    }),
    decisions,
    steps,
  };
}

function playMany(level: Level, players: number, games: number) {
  const spent = stopwatch();
  let decisions = 0;
  const levels = Array.from({ length: players }, () => level);
  for (let seed = 1; seed <= games; seed += 1) {
    decisions += playBotGame({ seed, edition: 'fourth', expansions: [], levels, messages: true }).decisions;
  }
  const { cpuSeconds } = spent();
  return { players, gamesPerSecond: games / cpuSeconds, microsecondsPerDecision: (cpuSeconds * 1e6) / decisions };
}

/** CPU seconds of a known amount of work. */
function yardstick(): number {
  fib(30);
  const spent = stopwatch();
  fib(38);
  return spent().cpuSeconds;
}

function fib(n: number): number {
  return n < 2 ? n : fib(n - 1) + fib(n - 2);
}
