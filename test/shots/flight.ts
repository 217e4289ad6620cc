import type { Browser } from 'playwright-core';
import { PhotoStage } from './stage.ts';
import type { TableShot } from './table-shots.ts';

const FRAMES = 60;
/** What JavaScript does in a frame is the same in a window of any size; a small one is drawn sooner. */
const SMALL = { width: 480, height: 270, quality: 'low', language: 'en', scale: 100 } as const;

/**
 * Milliseconds of JavaScript a frame while a card flies, three.js included, without post-processing: the median of 60
 * frames, a sixtieth of a second apart. NaN where nobody can send a card flying.
 */
export async function flight(browser: Browser, address: string, name: string, table: TableShot): Promise<number> {
  const stage = await PhotoStage.open(browser, address, SMALL);
  try {
    stage.showcase.open(name, table);
    await stage.settle();
    if (!stage.showcase.fly()) return Number.NaN;
    const times: number[] = [];
    for (let frame = 0; frame < FRAMES; frame += 1) {
      await stage.run(1 / 60, 1 / 60);
      times.push((await stage.stats())?.jsMs ?? Number.NaN);
    }
    return Math.round((times.sort((a, b) => a - b)[FRAMES >> 1] ?? Number.NaN) * 100) / 100;
  } finally {
    await stage.close();
  }
}
