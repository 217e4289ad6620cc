import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildStale } from '../../electron/cli/fresh-build.mjs';
import { launchChromium } from '../support/chromium.ts';
import { RunningHost } from '../support/running-host.ts';
import { keyboard, mouse } from './hands.ts';
import { Player } from './player.ts';
import { see } from './screen.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');
/** The program as a player starts it. */
const START = join(ROOT, 'electron', 'cli', 'start.mjs');
const STILL = '?still&quality=test';

let browser: Browser;
let folder: string;
let host: RunningHost;
let address: string;

beforeAll(async () => {
  await buildStale(ROOT, () => {});
  browser = await launchChromium();
});
afterAll(() => browser?.close());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ironhorse-e2e-'));
  host = new RunningHost(['--port', '0', '--data', folder], START);
  address = String(await host.address());
});
afterEach(async () => {
  await host.end('SIGINT');
  rmSync(folder, { recursive: true, force: true });
});

/** The table that the new-game screen remembers: four seats, bots that neither pause nor hold their answers back. */
const REMEMBERED = {
  seats: [
    { kind: 'person', name: 'Robin' },
    { kind: 'bot', name: 'Dusty', level: 'gunslinger' },
    { kind: 'bot', name: 'Hattie', level: 'greenhorn' },
    { kind: 'bot', name: 'Quill', level: 'gunslinger' },
  ],
  pokerFace: 'off',
  pace: 'off',
};

/** The program's page, with nothing that waits for the eye. */
async function openPage(seed: number): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 960, height: 540 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  page.setDefaultTimeout(60_000);
  const stored = JSON.stringify({ state: { newGame: { ...REMEMBERED, seed } }, version: 1 });
  await page.addInitScript((settings) => localStorage.setItem('ironhorse.settings', settings), stored);
  await page.goto(address.replace('#', `${STILL}#`));
  return page;
}

test('a whole game by mouse: from the menu to the end screen, with a reload in the middle', async () => {
  const page = await openPage(7);
  await page.getByRole('button', { name: /^Play/ }).click();
  await page.getByRole('button', { name: /^Deal/ }).click();
  const player = new Player(page, mouse(page));
  await player.play(() => player.decisions === 6);
  const before = await see(page);
  await page.reload();
  await page.waitForFunction(() => document.querySelector('.rail') !== null);
  expect((await see(page)).ended).toBe(before.ended);
  await player.play();
  expect(await page.locator('main.end h1').textContent()).toMatch(/\S/);
  expect(player.decisions).toBeGreaterThan(10);
  await page.close();
});

test('a whole game by keyboard alone', async () => {
  const page = await openPage(8);
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.waitForFunction(() => document.activeElement?.textContent?.includes('Play'));
  await press('Enter');
  await page.waitForFunction(() => document.activeElement?.textContent?.includes('Deal'));
  await press('Space');
  const player = new Player(page, keyboard(page));
  await player.play();
  expect(await page.locator('main.end h1').textContent()).toMatch(/\S/);
  await page.close();
});
