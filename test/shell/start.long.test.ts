import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mayFetch } from '../../electron/cli/electron-binary.mjs';
import { buildStale, staleTargets } from '../../electron/cli/fresh-build.mjs';
import { RunningHost } from '../support/running-host.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');
const START = join(ROOT, 'electron', 'cli', 'start.mjs');
/** The opener and Electron are played by shell scripts. */
const onPosix = process.platform !== 'win32';

/** A cold build on a busy machine, in milliseconds. */
const BUILD_TIME = 300_000;

let folder: string;
const file = (name: string): string => join(folder, name);

beforeAll(() => buildStale(ROOT, () => {}), BUILD_TIME);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ironhorse-start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Puts a program of that name first on the path; it writes its arguments into a file. */
function script(name: string, code = 0): string {
  const bin = file('bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, name), `#!/bin/sh\necho "$@" > "${file(`${name}.txt`)}"\nexit ${code}\n`);
  chmodSync(join(bin, name), 0o755);
  return bin;
}

const said = (name: string): string => (existsSync(file(name)) ? readFileSync(file(name), 'utf8').trim() : '');

function run(args: readonly string[], env = {}): Promise<{ code: number | null; output: string }> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [START, ...args], { env: { ...process.env, ...env } });
    let output = '';
    const take = (text: Buffer): void => {
      output += text.toString();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('close', (code) => done({ code, output }));
  });
}

/** `npm start` as it runs; its own --no-open is left away, so that it may open things. */
const started = (args: readonly string[], env: NodeJS.ProcessEnv): Started => new Started(args, env);

class Started {
  readonly #child;
  output = '';

  constructor(args: readonly string[], env: NodeJS.ProcessEnv) {
    this.#child = spawn(process.execPath, [START, '--port', '0', '--data', file('data'), ...args], {
      env: { ...process.env, CI: '1', ...env },
    });
    const take = (text: Buffer): void => {
      this.output += text.toString();
    };
    this.#child.stdout.on('data', take);
    this.#child.stderr.on('data', take);
  }

  async end(): Promise<number | null> {
    const gone = new Promise<number | null>((done) => this.#child.once('exit', done));
    this.#child.kill('SIGINT');
    return gone;
  }
}

