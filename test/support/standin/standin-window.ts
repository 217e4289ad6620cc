import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import type { StandinJournal } from './journal.ts';
import { preloadRuntime } from './preload-runtime.ts';
import { PLAYED, toHttp, toScheme } from './scheme.ts';

/** The part of Electron's options that our program uses. */
export interface WindowOptions {
  readonly width?: number;
  readonly height?: number;
  readonly webPreferences?: {
    readonly preload?: string;
    readonly contextIsolation?: boolean;
    readonly sandbox?: boolean;
    readonly nodeIntegration?: boolean;
    readonly additionalArguments?: readonly string[];
  };
}

export interface WindowParts {
  readonly browser: Browser;
  readonly journal: StandinJournal;
  readonly serve: (route: Route) => Promise<void>;
  readonly hear: (channel: string, event: unknown, payload: readonly unknown[]) => void;
  readonly opened: (window: StandinWindow, page: Page) => void;
  readonly closed: (window: StandinWindow) => void;
}

type OpenHandler = (details: { readonly url: string }) => { readonly action: string };
interface Stoppable {
  preventDefault(): void;
}

/** The page of a window, as the main process sees it. */
class StandinContents extends EventEmitter {
  page: Page | null = null;
  opens: OpenHandler = () => ({ action: 'allow' });
  readonly session = { setPermissionRequestHandler: () => {}, setPermissionCheckHandler: () => {} };
  #sending: Promise<unknown> = Promise.resolve();

  setWindowOpenHandler(handler: OpenHandler): void {
    this.opens = handler;
  }

  isDestroyed(): boolean {
    return this.page === null || this.page.isClosed();
  }

  /** In order, as Electron does; a page that is being loaded anew misses it. */
  send(channel: string, ...payload: unknown[]): void {
    const copy = structuredClone(payload);
    this.#sending = this.#sending
      .then(() =>
        this.page?.evaluate(
          ([name, given]) => {
            const { __standinDispatch: dispatch } = window as unknown as Record<string, (...all: unknown[]) => void>;
            dispatch?.(name, given);
          },
          [channel, copy] as const,
        ),
      )
      .catch(() => {});
  }

  reload(): void {
    void this.page?.reload();
  }
}

/** A BrowserWindow whose page is one of Chromium's. Only what is safe in a real one is let through. */
export class StandinWindow extends EventEmitter {
  readonly webContents = new StandinContents();
  readonly gone: Promise<void>;
  fullScreen = false;
  readonly #options: WindowOptions;
  readonly #parts: WindowParts;
  #context: BrowserContext | null = null;
  #isGone = false;
  #tellGone = (): void => {};

  constructor(options: WindowOptions, parts: WindowParts) {
    super();
    const { contextIsolation, sandbox, nodeIntegration } = options.webPreferences ?? {};
    if (contextIsolation !== true || sandbox !== true || nodeIntegration !== false) {
      throw new Error('expected a window with contextIsolation, sandbox and without nodeIntegration');
    }
    this.#options = options;
    this.#parts = parts;
    this.gone = new Promise((resolve) => {
      this.#tellGone = resolve;
    });
  }

  async loadURL(url: string): Promise<void> {
    const { browser, journal, serve, opened } = this.#parts;
    const { width = 800, height = 600, webPreferences } = this.#options;
    this.#context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
    const page = await this.#context.newPage();
    this.webContents.page = page;
    page.on('pageerror', (error) => journal.errors.push(error.message));
    page.on('close', () => this.#close());
    await this.#lend(page);
    await page.route(PLAYED, serve);
    if (webPreferences?.preload) {
      const source = readFileSync(webPreferences.preload, 'utf8');
      const lent = JSON.stringify(LENT);
      const argv = JSON.stringify(webPreferences.additionalArguments ?? []);
      const preload = `function (require, module, exports, process) {${source}\n}`;
      await page.addInitScript(`(${preloadRuntime})(${preload}, ${lent}, ${argv})`);
    }
    opened(this, page);
    await page.goto(`${toHttp(url)}${STILL}`, { waitUntil: 'domcontentloaded' });
    this.emit('ready-to-show');
  }

  async #lend(page: Page): Promise<void> {
    const { hear, journal } = this.#parts;
    await page.exposeBinding(LENT.send, ({ frame }, channel: string, payload: unknown[]) => {
      const senderFrame = { url: toScheme(frame.url()), parent: frame.parentFrame() };
      hear(channel, { sender: this.webContents, senderFrame }, payload);
    });
    await page.exposeBinding(LENT.open, (_, url: string) => {
      const { action } = this.webContents.opens({ url: toScheme(url) });
      if (action !== 'deny') journal.errors.push(`the program let a page open ${url}`);
    });
  }

  show(): void {}
  focus(): void {}
  maximize(): void {}
  restore(): void {}

  isMinimized(): boolean {
    return false;
  }

  isMaximized(): boolean {
    return false;
  }

  isFullScreen(): boolean {
    return this.fullScreen;
  }

  setFullScreen(on: boolean): void {
    this.fullScreen = on;
  }

  isDestroyed(): boolean {
    return this.#isGone;
  }

  getNormalBounds(): { x: number; y: number; width: number; height: number } {
    return { x: 10, y: 20, width: this.#options.width ?? 800, height: this.#options.height ?? 600 };
  }

  close(): void {
    let stopped = false;
    const event: Stoppable = {
      preventDefault: () => {
        stopped = true;
      },
    };
    this.emit('close', event);
    if (!stopped) void (this.#context?.close() ?? Promise.resolve()).then(() => this.#close());
  }

  #close(): void {
    if (this.#isGone) return;
    this.#isGone = true;
    this.webContents.emit('destroyed');
    this.emit('closed');
    this.#parts.closed(this);
    this.#tellGone();
  }
}

/** The page draws no frame by itself: without a graphics card its frames would block it. */
const STILL = '?still';

const LENT = { send: '__standinSend', open: '__standinOpen' } as const;
