import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron';
import { expect, test, vi } from 'vitest';
import { ORIGIN } from '../../electron/app-protocol.ts';
import { CHANNELS } from '../../electron/channels.ts';
import { listen } from '../../electron/ipc.ts';
import { shellTexts } from '../../electron/shell-texts.ts';
import { House } from '../support/house.ts';

const main = vi.hoisted(() => ({ ipc: null as EventEmitter | null }));
vi.mock('electron', async () => {
  const { EventEmitter: Emitter } = await import('node:events');
  main.ipc = new Emitter();
  return { ipcMain: main.ipc, net: {}, protocol: { registerSchemesAsPrivileged: () => {} } };
});

/** The page of a window, as the shell knows it. */
class Contents extends EventEmitter {
  readonly told: string[] = [];
  isDestroyed = () => false;
  send(channel: string, text = ''): void {
    this.told.push(`${channel} ${text}`);
  }
}

test('a page that is loaded again and again leaves nothing behind, and still gets through', () => {
  const contents = new Contents();
  const notes: string[] = [];
  listen({
    window: () => ({ webContents: contents }) as unknown as BrowserWindow,
    house: new House().saloon,
    call: () => {},
    note: (text) => notes.push(text),
  });
  const event = { sender: contents, senderFrame: { parent: null, url: `${ORIGIN}/index.html` } };
  for (let load = 0; load < 50; load += 1) main.ipc?.emit(CHANNELS.open, event);
  expect(contents.listenerCount('destroyed')).toBe(1);
  main.ipc?.emit(CHANNELS.toHost, event, 'no message');
  expect(contents.told.at(-1)).toContain('malformed');
  for (const strange of [null, 7, {}, ['a'], undefined]) main.ipc?.emit(CHANNELS.toHost, event, strange);
  main.ipc?.emit(CHANNELS.toHost, { ...event, senderFrame: null }, '{}');
  expect(notes).toHaveLength(6);
});

test.each(['constructor', '__proto__', 'toString', '', 'de-AT'])('the shell speaks English for %j', (language) => {
  expect(shellTexts(language)).toBe(shellTexts('en'));
});
