import { join } from 'node:path';
import { BrowserWindow, dialog, screen, shell } from 'electron';
import { ORIGIN, PAGE } from './app-protocol.ts';
import { VERSION_ARGUMENT } from './channels.ts';
import { faultText } from './host/fault-text.ts';
import type { ShellTexts } from './shell-texts.ts';
import { readWindowState, writeWindowState } from './window-state.ts';

export interface WindowParts {
  readonly version: string;
  /** The built preload script. */
  readonly preload: string;
  /** Folder of the window's state. */
  readonly data: string;
  readonly texts: () => ShellTexts;
  readonly note: (text: string) => void;
}

const FIRST_SIZE = { width: 1600, height: 900 };
const LEAST_SIZE = { minWidth: 960, minHeight: 600 };
/** Before the page paints: the saloon at night, not a white flash. */
const BACKGROUND = '#0c0705';
/** What the page may open outside: the browser's own kind of address, nothing that starts a program. */
const OUTSIDE = ['https:', 'mailto:'];

/** The one window: sandboxed, isolated, and never anywhere else than on our own page. */
export function openWindow(parts: WindowParts): BrowserWindow {
  const file = join(parts.data, 'window.json');
  const state = readWindowState(
    file,
    screen.getAllDisplays().map(({ workArea }) => workArea),
  );
  const place = state ? { x: state.x, y: state.y, width: state.width, height: state.height } : FIRST_SIZE;
  const window = new BrowserWindow({
    ...place,
    ...LEAST_SIZE,
    show: false,
    backgroundColor: BACKGROUND,
    autoHideMenuBar: true,
    fullscreen: state?.fullScreen ?? false,
    webPreferences: {
      preload: parts.preload,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webviewTag: false,
      spellcheck: false,
      additionalArguments: [`${VERSION_ARGUMENT}${parts.version}`],
    },
  });
  if (state?.maximized) window.maximize();
  window.once('ready-to-show', () => window.show());
  window.on('close', () => writeWindowState(file, window));
  stayOnPage(window, parts);
  reopenWhenGone(window, parts);
  window.loadURL(PAGE).catch((error: unknown) => parts.note(`the page did not load: ${faultText(error)}`));
  return window;
}

function stayOnPage(window: BrowserWindow, { note }: WindowParts): void {
  const { webContents } = window;
  webContents.setWindowOpenHandler(({ url }) => {
    if (OUTSIDE.includes(new URL(url).protocol)) {
      shell.openExternal(url).catch((error: unknown) => note(`a link was not opened: ${faultText(error)}`));
    }
    return { action: 'deny' };
  });
  webContents.on('will-navigate', (event) => {
    // A reload of our own page is no departure.
    if (!event.url.startsWith(`${ORIGIN}/`)) event.preventDefault();
  });
  webContents.on('will-attach-webview', (event) => event.preventDefault());
  const { session } = webContents;
  session.setPermissionRequestHandler((_, permission, answer) => answer(permission === 'fullscreen'));
  session.setPermissionCheckHandler((_, permission) => permission === 'fullscreen');
}

/** A page that crashed takes no game with it: the host lives on in this process. */
function reopenWhenGone(window: BrowserWindow, { texts, note }: WindowParts): void {
  const ask = async (): Promise<void> => {
    const { gone, goneDetail, again, quit } = texts();
    const { response } = await dialog.showMessageBox(window, {
      type: 'error',
      message: gone,
      detail: goneDetail,
      buttons: [again, quit],
    });
    if (window.isDestroyed()) return;
    if (response === 0) window.webContents.reload();
    else window.close();
  };
  window.webContents.on('render-process-gone', (_, { reason }) => {
    if (reason === 'clean-exit' || window.isDestroyed()) return;
    note(`the page is gone: ${reason}`);
    ask().catch((error: unknown) => note(`nobody could be asked: ${faultText(error)}`));
  });
}
