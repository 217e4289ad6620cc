import { join } from 'node:path';
import { app, dialog, shell } from 'electron';
import { registerScheme } from './app-protocol.ts';
import { serveTable } from './cli/browser-table.ts';
import { readWishes, type Wishes } from './cli/quick-start.ts';
import { Desktop } from './desktop.ts';
import { holdFolder, isOurs } from './host/folder-hold.ts';

/** Beside the folder of the bundle that this file becomes. */
const DIST = join(import.meta.dirname, '..');

registerScheme();
const wishes = wishesOrEnd();
if (wishes.data !== null) app.setPath('userData', wishes.data);

const places = {
  version: app.getVersion(),
  pages: join(DIST, 'renderer'),
  preload: join(DIST, 'preload', 'preload.cjs'),
  data: app.getPath('userData'),
  logs: app.getPath('logs'),
};

if (wishes.browser) {
  // The packaged program without its window, for a machine whose graphics cannot show it.
  const serve = async (): Promise<void> => {
    const table = await serveTable(wishes, places);
    app.on('will-quit', () => void table?.close());
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => app.quit());
    if (table) await table.show();
    else app.quit();
  };
  app.whenReady().then(serve).catch(giveUp);
} else if (app.requestSingleInstanceLock()) {
  const openDesktop = async (): Promise<void> => {
    const hold = await holdFolder(places.data);
    if (isOurs(hold)) {
      app.on('will-quit', () => void hold.release());
      new Desktop(places, wishes.start).open();
      return;
    }
    // The table stands in a browser: two programs must not write the same saves.
    if (hold.address) await shell.openExternal(hold.address).catch(() => {});
    app.quit();
  };
  app.whenReady().then(openDesktop).catch(giveUp);
} else {
  app.quit();
}

/** What the command line asks for makes no sense: it is said where it was typed, and in a window for whoever sees none. */
function wishesOrEnd(): Wishes {
  try {
    return readWishes(process.argv.slice(app.isPackaged ? 1 : 2));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    console.error(why);
    dialog.showErrorBox('Ironhorse', why);
    app.exit(2);
    throw error;
  }
}

/** A program that cannot start says why and ends: without a window nobody could end it, and it would keep others out. */
function giveUp(error: unknown): void {
  const why = error instanceof Error ? error.message : String(error);
  if (wishes.browser) console.error(why);
  else dialog.showErrorBox('Ironhorse', why);
  app.exit(1);
}
