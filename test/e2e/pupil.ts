import type { Page } from 'playwright-core';
import type { Hands } from './player.ts';
import { draw, see, settle } from './screen.ts';

/** A new prompt's main key is dead for its first 400 ms. */
const READING = 450;
/** Milliseconds without a new word or a new choice. */
const PATIENCE = 180_000;

/** What the coach says, and whether the lesson waits for it to be read or is over. */
export const coach = (page: Page) =>
  page.evaluate(() => ({
    says: document.querySelector('.coach p')?.textContent ?? '',
    goOn: document.querySelector('.coach .says > .btn.main') !== null,
    over: document.querySelector('.coach .over') !== null,
  }));

/** Plays a lesson to its end, by doing what can be done: a lesson lets nothing else be done. Returns what was said. */
export async function learn(page: Page, hands: Hands): Promise<readonly string[]> {
  const said: string[] = [];
  let since = Date.now();
  for (;;) {
    await settle(page);
    const { says, goOn, over } = await coach(page);
    if (says !== '' && said.at(-1) !== says) {
      said.push(says);
      since = Date.now();
    }
    if (over) return said;
    if (Date.now() - since > PATIENCE) throw new Error(`expected the lesson to go on after: ${says}`);
    if (goOn) {
      await page.locator('.coach .says > .btn.main').click();
      continue;
    }
    const seen = await see(page);
    if (!seen.asked || seen.unplaced > 0) {
      if (seen.asked) await draw(page);
      await page.waitForTimeout(60);
      continue;
    }
    await page.waitForTimeout(READING);
    const open = seen.legal.filter(({ picked }) => !picked);
    const [next] = open;
    if (seen.buttons.includes('discard')) await hands.press('discard');
    else if (next && !(seen.buttons.includes('main') && seen.legal.some(({ picked }) => picked)))
      await hands.choose(next.thing);
    else await hands.press(seen.buttons.includes('main') ? 'main' : 'pass');
    await page.waitForTimeout(60);
  }
}
