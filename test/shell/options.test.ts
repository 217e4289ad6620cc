import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..', '..');
/** A clone in which nothing is built yet. */
let clone: string;

beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'ironhorse-clone-'));
  for (const own of ['electron', 'test/shots', 'test/support']) {
    cpSync(join(ROOT, own), join(clone, own), { recursive: true });
  }
  for (const shared of ['core', 'assets', 'renderer', 'node_modules', 'package.json', 'vite.config.ts']) {
    symlinkSync(join(ROOT, shared), join(clone, shared));
  }
});
afterAll(() => rmSync(clone, { recursive: true, force: true }));

describe('options are looked at before anything is built', () => {
  test.each([
    [
      'start',
      ['electron/cli/start.mjs', '--players', '99'],
      2,
      '--players: expected a whole number from 4 to 7, got 99',
    ],
    ['start', ['electron/cli/start.mjs', '--edition', 'fifth'], 2, '--edition: expected third, fourth, hungarian, got'],
    ['start', ['electron/cli/start.mjs', '--port', 'http'], 2, '--port: expected a whole number'],
    ['start', ['electron/cli/start.mjs', '--data', ''], 2, '--data: expected a folder'],
    ['start', ['electron/cli/start.mjs', '--player', '5'], 2, "Unknown option '--player'"],
    [
      'simulate',
      ['electron/cli/bundled.mjs', 'simulate', '--games', '0'],
      2,
      '--games: expected a whole number from 1',
    ],
    ['simulate', ['electron/cli/bundled.mjs', 'simulate', '--help'], 0, '--players P'],
    ['bench', ['electron/cli/bundled.mjs', 'bench', '--fast'], 2, "Unknown option '--fast'"],
    ['shots', ['--import', 'tsx', 'test/shots/run.ts', '--help'], 0, '--only a,b'],
    [
      'shots',
      ['--import', 'tsx', 'test/shots/run.ts', '--size', 'big'],
      2,
      '--size: expected for example 1600x900, at most 8192 each, got big',
    ],
    ['shots', ['--import', 'tsx', 'test/shots/run.ts', '--picture'], 2, "Unknown option '--picture'"],
    [
      'shots',
      ['--import', 'tsx', 'test/shots/run.ts', '--scale', 'Infinity'],
      2,
      '--scale: expected 75 to 200 per cent',
    ],
    [
      'shots',
      ['--import', 'tsx', 'test/shots/run.ts', '--out', 'package.json'],
      2,
      '--out: expected a folder that can be written at',
    ],
    [
      'scenarios:sync',
      ['--import', 'tsx', 'electron/cli/scenarios-sync.ts', '--dry'],
      2,
      'expected no options, got --dry',
    ],
  ])('%s %j ends with code %i and says %s', (_, args, code, said) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: clone, encoding: 'utf8' });
    expect(stdout + stderr).toContain(said);
    expect(stdout + stderr).not.toContain('Building');
    expect(status).toBe(code);
    expect(existsSync(join(clone, 'dist'))).toBe(false);
  });
});
