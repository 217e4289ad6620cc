import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SHOTS } from '../shots/shots.ts';
import { PhotoStage } from '../shots/stage.ts';
import { launchChromium } from '../support/chromium.ts';
import { serveRenderer } from '../support/serve-renderer.ts';

const LOOK = { width: 1280, height: 720, quality: 'test', language: 'en', scale: 100 };
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Every rule of axe for the Web Content Accessibility Guidelines 2.2, A and AA, and what it counts as best practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const MOST_TABS = 3;

let server: Awaited<ReturnType<typeof serveRenderer>>;
let browser: Browser;

beforeAll(async () => {
  server = await serveRenderer();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** What axe has against the page as it stands, with the elements that it means. */
async function faults({ page }: PhotoStage): Promise<readonly string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (tags) =>
      (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
        runOnly: { type: 'tag', values: tags },
        resultTypes: ['violations'],
        // The caps of keys on buttons are hints: the word that the button is called by stands beside or in its label.
        rules: { 'label-content-name-mismatch': { enabled: false } },
      }),
    TAGS,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`),
  );
}

/** Not the pointer's click, which waits until a page that still paints its cards is at rest. */
const press = (button: Locator) => button.evaluate((element: HTMLElement) => element.click());

describe('screens', () => {
  let stage: PhotoStage;
  beforeAll(async () => {
    stage = await PhotoStage.open(browser, server.address, LOOK);
    await stage.page.waitForSelector('.sign');
  });
  afterAll(() => stage?.close());

  test('the menu', async () => {
    expect(await faults(stage)).toEqual([]);
  });

  test.each(['Play', 'Learn', 'Rules', 'Settings', 'About'])('%s', async (sign) => {
    const { page } = stage;
    await press(page.getByRole('button', { name: new RegExp(`^${sign}`) }));
    await page.waitForSelector('main.screen');
    await page.waitForTimeout(400);
    const found = [...(await faults(stage))];
    // The shelves of the gallery are one page with other cards on it.
    for (const tab of (await page.getByRole('tab').all()).slice(0, MOST_TABS)) {
      await press(tab);
      await page.waitForTimeout(200);
      found.push(...(await faults(stage)).map((fault) => `tab ${tab}: ${fault}`));
    }
    await page.keyboard.press('Escape');
    await page.waitForSelector('.sign');
    expect(found).toEqual([]);
  });
});

describe('the table', () => {
  let stage: PhotoStage;
  beforeAll(async () => {
    stage = await PhotoStage.open(browser, server.address, LOOK);
  });
  afterAll(() => stage?.close());

  const TABLES = ['my-turn', 'target', 'why', 'general-store', 'end'];
  test.each(SHOTS.filter(({ name }) => TABLES.includes(name)))('$name', async (shot) => {
    await shot.set(stage);
    expect(await faults(stage)).toEqual([]);
  });
});
