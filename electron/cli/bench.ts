import { type DecisionCost, decisionCosts } from './bench-decisions.ts';
import { BENCH_USAGE, type BenchOptions, benchOptions } from './bench-options.ts';
import { type StepCosts, stepCosts } from './bench-steps.ts';
import { type TrainListing, trainListing } from './bench-train.ts';
import { playBotGame } from './bot-game.ts';
import { rounded, stopwatch } from './stopwatch.ts';

interface BenchTable {
  readonly players: number;
  readonly expansions: readonly string[];
  /** Games a second of the peer in C++ at its yardstick. */
  readonly peer: number;
}

const PEER_YARDSTICK = 0.385;
const TABLES: readonly BenchTable[] = [
  { players: 4, expansions: [], peer: 437 },
  { players: 5, expansions: [], peer: 328 },
  { players: 7, expansions: [], peer: 220 },
  { players: 8, expansions: ['dodge-city'], peer: 161 },
  { players: 3, expansions: ['dodge-city', 'great-train-robbery'], peer: 300 },
  { players: 7, expansions: ['dodge-city', 'great-train-robbery'], peer: 300 },
];

/**
 * Games of a table right before it is measured: until then the engine is still compiling. A table with further sets comes
 * last, since code that has seen more kinds of moves is slower from then on.
 */
const WARM_UP = 1500;
/** Between them the yardstick is looked at. */
const SLICES = 20;

/** How many times fib(38) takes as long as fib(33): each calls as often as the two before it. */
const LONGER = ((1 + Math.sqrt(5)) / 2) ** 5;

interface GameRate {
  readonly players: number;
  readonly expansions: readonly string[];
  /** As of the whole bench, but taken in between these very games: a shared machine is faster and slower by turns. */
  readonly yardstick: number;
  /** A CPU second, greenhorns, every seat's redacted events written as JSON text. */
  readonly gamesPerSecond: number;
  /** The peer's figure on a machine as fast as this one is now. */
  readonly bar: number;
  readonly timesBar: number;
  readonly microsecondsPerDecision: number;
}

main();

function main(): void {
  let options: BenchOptions;
  try {
    options = benchOptions(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
    return;
  }
  const { games, json, help } = options;
  if (help) {
    console.log(BENCH_USAGE);
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
  readonly listing: TrainListing;
}

function measured(games: number): Bench {
  const before = yardstick();
  const rates = TABLES.map((table) => rateOf(table, games));
  const decisions = (['random', 'greenhorn', 'gunslinger'] as const).map((level) => decisionCosts(level, 7, games));
  const steps = stepCosts(7, Math.ceil(games / 20));
  const listing = trainListing(7);
  return { yardstick: rounded((before + yardstick()) / 2, 3), rates, decisions, steps, listing };
}

function rateOf(table: BenchTable, games: number): GameRate {
  playMany(table, WARM_UP);
  let speed = 0;
  let cpuSeconds = 0;
  let decisions = 0;
  for (let slice = 0; slice < SLICES; slice += 1) {
    const from = Math.floor((games * slice) / SLICES);
    const played = playMany(table, Math.floor((games * (slice + 1)) / SLICES) - from, from + 1);
    speed += (timed(33) * LONGER) / SLICES;
    cpuSeconds += played.cpuSeconds;
    decisions += played.decisions;
  }
  const bar = (table.peer * PEER_YARDSTICK) / speed;
  return {
    players: table.players,
    expansions: table.expansions,
    yardstick: rounded(speed, 3),
    gamesPerSecond: rounded(games / cpuSeconds),
    bar: rounded(bar),
    timesBar: rounded(games / cpuSeconds / bar, 2),
    microsecondsPerDecision: rounded((cpuSeconds * 1e6) / decisions, 2),
  };
}

function playMany({ players, expansions }: BenchTable, games: number, from = 1) {
  const spent = stopwatch();
  let decisions = 0;
  const levels = Array.from({ length: players }, () => 'greenhorn' as const);
  for (let seed = from; seed < from + games; seed += 1) {
    decisions += playBotGame({ seed, edition: 'fourth', expansions, levels, messages: true }).decisions;
  }
  return { cpuSeconds: spent().cpuSeconds, decisions };
}

/** CPU seconds of a known amount of work. */
function yardstick(): number {
  fib(30);
  return timed(38);
}

function timed(n: number): number {
  const spent = stopwatch();
  fib(n);
  return spent().cpuSeconds;
}

function fib(n: number): number {
  return n < 2 ? n : fib(n - 1) + fib(n - 2);
}
