import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildStale } from '../../electron/cli/fresh-build.mjs';
import { LESSON_IDS } from '../../renderer/lessons/lesson.ts';
import { launchChromium } from '../support/chromium.ts';
import { RunningHost } from '../support/running-host.ts';
import { mouse } from './hands.ts';
import { coach, learn } from './pupil.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');

let browser: Browser;
let page: Page;
let host: RunningHost;
const folder = mkdtempSync(join(tmpdir(), 'ironhorse-lessons-'));

beforeAll(async () => {
  await buildStale(ROOT, () => {});
  browser = await launchChromium();
  host = new RunningHost(['--port', '0', '--data', folder], join(ROOT, 'electron', 'cli', 'start.mjs'));
  const address = String(await host.address());
  page = await browser.newPage({ viewport: { width: 960, height: 540 }, locale: 'en-GB', reducedMotion: 'reduce' });
  page.setDefaultTimeout(60_000);
  await page.goto(address.replace('#', '?still&quality=test#'));
});
afterAll(async () => {
  await browser?.close();
  await host?.end('SIGINT');
  rmSync(folder, { recursive: true, force: true });
});

test('all lessons one after the other, from the menu, and back to a list of ticks', async () => {
  await page.getByRole('button', { name: /^Learn/ }).click();
  await page.locator('.lesson.next').click();
  const hands = mouse(page);
  for (const [at] of LESSON_IDS.entries()) {
    await page.waitForFunction(() => document.querySelector('.coach p')?.textContent);
    const said = await learn(page, hands);
    expect(said.length).toBeGreaterThan(4);
    // Nothing is named by its key, and no name is missing.
    expect(said.filter((line) => /\{|\}|lessons:|undefined/.test(line))).toEqual([]);
    if (at < LESSON_IDS.length - 1) await page.locator('.coach .over .btn.main').click();
  }
  expect((await coach(page)).over).toBe(true);
  await page.locator('.coach .over .btn').click();
  await page.waitForFunction(() => document.querySelector('.lessons'));
  expect(await page.locator('.lesson.learned').count()).toBe(LESSON_IDS.length);
});

test('a lesson can be left in the middle, and begun again', async () => {
  await page.locator('.lesson').first().click();
  await page.locator('.coach .btn.main').click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave the lesson' }).click();
  await page.waitForFunction(() => document.querySelector('.lessons'));
  await page.locator('.lesson').first().click();
  expect((await coach(page)).says).toMatch(/^Welcome/);
});
