import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PhotoStage } from '../shots/stage.ts';
import { TABLES } from '../shots/table-shots.ts';
import { launchChromium } from '../support/chromium.ts';
import { serveRenderer } from '../support/serve-renderer.ts';

/** One page for all: a processor draws its first frame for half a minute. */
const LOOK = { width: 960, height: 540, quality: 'test', language: 'en', scale: 100, captions: true };
/** Below a card's label lies the card itself, and below a far plate its row; this far it is always there. CSS pixels. */
const INTO = 28;
const READING = 450;

let server: Awaited<ReturnType<typeof serveRenderer>>;
let browser: Browser;
let stage: PhotoStage;

beforeAll(async () => {
  server = await serveRenderer();
  browser = await launchChromium();
  stage = await PhotoStage.open(browser, server.address, LOOK);
  await stage.page.emulateMedia({ reducedMotion: 'reduce' });
  stage.showcase.open('four', TABLES['four-seats']);
  await stage.settle();
  await stage.page.waitForTimeout(READING);
});
afterAll(async () => {
  await stage?.close();
  await browser?.close();
  await server?.close();
});

interface Point {
  readonly x: number;
  readonly y: number;
}

async function boxOf(selector: string) {
  const box = await stage.page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`expected ${selector} on the page`);
  return box;
}

/** A point on what lies below a label or a plate of the far side: the card, the row. */
async function below(thing: string): Promise<Point> {
  const { x, y, width, height } = await boxOf(`[data-thing="${thing}"]`);
  return { x: x + width / 2, y: y + height + INTO };
}

/** The first card of the hand that is BANG!, as the page names it. */
const bang = (): Promise<string> =>
  stage.page.evaluate(() => {
    const labels = [...document.querySelectorAll<HTMLElement>('[data-thing^="hand-"]')];
    return labels.find((label) => /BANG!/.test(label.ariaLabel ?? ''))?.dataset.thing ?? '';
  });

async function drag(from: Point, to: Point): Promise<void> {
  const { mouse } = stage.page;
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await stage.run(0.1);
  await mouse.move(to.x, to.y);
  await stage.run(0.1);
  await mouse.up();
}

const pressed = () => stage.page.locator('[aria-pressed="true"][data-thing]').count();

test('captions show, and cover neither the rail nor the hand', async () => {
  const { page } = stage;
  await page.keyboard.press('1');
  await page.keyboard.press('Escape');
  // A caption stands for a moment only: what it meets is looked at while it stands.
  const met = await page.waitForFunction(() => {
    const told = [...document.querySelectorAll('.caption')].map((each) => each.getBoundingClientRect());
    if (told.every(({ width }) => width === 0)) return null;
    const meets = (a: DOMRect, b: DOMRect) =>
      a.width > 0 && b.width > 0 && a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
    const kept = [...document.querySelectorAll<HTMLElement>('.rail, .hand-label, .seat, .corner .qb')]
      .filter((each) => getComputedStyle(each).visibility !== 'hidden')
      .map((each) => ({ name: each.className, box: each.getBoundingClientRect() }));
    const outside = told.filter(({ left, right, top }) => left < 0 || right > innerWidth || top < 0).length;
    const covered = kept.filter(({ box }) => told.some((each) => meets(each, box))).map(({ name }) => name);
    return { outside, covered, kept: kept.length };
  });
  const { outside, covered, kept } = (await met.jsonValue()) ?? { outside: -1, covered: [], kept: 0 };
  expect(kept).toBeGreaterThan(8);
  expect(outside).toBe(0);
  expect(covered).toEqual([]);
});

test('the right button takes a choice back and never commits; Alt shows what the pointer is on', async () => {
  const { page } = stage;
  const at = await below(await bang());
  await page.mouse.click(at.x, at.y);
  expect(await pressed()).toBe(1);
  await page.mouse.click(LOOK.width * 0.72, LOOK.height * 0.55, { button: 'right' });
  expect(await pressed()).toBe(0);
  await page.mouse.click(at.x, at.y, { button: 'right' });
  expect(await pressed()).toBe(0);
  expect(stage.showcase.answers).toEqual([]);
  await stage.run(0.1);
  await page.mouse.move(at.x, at.y);
  await page.keyboard.down('Alt');
  await page.locator('.preview').waitFor();
  expect(await page.locator('.preview h2').textContent()).toBe('BANG!');
  await page.keyboard.up('Alt');
  expect(await page.locator('.preview').count()).toBe(0);
});

test('a drag ends without a move: by Esc, outside the window, and where a double click would put the card back', async () => {
  const { mouse, keyboard } = stage.page;
  const card = await bang();
  const [from, over] = [await below(card), await below('seat-2')];
  const before = stage.showcase.answers.length;
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move((from.x + over.x) / 2, (from.y + over.y) / 2);
  await mouse.move(over.x, over.y);
  await keyboard.press('Escape');
  await mouse.up();
  expect(await stage.page.locator('dialog').count()).toBe(0);
  await drag(from, { x: LOOK.width / 2, y: -40 });
  expect(await pressed()).toBe(0);
  await stage.run(0.1);
  await mouse.move(from.x, from.y);
  await mouse.dblclick(from.x, from.y);
  expect(await pressed()).toBe(1);
  await keyboard.press('Escape');
  expect(await pressed()).toBe(0);
  expect(stage.showcase.answers).toHaveLength(before);
});

test('a card dragged onto a seat is played at it; dropped on the felt it goes back', async () => {
  const card = await bang();
  await drag(await below(card), { x: LOOK.width * 0.72, y: LOOK.height * 0.55 });
  expect(stage.showcase.answers).toEqual([]);
  expect(await pressed()).toBe(0);
  await stage.run(0.1);
  await drag(await below(card), await below('seat-2'));
  expect(stage.showcase.answers).toEqual([{ by: 0, play: Number(card.slice('hand-'.length)), target: 2 }]);
});

test('a view that the scene cannot draw leaves a message, and the way back sets the table up anew', async () => {
  const { page } = stage;
  const asked = () => page.locator('.rail .ask h2').textContent();
  await stage.settle();
  const before = await asked();
  await page.evaluate((settings) => {
    const hooks = window as unknown as { __fromHost(message: unknown): void };
    const view = { zones: null, printed: null, dead: null };
    hooks.__fromHost({ t: 'view', seq: 1, because: 'resync', table: 's', viewer: 0, settings, view, past: [] });
  }, stage.showcase.settingsShown);
  await page.getByRole('alert').waitFor();
  expect(await page.locator('canvas').count()).toBe(0);
  await page.getByRole('button', { name: 'Back to the table' }).click();
  await stage.settle();
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await asked()).toBe(before);
});
