import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..', '..');
const LONG = 240_000;

/** Runs a tool of the command line as a person does. */
function run(...args: readonly string[]): { readonly code: number | null; readonly out: string; readonly err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}
const tool = (name: string, ...args: readonly string[]) => run('electron/cli/bundled.mjs', name, ...args);
const scenarios = (...paths: readonly string[]) =>
  run('node_modules/tsx/dist/cli.mjs', 'electron/cli/scenarios.ts', ...paths);

/** Every number in a value, however deep. */
const numbersIn = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [value];

describe('the tools that count and measure', () => {
  test(
    'simulate prints one object with all its figures',
    () => {
      const { code, out } = tool('simulate', '--games', '30', '--players', '5', '--seed', '3', '--messages', '--json');
      expect(code).toBe(0);
      const figures = JSON.parse(out);
      expect(figures).toMatchObject({ games: 30, players: 5, unfinished: 0, brokenInvariants: 0 });
      expect(Object.keys(figures)).toEqual(
        expect.arrayContaining([
          'seconds',
          'cpuSeconds',
          'gamesPerSecond',
          'decisions',
          'microsecondsPerDecision',
          'turnsPerGame',
          'winsBySide',
          'peakRssMb',
        ]),
      );
      expect(numbersIn(figures).every((each) => typeof each !== 'number' || Number.isFinite(each))).toBe(true);
    },
    LONG,
  );

  test(
    'the same seed plays the same games',
    () => {
      const play = () => {
        const { decisions, turnsPerGame, winsBySide } = JSON.parse(
          tool('simulate', '--games', '10', '--players', '4', '--seed', '5', '--bots', 'gunslinger', '--json').out,
        );
        return { decisions, turnsPerGame, winsBySide };
      };
      expect(play()).toEqual(play());
    },
    LONG,
  );

  test(
    'the bench prints a figure for every table, level and step',
    () => {
      const { code, out } = tool('bench', '--games', '10', '--json');
      expect(code).toBe(0);
      const found = JSON.parse(out);
      expect(found.rates.map(({ players }: { players: number }) => players)).toEqual([4, 5, 7, 8, 3, 7]);
      expect(found.decisions).toHaveLength(3);
      for (const each of numbersIn(found)) if (typeof each !== 'string') expect(each).toBeGreaterThanOrEqual(0); // a difference too small to see is 0
    },
    LONG,
  );

  test(
    'options that mean nothing are refused with the usage and exit code 2',
    () => {
      for (const [name, ...args] of [
        ['simulate', '--players', '99'],
        ['simulate', '--bots', 'sheriff'],
        ['bench', '--games', 'many'],
        ['bench', '--fast'],
      ] as const) {
        const { code, err } = tool(name, ...args);
        expect([name, args, code]).toEqual([name, args, 2]);
        expect(err).toContain('npm run');
      }
    },
    LONG,
  );

  test(
    'a malformed scenario is reported and counted as failed, beside one that passes',
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'ironhorse-scenarios-'));
      try {
        const broken = join(folder, 'broken.json');
        writeFileSync(broken, '{ "id": ');
        const { code, out } = scenarios('test/scenarios/base/beer-heals-one.json', broken);
        expect(code).toBe(1);
        expect(out.trimEnd().split('\n').at(-1)).toBe('1 passed, 1 failed');
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
    LONG,
  );
});
