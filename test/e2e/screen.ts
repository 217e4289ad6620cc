import type { Page } from 'playwright-core';
import type { StillWindow } from '../../renderer/table/StillFrames.tsx';

/** A thing of the table that can be chosen now. */
export interface Choosable {
  /** `hand:12`, `seat:3`, `holding:2` … */
  readonly thing: string;
  readonly picked: boolean;
}

/** What stands on the page before the player, read as a person reads it. */
export interface Seen {
  readonly ended: boolean;
  readonly prompt: string;
  readonly legal: readonly Choosable[];
  /** Names of the buttons that can be pressed: `main`, `pass`, `back`, `discard`, `skip`. */
  readonly buttons: readonly string[];
  /** The words on the main button. */
  readonly main: string;
}

export const see = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const shown = (element: HTMLElement) => getComputedStyle(element).visibility !== 'hidden';
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(shown);
    return {
      ended: document.querySelector('main.end') !== null,
      prompt: document.querySelector('.rail .ask')?.textContent ?? '',
      legal: all('[data-thing][data-walk="legal"]').map((element) => ({
        thing: element.dataset.thing ?? '',
        picked: element.getAttribute('aria-pressed') === 'true',
      })),
      buttons: all('[data-press][data-walk="legal"]').map((element) => element.dataset.press ?? ''),
      main: document.querySelector('[data-press="main"]')?.textContent ?? '',
    };
  });

/** Still pages draw only when told. This tells them four times a second, and shows every event at once. */
export async function pump(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let seconds = 0;
    setInterval(() => {
      const hooks = window as unknown as StillWindow;
      hooks.__settle?.();
      seconds += 0.05;
      hooks.__frame?.(seconds);
    }, 250);
  });
}
