import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Bridge } from '../../core/protocol/bridge.ts';
import type { ClientMessage, HostMessage, TableSettings } from '../../core/protocol/messages.ts';
import { PROTOCOL_VERSION } from '../../core/protocol/version.ts';
import { CHANNELS } from '../../electron/channels.ts';
import { buildStale } from '../../electron/cli/fresh-build.mjs';
import { launchChromium } from '../support/chromium.ts';
import { botTable, personTable } from '../support/settings.ts';
import { StandinApp } from '../support/standin/standin-app.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');
const MAIN = join(ROOT, 'dist', 'main', 'main.cjs');
const PRELOAD = join(ROOT, 'dist', 'preload', 'preload.cjs');

let browser: Browser;
let userData: string;
let app: StandinApp;
let page: Page;

beforeAll(async () => {
  await buildStale(ROOT, () => {});
  browser = await launchChromium();
  userData = mkdtempSync(join(tmpdir(), 'ironhorse-shell-'));
  const args = ['--players', '5', '--seed', '3', '--edition', 'third'];
  app = new StandinApp({ browser, main: MAIN, userData, version: '9.8.7', args }).start();
  page = await app.firstWindow();
  await page.waitForFunction(() => 'ironhorse' in window && document.readyState === 'complete');
});
afterAll(async () => {
  await app?.close();
  await browser?.close();
  rmSync(userData, { recursive: true, force: true });
});

/**
 * Opens a line of the test's own through the bridge and keeps what comes. On a page of our origin without the program's
 * own scripts: it has the preload and the policy, but no second line and no table to draw.
 */
async function openLine(): Promise<void> {
  await page.goto(new URL('/empty', page.url()).href);
  await page.evaluate(() => {
    const { ironhorse } = window as unknown as { ironhorse: Bridge };
    const line = ironhorse.connect();
    const heard: HostMessage[] = [];
    line.onMessage((message) => {
      heard.push(message);
    });
    Object.assign(window, { testLine: line, testHeard: heard });
  });
}

const say = (message: ClientMessage): Promise<void> =>
  page.evaluate((given) => {
    (window as unknown as { testLine: { send(message: unknown): void } }).testLine.send(given);
  }, message);

async function heard<T extends HostMessage['t']>(t: T): Promise<Extract<HostMessage, { t: T }>> {
  const handle = await page.waitForFunction(
    (kind) => {
      const { testHeard } = window as unknown as { testHeard: HostMessage[] };
      return testHeard.find((message) => message.t === kind);
    },
    t,
    { polling: 50 },
  );
  return (await handle.jsonValue()) as Extract<HostMessage, { t: T }>;
}

/** Puts a new table up, whatever stood there before, and forgets what was heard until then. */
async function putUp(settings: TableSettings): Promise<void> {
  await page.evaluate(() => {
    (window as unknown as { testHeard: HostMessage[] }).testHeard.length = 0;
  });
  await say({ t: 'command', id: 'new', command: { c: 'newTable', settings } });
  await heard('ack');
  // What the table before has said stands ahead of it.
  await page.evaluate(() => {
    const { testHeard } = window as unknown as { testHeard: HostMessage[] };
    testHeard.splice(
      0,
      testHeard.findLastIndex(({ t }) => t === 'view'),
    );
  });
}

const hello = { t: 'hello', proto: PROTOCOL_VERSION, app: 'test', key: null, token: null } as const;

describe('the built bundles', () => {
  test('the preload needs nothing but electron, as in the sandbox', () => {
    const source = readFileSync(PRELOAD, 'utf8');
    const required = [...source.matchAll(/require\(["']([^"']+)["']\)/g)].map(([, name]) => name);
    expect(new Set(required)).toEqual(new Set(['electron']));
  });

  test('the main bundle needs nothing but electron and what Node brings along', () => {
    const source = readFileSync(MAIN, 'utf8');
    const required = [...source.matchAll(/\brequire\(["']([^"']+)["']\)/g)].map(([, name]) => name ?? '');
    const strange = required.filter((name) => {
      const plain = name.replace(/^node:/, '');
      return name !== 'electron' && !builtinModules.includes(plain);
    });
    expect(strange.filter((name) => !['bufferutil', 'utf-8-validate'].includes(name))).toEqual([]);
  });
});