describe('npm start', () => {
  test('explains itself, and what it does not know', async () => {
    const help = await run(['--help']);
    expect(help.code).toBe(0);
    for (const option of [
      '--players',
      '--edition',
      '--seed',
      '--browser',
      '--electron',
      '--port',
      '--no-open',
      '--data',
    ]) {
      expect(help.output).toContain(option);
    }
    const unknown = await run(['--expansion', 'x']);
    expect(unknown.code).toBe(2);
    expect(unknown.output).toContain('--expansion');
  });

  test.each([
    [['--players', '9'], '--players: expected a whole number from 4 to 7, got 9'],
    [['--seed', 'abc'], '--seed: expected a whole number from 0 to 4294967295, got abc'],
    [['--edition', 'fifth'], '--edition: expected third, fourth, hungarian, got fifth'],
    [['--port', '70000'], '--port: expected a whole number from 0 to 65535, got 70000'],
  ])('refuses %s', async (args, message) => {
    const { code, output } = await run(['--browser', '--no-open', ...args]);
    expect(code).toBe(2);
    expect(output).toContain(message);
  });

  test.runIf(onPosix)('opens Electron where its program is there, and hands the arguments on', async () => {
    const bin = script('electron');
    const { code, output } = await run(['--seed', '5'], { ELECTRON_OVERRIDE_DIST_PATH: bin });
    expect(code).toBe(0);
    expect(said('electron.txt')).toBe(`${ROOT} --seed 5`);
    expect(output).not.toContain('http://');
  });

  test.runIf(onPosix)('opens the browser where Electron cannot start, and says so in one line', async () => {
    const bin = script('electron', 1);
    script('xdg-open');
    script('open');
    const env = { ELECTRON_OVERRIDE_DIST_PATH: bin, PATH: `${bin}${delimiter}${process.env.PATH}` };
    const program = started([], env);
    await expect.poll(() => program.output, { timeout: 20_000 }).toContain('Electron is not here, so Ironhorse opens');
    const opener = process.platform === 'darwin' ? 'open.txt' : 'xdg-open.txt';
    await expect.poll(() => said(opener)).toMatch(/http:\/\/127\.0\.0\.1:\d+\/#[0-9a-f]{32}/);
    expect(program.output).toContain(said(opener).split(' ').at(-1));
    expect(await program.end()).toBe(0);
  });

  test.runIf(onPosix)('says so when no browser can be opened', async () => {
    const program = started(['--browser'], { PATH: file('nothing') });
    await expect.poll(() => program.output, { timeout: 20_000 }).toContain('open the address yourself');
    expect(await program.end()).toBe(0);
  });

  test('moves to another port when its own is taken, with a message', async () => {
    const first = new RunningHost(['--port', '0', '--data', file('first')]);
    const { port } = await first.address();
    const second = new RunningHost(['--port', port, '--data', file('second')]);
    const moved = await second.address();
    expect(Number(moved.port)).toBeGreaterThan(Number(port));
    expect(second.output).toContain(`Port ${port} is taken`);
    expect(await first.end('SIGINT')).toBe(0);
    expect(await second.end('SIGTERM')).toBe(0);
  });
});

describe('fetching Electron', () => {
  test('is never tried with CI set, and not within a day of a failure unless asked for', () => {
    const ci = process.env.CI;
    const installer = file('node_modules/electron/install.js');
    const note = file('node_modules/.cache/ironhorse/no-electron');
    mkdirSync(join(installer, '..'), { recursive: true });
    mkdirSync(join(note, '..'), { recursive: true });
    try {
      process.env.CI = '1';
      writeFileSync(installer, '');
      expect(mayFetch(folder, true)).toBe(false);
      delete process.env.CI;
      expect(mayFetch(folder, false)).toBe(true);
      writeFileSync(note, '');
      expect(mayFetch(folder, false)).toBe(false);
      expect(mayFetch(folder, true)).toBe(true);
      const longAgo = Date.now() / 1000 - 25 * 60 * 60;
      utimesSync(note, longAgo, longAgo);
      expect(mayFetch(folder, false)).toBe(true);
      rmSync(installer);
      expect(mayFetch(folder, true)).toBe(false);
    } finally {
      if (ci === undefined) delete process.env.CI;
      else process.env.CI = ci;
    }
  });
});

describe('what is stale', () => {
  /** A small tree in which everything is built. */
  function builtTree(): void {
    for (const name of ['core', 'assets', 'electron', 'renderer', 'dist/renderer', 'dist/main', 'dist/preload']) {
      mkdirSync(file(name), { recursive: true });
    }
    mkdirSync(file('dist/browser'));
    mkdirSync(file('dist/worker'));
    for (const name of ['core/a.ts', 'assets/b.svg', 'electron/c.ts', 'renderer/d.tsx']) writeFileSync(file(name), '');
    for (const name of ['package.json', 'vite.config.ts', 'vite.node.config.ts']) writeFileSync(file(name), '');
    const old = Date.now() / 1000 - 100;
    const sources = [
      'core',
      'assets',
      'electron',
      'renderer',
      'core/a.ts',
      'assets/b.svg',
      'electron/c.ts',
      'renderer/d.tsx',
    ];
    for (const name of [...sources, 'package.json', 'vite.config.ts', 'vite.node.config.ts']) {
      utimesSync(file(name), old, old);
    }
    for (const name of ['main/main.cjs', 'preload/preload.cjs', 'browser/browser-host.cjs', 'worker/bot-worker.cjs']) {
      writeFileSync(file(`dist/${name}`), '');
    }
    writeFileSync(file('dist/renderer/index.html'), '');
  }

  test('nothing, right after building; only what a change concerns, later', () => {
    builtTree();
    expect(staleTargets(folder)).toEqual([]);
    const later = Date.now() / 1000 + 10;
    utimesSync(file('renderer/d.tsx'), later, later);
    expect(staleTargets(folder)).toEqual(['renderer']);
    utimesSync(file('core/a.ts'), later, later);
    expect(staleTargets(folder)).toEqual(['renderer', 'main', 'preload', 'browser', 'worker']);
  });

  test('what has lost a source, or was never built', () => {
    builtTree();
    rmSync(file('dist/worker/bot-worker.cjs'));
    expect(staleTargets(folder)).toEqual(['worker']);
    rmSync(file('renderer/d.tsx'));
    const later = Date.now() / 1000 + 10;
    utimesSync(file('renderer'), later, later);
    expect(staleTargets(folder)).toEqual(['renderer', 'worker']);
  });
});
