import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Hold, type Holder, holdFolder, isOurs } from '../../electron/host/folder-hold.ts';

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
    expect(existsSync(join(folder, 'host.sock'))).toBe(false);
    await ours();
  });

  test('a folder that is not there yet, and whose name is too long for a socket, is held as well', async () => {
    const deep = join(folder, 'a'.repeat(90));
    await ours(deep);
    await others(deep);
  });

  test('what another kind of file left there is no holder', async () => {
    writeFileSync(join(folder, 'host.sock'), '{"pid":1,"address":"http://127.0.0.1/"}');
    await ours();
  });

  test.skipIf(process.platform === 'win32')(
    'a program that was killed holds nothing, whoever has its number now',
    async () => {
      const socket = join(folder, 'host.sock');
      const script = `require('node:net').createServer().listen(${JSON.stringify(socket)}, () => console.log('up'))`;
      const other = spawn(process.execPath, ['-e', script]);
      await new Promise((resolve) => other.stdout.once('data', resolve));
      const gone = new Promise((resolve) => other.once('exit', resolve));
      other.kill('SIGKILL');
      await gone;
      expect(existsSync(socket)).toBe(true);
      await ours();
    },
  );
});
