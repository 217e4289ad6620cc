import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { extractAll, extractFile, listPackage } from '@electron/asar';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildStale } from '../../electron/cli/fresh-build.mjs';
import { RunningHost } from '../support/running-host.ts';
import { standinDistribution } from '../support/standin/standin-dist.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');
const BUILDER = join(ROOT, 'node_modules', 'electron-builder', 'cli.js');

let folder: string;
let packed: string;
let archive: string;

beforeAll(async () => {
  await buildStale(ROOT, () => {});
  folder = mkdtempSync(join(tmpdir(), 'ironhorse-packing-'));
  const { version } = JSON.parse(readFileSync(join(ROOT, 'node_modules', 'electron', 'package.json'), 'utf8')) as {
    version: string;
  };
  standinDistribution(join(folder, 'electron'), version);
  const settings = [`-c.electronDist=${join(folder, 'electron')}`, `-c.directories.output=${join(folder, 'release')}`];
  const run = spawnSync(process.execPath, [BUILDER, '--linux', 'dir', '--publish', 'never', ...settings], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(`packing failed:\n${run.stdout}\n${run.stderr}`);
  const unpacked = readdirSync(join(folder, 'release')).find((name) => name.endsWith('unpacked'));
  packed = join(folder, 'release', unpacked ?? '');
  archive = join(packed, 'resources', 'app.asar');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the packed program', () => {
  test('holds the bundles, the page and nothing else', () => {
    const files = listPackage(archive, { isPack: false }).map((path) => path.replaceAll('\\', '/'));
    for (const path of [
      '/package.json',
      '/dist/main/main.cjs',
      '/dist/preload/preload.cjs',
      '/dist/browser/browser-host.cjs',
      '/dist/worker/bot-worker.cjs',
      '/dist/renderer/index.html',
    ]) {
      expect(files).toContain(path);
    }
    const tops = new Set(files.map((path) => path.split('/')[1]));
    expect([...tops].sort()).toEqual(['LICENSE', 'dist', 'package.json']);
    expect(files.filter((path) => path.endsWith('.map') || path.includes('node_modules'))).toEqual([]);
    const description = JSON.parse(extractFile(archive, 'package.json').toString()) as Record<string, unknown>;
    expect(description.main).toBe('dist/main/main.cjs');
    expect(description.devDependencies).toBeUndefined();
  });

  test('has its fuses set, as they are read back', async () => {
    const wire = await getCurrentFuseWire(join(packed, 'ironhorse'));
    const on = [
      FuseV1Options.EnableCookieEncryption,
      FuseV1Options.EnableEmbeddedAsarIntegrityValidation,
      FuseV1Options.OnlyLoadAppFromAsar,
    ];
    const off = [
      FuseV1Options.RunAsNode,
      FuseV1Options.EnableNodeOptionsEnvironmentVariable,
      FuseV1Options.EnableNodeCliInspectArguments,
      FuseV1Options.GrantFileProtocolExtraPrivileges,
    ];
    // A fuse is one character of the program: 1 on, 0 off.
    const state = (fuse: FuseV1Options): string => String.fromCharCode(wire[fuse] ?? 0);
    for (const fuse of on) expect([fuse, state(fuse)]).toEqual([fuse, '1']);
    for (const fuse of off) expect([fuse, state(fuse)]).toEqual([fuse, '0']);
  });

  test('speaks our languages only', () => {
    expect(readdirSync(join(packed, 'locales')).sort()).toEqual(['cs.pak', 'en-US.pak', 'hu.pak']);
  });

  test('serves the browser from the packed tree just as from the built one', async () => {
    const tree = join(folder, 'tree');
    extractAll(archive, tree);
    const entry = join(tree, 'dist', 'browser', 'browser-host.cjs');
    const host = new RunningHost(['--port', '0', '--data', join(folder, 'data')], entry);
    const address = await host.address();
    const page = await (await fetch(address.origin)).text();
    expect(page).toContain('<div id="root">');
    expect(existsSync(join(folder, 'data', 'saves'))).toBe(true);
    expect(await host.end('SIGINT')).toBe(0);
  });
});
