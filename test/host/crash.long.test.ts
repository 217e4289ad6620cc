import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildStale } from '../../electron/cli/fresh-build.mjs';
import { RunningHost } from '../support/running-host.ts';
import { personTable } from '../support/settings.ts';
import { SocketClient } from '../support/socket-client.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');
const KILLS = 6;
let data: string;

beforeAll(async () => {
  await buildStale(ROOT, () => {});
  data = mkdtempSync(join(tmpdir(), 'ironhorse-crash-'));
}, 300_000);
afterAll(() => rmSync(data, { recursive: true, force: true }));

/** Ids of clients' moves in the log, in order. */
function movesIn(table: string): string[] {
  const lines = readFileSync(join(data, 'saves', `${table}.jsonl`), 'utf8')
    .trim()
    .split('\n');
  return lines.flatMap((line) => {
    const entry = JSON.parse(line) as { id?: string };
    return entry.id === undefined ? [] : [entry.id];
  });
}

test('killed again and again, the same table goes on: no accepted move is lost and none is made twice', async () => {
  const client = new SocketClient();
  let host = new RunningHost(['--port', '0', '--data', data]);
  await client.open(await host.address());
  await expect.poll(() => client.token).not.toBeNull();
  // Bots without a pause: the kill falls anywhere, also between a move and its acknowledgement.
  client.command({ c: 'newTable', settings: personTable({ pace: 'off', seed: 5, pokerFace: 'off' }, 1, 7) });
  await expect.poll(() => client.table).not.toBeNull();
  const { table } = client;
  for (let kill = 0; kill < KILLS && !client.view?.winners; kill += 1) {
    const before = client.acknowledged.length;
    await expect
      .poll(() => client.acknowledged.length > before || client.view?.winners, { timeout: 30_000 })
      .toBeTruthy();
    await host.end('SIGKILL');
    host = new RunningHost(['--port', '0', '--data', data]);
    await client.open(await host.address());
    await expect.poll(() => client.view ?? client.over, { timeout: 30_000 }).toBeTruthy();
    if (client.over) break;
    expect(client.table).toBe(table);
    expect(client.view?.viewer).toBe(0);
  }
  expect(client.acknowledged.length).toBeGreaterThan(2);
  const made = movesIn(table ?? '');
  expect(new Set(made).size).toBe(made.length);
  for (const id of client.acknowledged) expect(made).toContain(id);
  for (const id of client.refused) expect(made).not.toContain(id);
  expect(client.faults).toEqual([]);
  client.close();
  expect(await host.end('SIGINT')).toBe(0);
});

test('a second program on the same saves says where the first stands, and ends', async () => {
  const first = new RunningHost(['--port', '0', '--data', data]);
  const address = await first.address();
  const second = new RunningHost(['--port', '0', '--data', data]);
  expect(await second.exitCode()).toBe(0);
  expect(second.output).toContain('open already');
  expect(second.output).toContain(address.href);
  expect(await first.end('SIGTERM')).toBe(0);
});
