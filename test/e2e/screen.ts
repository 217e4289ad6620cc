import type { Page } from 'playwright-core';
import type { StillWindow } from '../../renderer/table/frame/StillFrames.tsx';

/** A thing of the table that can be chosen now. */
export interface Choosable {
  /** `hand-12`, `seat-3`, `holding-2` … */
  readonly thing: string;
  readonly picked: boolean;
}

/** What stands on the page before the player, read as a person reads it. */
export interface Seen {
  readonly ended: boolean;
  /** Something can be done, also where its label has not found its place yet. */
  readonly asked: boolean;
  /** Legal things whose labels wait for a drawn frame to find their place. */
  readonly unplaced: number;
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
      asked: document.querySelector('[data-walk="legal"]:not([data-press="skip"], [data-press="undo"])') !== null,
      unplaced: [...document.querySelectorAll<HTMLElement>('[data-thing][data-walk="legal"]')].filter(
        (element) => !shown(element),
      ).length,
      prompt: document.querySelector('.rail .ask')?.textContent ?? '',
      legal: all('[data-thing][data-walk="legal"]').map((element) => ({
        thing: element.dataset.thing ?? '',
        picked: element.getAttribute('aria-pressed') === 'true',
      })),
      buttons: all('[data-press][data-walk="legal"]').map((element) => element.dataset.press ?? ''),
      main: document.querySelector('[data-press="main"]')?.textContent ?? '',
    };
  });

/** Shows every event that waits, without its motion. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as StillWindow).__settle?.());

/** A still page draws only when told; this draws one frame, so that labels and cards lie where the table now has them. */
export async function draw(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as unknown as StillWindow).__ready?.() === true);
  await page.evaluate(() => {
    const hooks = window as unknown as StillWindow;
    hooks.__settle?.();
    hooks.__frame?.(performance.now() / 1000);
    return new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  });
}
