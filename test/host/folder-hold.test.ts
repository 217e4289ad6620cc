import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { linkSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Hold } from '../../electron/host/claim-socket.ts';
import { type Holder, holdFolder, isOurs } from '../../electron/host/folder-hold.ts';

let folder: string;
const holds: Hold[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ironhorse-hold-'));
});
afterEach(async () => {
  for (const hold of holds.splice(0)) await hold.release();
  rmSync(folder, { recursive: true, force: true });
});

async function ours(of = folder): Promise<Hold> {
  const taken = await holdFolder(of);
  if (!isOurs(taken)) throw new Error('expected the folder to be free');
  holds.push(taken);
  return taken;
}
const others = async (of = folder): Promise<Holder> => {
  const taken = await holdFolder(of);
  if (isOurs(taken)) throw new Error('expected the folder to be held');
  return taken;
};

/** What a program leaves that is killed while it holds the folder: a socket behind which nobody lives. */
async function leaveDeadSocket(): Promise<void> {
  const server = createServer().listen(join(folder, 'host'));
  await once(server, 'listening');
  linkSync(join(folder, 'host'), join(folder, 'host-dead.sock'));
  await new Promise((done) => server.close(done));
}

const PROGRAM = `
import { createInterface } from 'node:readline';
import { holdFolder, isOurs } from ${JSON.stringify(pathToFileURL(resolve(import.meta.dirname, '..', '..', 'electron/host/folder-hold.ts')).href)};
let taken = null;
for await (const line of createInterface({ input: process.stdin })) {
  if (line.startsWith('take ')) taken = await holdFolder(line.slice(5));
  else if (isOurs(taken)) await taken.release();
  console.log(line === 'release' ? 'gone' : isOurs(taken) ? 'ours' : 'held');
}`;

/** Another process that takes folders and lets them go. */
class Program {
  readonly #child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', PROGRAM], {
    stdio: ['pipe', 'pipe', 'inherit'],
    cwd: resolve(import.meta.dirname, '..', '..'),
  });
  readonly #lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();

  async ask(line: string): Promise<string> {
    this.#child.stdin.write(`${line}\n`);
    const { value } = await this.#lines.next();
    return String(value);
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const gone = once(this.#child, 'exit');
    this.#child.kill(signal);
    await gone;
  }
}

describe('a folder of saves is written by one program', () => {
  test('the second is told where the first stands, as it is by then', async () => {
    const first = await ours();
    expect(await others()).toEqual({ address: '' });
    first.address = 'http://127.0.0.1:4717/#key';
    expect(await others()).toEqual({ address: 'http://127.0.0.1:4717/#key' });
  });

  test('once let go it is free again, and nothing is left in it', async () => {
    await (await ours()).release();
    holds.length = 0;
    expect(readdirSync(folder)).toEqual([]);
    await ours();
  });

  test('a folder that is not there yet, and whose name is too long for a socket, is held as well', async () => {
    const deep = join(folder, 'a'.repeat(90));
    await ours(deep);
    await others(deep);
  });

  test('what another kind of file left there is no holder', async () => {
    writeFileSync(join(folder, 'host-1.sock'), '{"pid":1,"address":"http://127.0.0.1/"}');
    await ours();
  });

  test.skipIf(process.platform === 'win32')(
    'a program that was killed holds nothing, whoever has its number now',
    async () => {
      const program = new Program();
      expect(await program.ask(`take ${folder}`)).toBe('ours');
      await program.end('SIGKILL');
      expect(readdirSync(folder)).toHaveLength(1);
      await ours();
      expect(readdirSync(folder)).toHaveLength(1);
    },
  );

  test.skipIf(process.platform === 'win32')(
    'programs that start at the same instant over what a dead one left: one of them takes it, round after round',
    async () => {
      const programs = [new Program(), new Program(), new Program()];
      for (let round = 0; round < 40; round += 1) {
        await leaveDeadSocket();
        const said = await Promise.all(programs.map((program) => program.ask(`take ${folder}`)));
        expect(said.toSorted()).toEqual(['held', 'held', 'ours']);
        await Promise.all(programs.map((program) => program.ask('release')));
      }
      for (const program of programs) await program.end();
    },
  );

  test.skipIf(process.platform === 'win32')('a holder that is asleep still holds', async () => {
    const program = new Program();
    expect(await program.ask(`take ${folder}`)).toBe('ours');
    program.signal('SIGSTOP');
    expect(await others()).toEqual({ address: '' });
    program.signal('SIGCONT');
    await program.end();
    await ours();
  });
});
