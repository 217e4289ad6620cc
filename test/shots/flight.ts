import type { Browser } from 'playwright-core';
import { PhotoStage } from './stage.ts';
import type { TableShot } from './table-shots.ts';

const FRAMES = 60;
/** What JavaScript does in a frame is the same in a window of any size; a small one is drawn sooner. */
const SMALL = { width: 480, height: 270, quality: 'low', language: 'en', scale: 100 } as const;

export interface Flight {
  readonly plainDrawCalls: number;
  readonly jsMs: number;
}

/**
 * What a table costs without post-processing: the draw calls of a frame at rest, whose shadows are not drawn anew, and the
 * milliseconds of JavaScript a frame while a card flies, three.js included: the median of 60 frames, a sixtieth of a
 * second apart. Where the game is over no card flies, and the frames are those of the table at rest.
 */
export async function flight(browser: Browser, address: string, name: string, table: TableShot): Promise<Flight> {
  const stage = await PhotoStage.open(browser, address, SMALL);
  try {
    stage.showcase.open(name, table);
    await stage.settle();
    const plainDrawCalls = (await stage.stats())?.drawCalls ?? 0;
    stage.showcase.fly();
    const times: number[] = [];
    for (let frame = 0; frame < FRAMES; frame += 1) {
      await stage.run(1 / 60, 1 / 60);
      times.push((await stage.stats())?.jsMs ?? Number.NaN);
    }
    const median = times.sort((a, b) => a - b)[FRAMES >> 1] ?? Number.NaN;
    return { plainDrawCalls, jsMs: Math.round(median * 100) / 100 };
  } finally {
    await stage.close();
  }
}
