import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { LIMITS } from '../../core/protocol/limits.ts';
import type { HostMessage } from '../../core/protocol/messages.ts';
import { PROTOCOL_VERSION } from '../../core/protocol/version.ts';
import { localBrain } from '../../electron/host/local-brain.ts';
import { memoryLine } from '../../electron/host/memory-conn.ts';
import { Saloon } from '../../electron/host/saloon.ts';
import { memorySaves } from '../../electron/host/saves.ts';
import { systemClock } from '../../electron/host/system.ts';
import { ipcLine } from '../../electron/ipc-conn.ts';
import { type LocalServer, serveLocally } from '../../electron/lan/local-server.ts';
import { seededChance } from '../support/house.ts';
import { botTable, personTable } from '../support/settings.ts';

const KEY = 'k'.repeat(32);
const hello = { t: 'hello', proto: PROTOCOL_VERSION, app: 'test', key: KEY, token: null };

function newSaloon(): Saloon {
  return new Saloon({
    clock: systemClock,
    chance: seededChance(),
    brain: localBrain,
    note: () => {},
    saves: memorySaves(),
    app: 'test',
    start: null,
  });
}

/** The far end of any transport, as texts. */
interface FarEnd {
  readonly heard: HostMessage[];
  say(value: unknown): void;
  sayText(text: string): void;
  readonly closed: () => boolean;
  close(): void;
}

interface Transport {
  readonly name: string;
  open(saloon: Saloon): Promise<FarEnd>;
}

let pages: string;
const servers = new Map<Saloon, LocalServer>();

beforeAll(() => {
  pages = mkdtempSync(join(tmpdir(), 'ironhorse-pages-'));
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>test</title>');
});
afterAll(async () => {
  for (const server of servers.values()) await server.close();
  rmSync(pages, { recursive: true, force: true });
});

async function serverOf(saloon: Saloon): Promise<LocalServer> {
  const known = servers.get(saloon);
  if (known) return known;
  const server = await serveLocally({ house: saloon, key: KEY, pages, port: 0 });
  servers.set(saloon, server);
  return server;
}

const memory: Transport = {
  name: 'memory',
  open: async (saloon) => {
    const { host, client } = memoryLine();
    const heard: HostMessage[] = [];
    let closed = false;
    client.onMessage((message) => {
      heard.push(message);
    });
    client.onClose(() => {
      closed = true;
    });
    saloon.admit(host, KEY);
    return {
      heard,
      say: (value) => client.sendText(JSON.stringify(value)),
      sayText: client.sendText,
      closed: () => closed,
      close: client.close,
    };
  },
};

const socket: Transport = {
  name: 'WebSocket',
  open: async (saloon) => {
    const { port } = await serverOf(saloon);
    const line = new WebSocket(`ws://127.0.0.1:${port}/ws`, { origin: `http://127.0.0.1:${port}` });
    const heard: HostMessage[] = [];
    line.on('message', (data) => heard.push(JSON.parse(String(data)) as HostMessage));
    line.on('error', () => {});
    await new Promise((resolve, reject) => {
      line.once('open', resolve);
      line.once('error', reject);
    });
    return {
      heard,
      say: (value) => line.send(JSON.stringify(value)),
      sayText: (text) => line.send(text),
      closed: () => line.readyState === WebSocket.CLOSED,
      close: () => line.close(),
    };
  },
};

/** The shell's line with its page played by this test; test/e2e/shell.test.ts has a real page. */
const ipc: Transport = {
  name: 'IPC',
  open: async (saloon) => {
    const heard: HostMessage[] = [];
    let closed = false;
    const contents = {
      isDestroyed: () => false,
      send: (channel: string, text: string) => {
        if (channel === 'ironhorse:closed') closed = true;
        else heard.push(JSON.parse(text) as HostMessage);
      },
    };
    const line = ipcLine(contents);
    saloon.admit(line.conn, KEY);
    return {
      heard,
      say: (value) => line.hear(JSON.stringify(value)),
      sayText: line.hear,
      closed: () => closed,
      close: line.gone,
    };
  },
};

