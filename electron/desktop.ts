import { join } from 'node:path';
import { app, type BrowserWindow, clipboard, dialog, shell } from 'electron';
import type { QuickStart } from '../core/protocol/messages.ts';
import { servePages } from './app-protocol.ts';
import type { Places } from './cli/browser-table.ts';
import { faultText } from './host/fault-text.ts';
import { fileSaves } from './host/file-saves.ts';
import { Saloon } from './host/saloon.ts';
import { systemChance, systemClock } from './host/system.ts';
import { workerBrain } from './host/worker-brain.ts';
import { listen, type ShellCall } from './ipc.ts';
import { type LogFile, openLogFile } from './log-file.ts';
import { setMenu } from './menu.ts';
import { type ShellTexts, shellTexts } from './shell-texts.ts';
import { surviveFaults } from './survive-faults.ts';
import { openWindow } from './window.ts';

export interface DesktopPlaces extends Places {
  readonly preload: string;
}

/** The program as a desktop window: the host lives in this process and outlives every page. */
export class Desktop {
  readonly #places: DesktopPlaces;
  readonly #log: LogFile;
  readonly #saloon: Saloon;
  #window: BrowserWindow | null = null;
  #texts: ShellTexts;

  constructor(places: DesktopPlaces, start: QuickStart | null) {
    this.#places = places;
    this.#log = openLogFile(places.logs);
    this.#texts = shellTexts(app.getLocale());
    const { note } = this.#log;
    surviveFaults(note);
    this.#saloon = new Saloon({
      clock: systemClock,
      chance: systemChance,
      brain: workerBrain(note),
      note,
      saves: fileSaves(join(places.data, 'saves')),
      app: places.version,
      start,
    });
    note(`${places.version} on ${process.platform} ${process.arch}`);
    servePages(places.pages);
    listen({ window: () => this.#window, house: this.#saloon, call: (call) => this.#carryOut(call), note });
    this.#showMenu();
    app.on('activate', () => {
      if (!this.#window) this.open();
    });
    app.on('second-instance', () => this.#toFront());
    app.on('window-all-closed', () => {
      if (process.platform !== 'darwin') app.quit();
    });
    app.on('will-quit', () => {
      this.#saloon.close();
      void this.#log.close();
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => app.quit());
  }

  /** Opens the window. */
  open(): void {
    const { version, preload, data } = this.#places;
    const window = openWindow({ version, preload, data, texts: () => this.#texts, note: this.#log.note });
    this.#window = window;
    window.on('closed', () => {
      this.#window = null;
    });
  }

  readonly #failed = (error: unknown): void => this.#log.note(`the shell: ${faultText(error)}`);

  #toFront(): void {
    if (this.#window?.isMinimized()) this.#window.restore();
    this.#window?.focus();
  }

  #showMenu(): void {
    setMenu(this.#texts, process.platform, { showLogs: () => this.#showLogs(), about: () => this.#about() });
  }

  #showLogs(): void {
    shell.openPath(this.#log.folder).catch(this.#failed);
  }

  #about(): void {
    const box = { type: 'info', message: `Ironhorse ${this.#places.version}`, detail: this.#texts.unofficial } as const;
    (this.#window ? dialog.showMessageBox(this.#window, box) : dialog.showMessageBox(box)).catch(this.#failed);
  }

  #carryOut(call: ShellCall): void {
    switch (call.call) {
      case 'quit':
        app.quit();
        return;
      case 'setFullScreen':
        this.#window?.setFullScreen(call.on);
        return;
      case 'setLanguage':
        this.#texts = shellTexts(call.language);
        this.#showMenu();
        return;
      case 'showLogs':
        this.#showLogs();
        return;
      case 'writeClipboard':
        clipboard.writeText(call.text);
        return;
      case 'note':
        this.#log.note(`page: ${call.text}`);
    }
  }
}
