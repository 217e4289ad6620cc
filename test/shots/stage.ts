import type { Browser, Page } from 'playwright-core';
import type { ClientMessage } from '../../core/protocol/messages.ts';
import type { View } from '../../renderer/table/camera/camera.ts';
import type { StillWindow } from '../../renderer/table/frame/StillFrames.tsx';
import type { FrameStats } from '../../renderer/table/frame/stats.ts';
import { Showcase } from './showcase.ts';

export interface Look {
  readonly width: number;
  readonly height: number;
  readonly quality: string;
  readonly language: string;
  /** Per cent. */
  readonly scale: number;
  /** Sounds in words as well; off where it is left out. */
  readonly captions?: boolean;
}

/** Seconds between two drawn frames: a processor draws each for seconds, so there are few. */
const FRAME = 0.1;
const SETTLING = 2;

type Hooks = StillWindow & {
  __toHost(text: string): void;
  __fromHost(message: unknown): void;
  __stopClock(): void;
};

/** One page of the real renderer with a showcase for its host: the bridge is the desktop's, carried by the browser. */
export class PhotoStage {
  readonly page: Page;
  readonly showcase: Showcase;
  private seconds = 0;

  private constructor(page: Page, showcase: Showcase) {
    this.page = page;
    this.showcase = showcase;
  }

  static async open(browser: Browser, address: string, look: Look): Promise<PhotoStage> {
    const { width, height, language } = look;
    const page = await browser.newPage({ viewport: { width, height }, locale: language, deviceScaleFactor: 1 });
    page.on('pageerror', (error) => console.error(`page: ${error.message}`));
    page.on('console', (line) => line.type() === 'error' && console.error(`page: ${line.text()}`));
    let queue: Promise<unknown> = Promise.resolve();
    const showcase = new Showcase((message) => {
      queue = queue
        .then(() => page.evaluate((each) => (window as unknown as Hooks).__fromHost(each), message))
        // What a page still had to hear when it was closed is nobody's loss.
        .catch((error: unknown) => page.isClosed() || console.error(`page: ${error}`));
    });
    await page.exposeFunction('__toHost', (text: string) => showcase.receive(JSON.parse(text) as ClientMessage));
    // The loader of this script names inner functions by a helper that the page does not have.
    await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
    await page.addInitScript(stoppableClock);
    await page.addInitScript(bridge);
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), settingsFor(look));
    await page.goto(`${address}?still&quality=${look.quality}&samples=0`, { waitUntil: 'load' });
    return new PhotoStage(page, showcase);
  }

  /** Waits until the table stands with all faces painted, then shows it at rest. */
  async settle(): Promise<void> {
    await this.page.waitForFunction(() => (window as unknown as Hooks).__ready?.() === true, null, {
      timeout: 180_000,
      polling: 100,
    });
    await this.page.evaluate(() => (window as unknown as Hooks).__settle?.());
    await this.run(FRAME * SETTLING);
  }

  /** Lets this many seconds pass, frame by frame. */
  async run(seconds: number, step = FRAME): Promise<void> {
    for (let left = seconds; left > 1e-6; left -= step) {
      this.seconds += step;
      await this.page.evaluate((now) => (window as unknown as Hooks).__frame?.(now), this.seconds);
    }
  }

  /** Asks once more and stops the clock: the picture shows the seconds that a player has at first. */
  async hold(): Promise<void> {
    this.showcase.ask();
    await this.run(FRAME);
    await this.page.evaluate(() => (window as unknown as Hooks).__stopClock());
  }

  /** Looks at the bare scene from elsewhere, without what stands in front of it. */
  async look(view: View): Promise<void> {
    await this.page.addStyleTag({ content: '.hud { display: none }' });
    await this.page.evaluate((each) => (window as unknown as Hooks).__look?.(each), view);
    await this.run(FRAME * SETTLING);
  }

  stats(): Promise<FrameStats | null> {
    return this.page.evaluate(() => (window as unknown as Hooks).__stats?.() ?? null);
  }

  close(): Promise<void> {
    return this.page.close();
  }
}

/** Runs in the page: a clock that can be stopped, so that the seconds on the rail do not run out while it is drawn. */
function stoppableClock(): void {
  const real = performance.now.bind(performance);
  let stopped: number | null = null;
  performance.now = () => stopped ?? real();
  (window as unknown as Hooks).__stopClock = () => {
    stopped = real();
  };
}

/** Runs in the page: what the preload script of the desktop does, over functions that the browser lends. */
function bridge(): void {
  const hooks = window as unknown as Hooks;
  const listeners = new Set<(message: unknown) => void>();
  const early: unknown[] = [];
  hooks.__fromHost = (message) => {
    if (listeners.size === 0) early.push(message);
    for (const listener of listeners) listener(message);
  };
  const nothing = () => {};
  Object.assign(window, {
    ironhorse: {
      connect: () => ({
        send: (message: unknown) => hooks.__toHost(JSON.stringify(message)),
        onMessage(listener: (message: unknown) => void) {
          listeners.add(listener);
          for (const message of early.splice(0)) listener(message);
          return () => listeners.delete(listener);
        },
        onClose: () => nothing,
        close: nothing,
      }),
      shell: {
        version: '0.1.0',
        platform: 'linux',
        quit: nothing,
        setFullScreen: nothing,
        setLanguage: nothing,
        showLogs: nothing,
        writeClipboard: nothing,
        note: nothing,
      },
    },
  });
}

/** The key and the value under which the renderer finds its settings. */
function settingsFor({ language, scale, captions = false }: Look): [string, string] {
  const state = { language, uiScale: scale, captions };
  return ['ironhorse.settings', JSON.stringify({ state, version: 1 })];
}