describe.each([memory, socket, ipc])('a line over $name', ({ open }) => {
  const kinds = (end: FarEnd): string[] => end.heard.map(({ t }) => t);
  const until = (end: FarEnd, kind: string) => expect.poll(() => kinds(end), { timeout: 5000 }).toContain(kind);

  test('greets, deals, tells and obeys', async () => {
    const end = await open(newSaloon());
    end.say(hello);
    await until(end, 'welcome');
    end.say({ t: 'command', id: 'n', command: { c: 'newTable', settings: botTable({ pace: 'off' }) } });
    await until(end, 'events');
    expect(kinds(end).indexOf('view')).toBeLessThan(kinds(end).indexOf('events'));
    const seqs = end.heard.flatMap((message) => (message.t === 'events' ? [message.seq] : []));
    expect(seqs).toEqual(seqs.map((_, at) => at + 1));
    end.say({ t: 'command', id: 'l', command: { c: 'leaveTable' } });
    await until(end, 'left');
    end.close();
  });

  test('keeps a chair for the one who comes back', async () => {
    const saloon = newSaloon();
    const end = await open(saloon);
    end.say(hello);
    await until(end, 'welcome');
    const welcome = end.heard.find((message) => message.t === 'welcome');
    end.say({ t: 'command', id: 'n', command: { c: 'newTable', settings: personTable({}, 2) } });
    await until(end, 'view');
    end.close();
    await expect.poll(() => saloon.table?.basis.seats.isHere(0)).toBe(false);
    const stranger = await open(saloon);
    stranger.say(hello);
    await until(stranger, 'view');
    expect(stranger.heard.find((message) => message.t === 'view')).toMatchObject({ viewer: 1 });
    const back = await open(saloon);
    back.say({ ...hello, token: welcome?.token });
    await until(back, 'view');
    expect(back.heard.find((message) => message.t === 'view')).toMatchObject({ viewer: 0 });
    back.close();
    stranger.close();
  });

  test.each([
    ['a wrong key', { ...hello, key: 'wrong' }, 'bad-key'],
    ['no key', { ...hello, key: null }, 'bad-key'],
    ['another protocol', { ...hello, proto: PROTOCOL_VERSION + 1 }, 'version'],
    ['anything before hello', { t: 'resync' }, 'no-hello'],
  ])('is closed after %s', async (_, message, why) => {
    const end = await open(newSaloon());
    end.say(message);
    await until(end, 'refused');
    expect(end.heard.at(-1)).toMatchObject({ t: 'refused', why, need: PROTOCOL_VERSION });
    await expect.poll(end.closed).toBe(true);
  });

  test('answers what it cannot read, and reads on', async () => {
    const end = await open(newSaloon());
    end.say(hello);
    await until(end, 'welcome');
    end.sayText('{"t":');
    await until(end, 'reject');
    expect(end.heard.at(-1)).toMatchObject({ id: '', reason: { code: 'malformed' } });
    end.say({ t: 'command', id: 'r', command: { c: 'report' } });
    await expect.poll(() => end.heard.at(-1)).toMatchObject({ id: 'r', reason: { code: 'no-table' } });
    end.close();
  });

  test('reads a message up to its length, whatever letters it has', async () => {
    const end = await open(newSaloon());
    end.say(hello);
    await until(end, 'welcome');
    end.say({ t: 'command', id: 'ž', command: { c: 'ř'.repeat(LIMITS.messageLength - 100) } });
    await until(end, 'reject');
    expect(end.heard.at(-1)).toMatchObject({ id: 'ž', reason: { code: 'malformed' } });
    end.close();
  });

  test('takes no message that is too long', async () => {
    const end = await open(newSaloon());
    end.say(hello);
    await until(end, 'welcome');
    end.sayText(JSON.stringify({ t: 'command', id: 'x'.repeat(LIMITS.messageLength) }));
    await expect
      .poll(
        () => end.closed() || end.heard.some((message) => message.t === 'reject' && message.reason.code === 'too-long'),
      )
      .toBe(true);
    end.close();
  });

  test('slows a flood down, then cuts it off', async () => {
    const end = await open(newSaloon());
    end.say(hello);
    for (let at = 0; at < LIMITS.burst * 3; at += 1) end.say({ t: 'command', id: `${at}`, command: { c: 'undo' } });
    await until(end, 'refused');
    expect(end.heard.some((message) => message.t === 'reject' && message.reason.code === 'too-fast')).toBe(true);
    expect(end.heard.at(-1)).toMatchObject({ t: 'refused', why: 'too-fast' });
    await expect.poll(end.closed).toBe(true);
  });

  test('hears when the host closes', async () => {
    const saloon = newSaloon();
    const end = await open(saloon);
    end.say(hello);
    await until(end, 'welcome');
    saloon.close();
    await until(end, 'hostClosing');
    await expect.poll(end.closed).toBe(true);
  });
});
