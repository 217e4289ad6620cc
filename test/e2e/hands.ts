import type { Page } from 'playwright-core';
import type { Hands } from './player.ts';

/** Below a card's label lies the card itself; this far it is always the card. CSS pixels. */
const INTO_THE_CARD = 30;

const labelOf = (thing: string): string => `[data-thing="${thing}"]`;

/** Clicks: my hand on the 3D cards themselves, seats on their plates, choices and buttons where they stand. */
export function mouse(page: Page): Hands {
  return {
    async choose(thing) {
      const label = page.locator(labelOf(thing)).first();
      const box = await label.boundingBox();
      if (!box) throw new Error(`expected ${thing} on the page`);
      const x = box.x + box.width / 2;
      if (!thing.startsWith('hand-')) return page.mouse.click(x, box.y + box.height / 2);
      await page.mouse.move(x, box.y + box.height + INTO_THE_CARD);
      await page.mouse.click(x, box.y + box.height + INTO_THE_CARD);
    },
    press: (button) => page.locator(`[data-press="${button}"]`).click(),
  };
}

const KEYS: Readonly<Record<string, string>> = { main: 'Space', pass: 'p', back: 'Escape', discard: 'Enter' };
const MOST_STEPS = 60;

/** Keys alone: Tab walks to the thing, Enter takes it; the buttons by their own keys. */
export function keyboard(page: Page): Hands {
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.thing ?? null);
  return {
    async choose(thing) {
      for (let step = 0; step < MOST_STEPS; step += 1) {
        if ((await focused()) === thing) return page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
      }
      throw new Error(`expected Tab to come to ${thing}`);
    },
    async press(button) {
      const key = KEYS[button];
      if (!key) throw new Error(`expected a button with a key, got ${button}`);
      await page.keyboard.press(key);
    },
  };
}