describe('the desktop shell', () => {
  test('shows the page on a secure origin of its own, without a way to Node', async () => {
    const found = await page.evaluate(() => ({
      secure: isSecureContext,
      node: typeof (window as unknown as Record<string, unknown>).require,
      bridge: Object.keys((window as unknown as { ironhorse: Bridge }).ironhorse),
      version: (window as unknown as { ironhorse: Bridge }).ironhorse.shell.version,
    }));
    expect(found).toEqual({ secure: true, node: 'undefined', bridge: ['connect', 'shell'], version: '9.8.7' });
    expect(app.journal.errors).toEqual([]);
  });

  test('blocks a foreign script and a foreign connection', async () => {
    const blocked = await page.evaluate(
      () =>
        new Promise<string[]>((done) => {
          const directives: string[] = [];
          document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
            directives.push(effectiveDirective);
            if (directives.includes('script-src-elem') && directives.includes('connect-src')) done(directives);
          });
          const script = document.createElement('script');
          script.src = 'https://evil.invalid/x.js';
          document.body.append(script);
          fetch('https://evil.invalid/data').catch(() => {});
          setTimeout(() => done(directives), 3000);
        }),
    );
    expect(blocked).toEqual(expect.arrayContaining(['script-src-elem', 'connect-src']));
  });

  test('starts the game that the command line asks for, by the page itself', async () => {
    const saves = join(userData, 'saves');
    const text = () =>
      readdirSync(saves)
        .map((name) => readFileSync(join(saves, name), 'utf8'))
        .join('');
    await expect.poll(text, { timeout: 60_000 }).toContain('"sat":0');
    const header = JSON.parse(text().split('\n')[0] ?? '') as { settings: TableSettings };
    expect(header.settings).toMatchObject({ edition: 'third', seed: 3 });
    expect(header.settings.seats).toHaveLength(5);
    expect(app.journal.errors).toEqual([]);
  });

  test('carries hello and welcome, starts a game and pushes what happens', async () => {
    await openLine();
    await say(hello);
    expect(await heard('welcome')).toMatchObject({ proto: PROTOCOL_VERSION, app: '9.8.7' });
    await putUp(botTable({ pace: 'off' }));
    expect(await heard('view')).toMatchObject({ because: 'seated', viewer: -1 });
    const { seq, events } = await heard('events');
    expect(seq).toBe(1);
    expect(events.length).toBeGreaterThan(0);
    expect(readdirSync(join(userData, 'saves')).length).toBeGreaterThan(0);
    await say({ t: 'command', id: 'b', command: { c: 'leaveTable' } });
    await heard('left');
    expect(app.journal.errors).toEqual([]);
  });

  test('refuses what is no message, and says so', async () => {
    await openLine();
    await say(hello);
    await heard('welcome');
    await say({ t: 'command', id: 'x', command: { c: 'newTable', settings: { ...botTable(), seats: [] } } });
    expect(await heard('reject')).toMatchObject({ id: 'x', reason: { code: 'malformed' } });
  });

  test('a reload takes the same chair again', async () => {
    await openLine();
    await say(hello);
    const { token } = await heard('welcome');
    await putUp(personTable());
    const before = await heard('view');
    await openLine();
    await say({ ...hello, token });
    const after = await heard('view');
    expect(after.table).toBe(before.table);
    expect(after.viewer).toBe(before.viewer);
    expect(after.view.characters).toEqual(before.view.characters);
  });

  test('hears no foreign frame', async () => {
    const clipboard = { call: 'writeClipboard', text: 'stolen' };
    app.forge(CHANNELS.shell, 'https://evil.invalid/', clipboard);
    app.forge(CHANNELS.shell, 'app://gameover/index.html', clipboard);
    expect(app.journal.clipboard).toEqual([]);
    app.forge(CHANNELS.shell, 'app://game/index.html', clipboard);
    expect(app.journal.clipboard).toEqual(['stolen']);
  });

  test('parses calls of the shell', async () => {
    app.forge(CHANNELS.shell, 'app://game/index.html', { call: 'setFullScreen', on: 'yes' });
    app.forge(CHANNELS.shell, 'app://game/index.html', { call: 'format', disk: 'C' });
    expect(app.windows[0]?.isFullScreen()).toBe(false);
    await page.evaluate(() => (window as unknown as { ironhorse: Bridge }).ironhorse.shell.setFullScreen(true));
    await expect.poll(() => app.windows[0]?.isFullScreen()).toBe(true);
  });

  test('opens links in the system browser and nothing else', async () => {
    await page.evaluate(() => {
      window.open('https://example.invalid/rules');
      window.open('file:///etc/passwd');
    });
    await expect.poll(() => app.journal.external).toEqual(['https://example.invalid/rules']);
  });

  test('serves nothing outside the page', async () => {
    const status = (path: string) => page.evaluate((url) => fetch(url).then((response) => response.status), path);
    expect(await status('/index.html')).toBe(200);
    expect(await status('/..%2f..%2fpackage.json')).toBe(403);
    expect(await status('/missing.js')).toBe(404);
  });

  test('speaks the language of the page', async () => {
    await page.evaluate(() => (window as unknown as { ironhorse: Bridge }).ironhorse.shell.setLanguage('en'));
    await expect.poll(() => app.menuLabels()).toEqual(['Game', 'Edit', 'Help']);
    await page.evaluate(() => (window as unknown as { ironhorse: Bridge }).ironhorse.shell.setLanguage('cs'));
    await expect.poll(() => app.menuLabels()).toEqual(['Hra', 'Úpravy', 'Nápověda']);
    app.journal.answers.push(0);
    app.clickMenu('about');
    expect(app.journal.dialogs).toEqual([expect.objectContaining({ message: 'Ironhorse 9.8.7' })]);
  });

  test('remembers its window, and keeps nothing private in the log', async () => {
    await openLine();
    await say(hello);
    const { token } = await heard('welcome');
    await putUp(personTable());
    await heard('view');
    await app.close();
    expect(JSON.parse(readFileSync(join(userData, 'window.json'), 'utf8'))).toMatchObject({ x: 10, y: 20 });
    expect(readdirSync(userData).filter((name) => name.startsWith('host-'))).toEqual([]);
    await expect.poll(() => readFileSync(join(userData, 'logs', 'ironhorse.log'), 'utf8')).toContain('9.8.7');
    const log = readFileSync(join(userData, 'logs', 'ironhorse.log'), 'utf8');
    expect(log).not.toContain(token);
    expect(log).not.toContain('Ann');
  });
});
