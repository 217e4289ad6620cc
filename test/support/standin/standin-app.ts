import { EventEmitter } from 'node:events';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page, Route } from 'playwright-core';
import { newJournal, type StandinJournal } from './journal.ts';
import { loadMain } from './load-main.ts';
import { toScheme } from './scheme.ts';
import { StandinWindow, type WindowOptions } from './standin-window.ts';

export interface StandinParts {
  readonly browser: Browser;
  /** The built main bundle. */
  readonly main: string;
  readonly userData: string;
  readonly version: string;
  /** Behind the program's own name. */
  readonly args?: readonly string[];
}

type Handler = (request: Request) => Promise<Response> | Response;
interface MenuItem {
  readonly id?: string;
  readonly label?: string;
  readonly click?: () => void;
  readonly submenu?: readonly MenuItem[];
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/**
 * Runs the built program under plain Node, with windows that are pages of a real Chromium. Names are those of
 * playwright's ElectronApplication, so that a test can run on the real thing too. What it cannot show: the true sandbox
 * and process split, fuses, code signing, menus and dialogs of the system, Electron's own Chromium.
 */
export class StandinApp {
  readonly journal: StandinJournal = newJournal();
  readonly windows: StandinWindow[] = [];
  readonly #parts: StandinParts;
  readonly #pages: Page[] = [];
  #waiting: ((page: Page) => void)[] = [];
  #menu: readonly MenuItem[] = [];
  readonly #app = new EventEmitter();
  readonly #ipc = new EventEmitter();
  readonly #schemes = new Map<string, Handler>();
  #isReady = false;
  #becomeReady = (): void => {};
  readonly #ready: Promise<void>;
  #quitting = false;

  constructor(parts: StandinParts) {
    this.#parts = parts;
    this.#ready = new Promise((resolve) => {
      this.#becomeReady = resolve;
    });
  }

  /** Loads the main bundle with this stand-in for its electron. */
  start(): this {
    const { main, args = [] } = this.#parts;
    const argv = process.argv;
    process.argv = ['electron', '.', ...args];
    try {
      loadMain(main, this.#electron());
    } finally {
      process.argv = argv;
    }
    setImmediate(() => {
      this.#isReady = true;
      this.#becomeReady();
    });
    return this;
  }

  firstWindow(): Promise<Page> {
    const [page] = this.#pages;
    return page ? Promise.resolve(page) : new Promise((resolve) => this.#waiting.push(resolve));
  }

  clickMenu(id: string): void {
    const all = (items: readonly MenuItem[]): MenuItem[] => items.flatMap((item) => [item, ...all(item.submenu ?? [])]);
    const item = all(this.#menu).find((each) => each.id === id);
    if (!item?.click) throw new Error(`expected a menu item ${id} that does something, got none`);
    item.click();
  }

  menuLabels(): (string | undefined)[] {
    return this.#menu.map(({ label }) => label);
  }

  /** A message as a foreign frame would send it. */
  forge(channel: string, url: string, payload: unknown): void {
    const [window] = this.windows;
    this.#ipc.emit(channel, { sender: window?.webContents, senderFrame: { url, parent: null } }, payload);
  }

  async close(): Promise<void> {
    this.#quit();
    await Promise.all(this.windows.map(({ gone }) => gone));
  }

  #quit(): void {
    if (this.#quitting) return;
    this.#quitting = true;
    for (const window of this.windows) window.close();
    this.#app.emit('will-quit', { preventDefault: () => {} });
  }

  async #serve(route: Route): Promise<void> {
    const url = toScheme(route.request().url());
    const handler = this.#schemes.get(url.split(':')[0] ?? '');
    try {
      if (!handler) throw new Error(`no handler for ${url}`);
      const response = await handler(new Request(url));
      const body = Buffer.from(await response.arrayBuffer());
      await route.fulfill({ status: response.status, headers: Object.fromEntries(response.headers), body });
    } catch (error) {
      this.journal.errors.push(String(error));
      await route.abort('failed');
    }
  }

  #electron(): unknown {
    const { journal } = this;
    const { userData, version, browser } = this.#parts;
    const paths: Readonly<Record<string, string>> = { userData, logs: join(userData, 'logs') };
    const parts = {
      browser,
      journal,
      serve: (route: Route) => this.#serve(route),
      hear: (channel: string, event: unknown, payload: readonly unknown[]) => {
        this.#ipc.emit(channel, event, ...payload);
      },
      opened: (_: StandinWindow, page: Page) => {
        this.#pages.push(page);
        for (const tell of this.#waiting.splice(0)) tell(page);
      },
      closed: () => {
        if (this.windows.every((window) => window.isDestroyed())) this.#app.emit('window-all-closed');
      },
    };
    const { windows } = this;
    class BrowserWindow extends StandinWindow {
      constructor(options: WindowOptions) {
        super(options, parts);
        windows.push(this);
      }
    }
    const app = Object.assign(this.#app, {
      isPackaged: false,
      whenReady: () => this.#ready,
      getVersion: () => version,
      getLocale: () => 'en-US',
      getPath: (name: string) => paths[name] ?? userData,
      setPath: () => {},
      requestSingleInstanceLock: () => true,
      quit: () => this.#quit(),
    });
    return strict({
      app,
      BrowserWindow,
      ipcMain: this.#ipc,
      protocol: {
        registerSchemesAsPrivileged: () => {
          if (this.#isReady) throw new Error('schemes are registered before the app is ready');
        },
        handle: (scheme: string, handler: Handler) => this.#schemes.set(scheme, handler),
      },
      net: { fetch: fetchFile },
      screen: { getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }] },
      Menu: {
        buildFromTemplate: (items: readonly MenuItem[]) => items,
        setApplicationMenu: (items: readonly MenuItem[]) => {
          this.#menu = items;
        },
      },
      dialog: {
        showMessageBox: (...given: readonly unknown[]) => {
          journal.dialogs.push(given[given.length - 1]);
          const response = journal.answers.shift();
          if (response === undefined) journal.errors.push('a dialog that nobody expected');
          return Promise.resolve({ response: response ?? 0 });
        },
      },
      shell: {
        openExternal: async (url: string) => {
          journal.external.push(url);
        },
        openPath: async (path: string) => {
          journal.opened.push(path);
          return '';
        },
      },
      clipboard: { writeText: (text: string) => journal.clipboard.push(text) },
    });
  }
}

/** A name that the stand-in lacks fails loudly, never silently. */
function strict<T extends object>(names: T): T {
  return new Proxy(names, {
    get: (target, name) => {
      if (name in target || typeof name === 'symbol' || ['__esModule', 'default', 'then'].includes(name)) {
        return Reflect.get(target, name);
      }
      throw new Error(`the stand-in has no electron.${name}`);
    },
  });
}

async function fetchFile(url: string): Promise<Response> {
  const file = fileURLToPath(url);
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  return new Response(await readFile(file), { headers: { 'content-type': type } });
}
