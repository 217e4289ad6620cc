import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildStale } from '../../electron/cli/fresh-build.mjs';
import { loadMain } from '../support/standin/load-main.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');
const MAIN = join(ROOT, 'dist', 'main', 'main.cjs');
/** A cold build on a busy machine, in milliseconds. */
const BUILD_TIME = 300_000;

beforeAll(() => buildStale(ROOT, () => {}), BUILD_TIME);

test('a desktop program that cannot have its folder says so and ends, and does not stay unseen', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ironhorse-no-start-'));
  const taken = join(folder, 'taken');
  writeFileSync(taken, 'a file of somebody else');
  const told: unknown[][] = [];
  const code = await new Promise((exit) => {
    const app = {
      isPackaged: true,
      getVersion: () => 'test',
      getPath: () => taken,
      requestSingleInstanceLock: () => true,
      whenReady: () => Promise.resolve(),
      on: () => {},
      exit,
    };
    const dialog = { showErrorBox: (...given: readonly unknown[]) => told.push([...given]) };
    const argv = process.argv;
    process.argv = ['ironhorse'];
    loadMain(MAIN, { app, dialog, shell: {}, protocol: { registerSchemesAsPrivileged: () => {} } });
    process.argv = argv;
  });
  rmSync(folder, { recursive: true });
  expect(code).toBe(1);
  expect(told).toEqual([['Ironhorse', expect.stringContaining('EEXIST')]]);
});
