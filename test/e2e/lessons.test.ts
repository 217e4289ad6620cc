import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildStale } from '../../electron/cli/fresh-build.mjs';
import { LESSON_IDS } from '../../renderer/lessons/lesson.ts';
import type { StillWindow } from '../../renderer/table/frame/StillFrames.tsx';
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
  page = await browser.newPage({ viewport: { width: 1280, height: 720 }, locale: 'en-GB', reducedMotion: 'reduce' });
  page.setDefaultTimeout(60_000);
  await page.goto(address.replace('#', '?still&quality=test#'));
});
afterAll(async () => {
  await browser?.close();
  await host?.end('SIGINT');
  rmSync(folder, { recursive: true, force: true });
});

/** Begins a lesson of the list; a page that draws by itself only when told has no pointer to wait for. */
const begin = (id: string) =>
  page
    .locator('.lesson')
    .nth(LESSON_IDS.indexOf(id))
    .evaluate((button: HTMLElement) => button.click());

/** Shows what the lesson begins with, until the coach speaks and waits. */
const listen = () =>
  page.waitForFunction(() => {
    (window as unknown as StillWindow).__settle?.();
    return document.querySelector('.coach .says > .btn.main');
  });

/** Plays what is on the table to its end; all that was said makes sense. */
async function learnAll(): Promise<void> {
  await page.waitForFunction(() => document.querySelector('.coach p')?.textContent);
  const said = await learn(page, mouse(page));
  expect(said.length).toBeGreaterThan(4);
  // Nothing is named by its key, and no name is missing.
  expect(said.filter((line) => /\{|\}|lessons:|undefined/.test(line))).toEqual([]);
}

test('the first lesson, from the menu; it can be left in the middle and begun again', async () => {
  await page.getByRole('button', { name: /^Learn/ }).click();
  await page.waitForSelector('.lesson.next');
  await begin('first-shot');
  await listen();
  await page.locator('.coach .btn.main').evaluate((button: HTMLElement) => button.click());
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave the lesson' }).evaluate((button: HTMLElement) => button.click());
  await page.waitForSelector('.lessons');
  expect(await page.locator('.lesson.learned').count()).toBe(0);
  await begin('first-shot');
  await listen();
  expect((await coach(page)).says).toMatch(/^Welcome/);
  await learnAll();
  expect((await coach(page)).over).toBe(true);
});

test('from one lesson to the next, into another box and onto the train, and back to a list of ticks', async () => {
  await page.locator('.coach .over .btn').last().click();
  await page.waitForSelector('.lessons');
  await begin('green-cards');
  await learnAll();
  await page.locator('.coach .over .btn.main').click();
  await learnAll();
  await page.locator('.coach .over .btn').click();
  await page.waitForSelector('.lessons');
  expect(await page.locator('.lesson.learned').count()).toBe(3);
});
