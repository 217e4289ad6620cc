import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fileSaves } from '../../electron/host/file-saves.ts';
import { House } from '../support/house.ts';
import { personTable } from '../support/settings.ts';

/** Bytes that the disk still takes, and the files that are open; a write that does not fit is cut short, as systems do, and the next one fails. */
const disk = vi.hoisted(() => ({ room: Number.POSITIVE_INFINITY, open: new Set<number>() }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const writeSync = (file: number, data: string | Uint8Array, from = 0): number => {
    const bytes = Buffer.from(data).subarray(from, from + disk.room);
    if (bytes.length === 0) throw new Error('ENOSPC: no space left on device');
    disk.room -= bytes.length;
    return fs.writeSync(file, bytes);
  };
  const copyFileSync = (from: string, to: string): void => {
    if (fs.statSync(from).size > disk.room) throw new Error('ENOSPC: no space left on device');
    fs.copyFileSync(from, to);
  };
  const openSync = (...given: Parameters<typeof fs.openSync>): number => {
    const file = fs.openSync(...given);
    disk.open.add(file);
    return file;
  };
  const closeSync = (file: number): void => {
    fs.closeSync(file);
    disk.open.delete(file);
  };
  return { ...fs, writeSync, copyFileSync, openSync, closeSync };
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ironhorse-disk-'));
});
afterEach(() => {
  disk.room = Number.POSITIVE_INFINITY;
  disk.open.clear();
  rmSync(folder, { recursive: true, force: true });
});

describe('a disk that fills up', () => {
  test('takes no half line: the save goes on whole once there is room again', () => {
    const journal = fileSaves(folder).open('a', 0);
    journal.append('one\n');
    disk.room = 2;
    expect(() => journal.append('two\n')).toThrow('no space left');
    disk.room = Number.POSITIVE_INFINITY;
    journal.append('three\n');
    journal.close();
    expect(readFileSync(join(folder, 'a.jsonl'), 'utf8')).toBe('one\nthree\n');
  });

  test('begins no table, and leaves neither half a save nor an open file of it', () => {
    const house = new House({ saves: fileSaves(folder) });
    const ann = house.client();
    disk.room = 0;
    const id = ann.command({ c: 'newTable', settings: personTable() });
    expect(ann.outcome(id)).toEqual({ t: 'reject', id, reason: { code: 'failed' } });
    expect(readdirSync(folder)).toEqual([]);
    expect(disk.open.size).toBe(0);
  });

  test('keeps no damaged save open that it cannot mend', () => {
    writeFileSync(join(folder, 'a.jsonl'), 'one\nwrong\n');
    disk.room = 0;
    expect(() => fileSaves(folder).open('a', 4)).toThrow('no space left');
    expect(readFileSync(join(folder, 'a.jsonl'), 'utf8')).toBe('one\nwrong\n');
    expect(disk.open.size).toBe(0);
  });

  test('lets people sit down and look on', () => {
    const house = new House({ saves: fileSaves(folder) });
    const ann = house.client();
    ann.newTable(personTable({}, 2));
    disk.room = 0;
    const bea = house.client();
    expect(bea.seat).toBe(1);
    expect(house.notes.join()).toContain('no space left');
    ann.close();
    expect(house.client(ann.token).seat).toBe(0);
  });

  test('lets a table be left, so that an old save can be deleted', () => {
    const house = new House({ saves: fileSaves(folder) });
    const ann = house.client();
    ann.newTable(personTable());
    const { table } = ann.last('view');
    disk.room = 0;
    const left = ann.command({ c: 'leaveTable' });
    expect(ann.outcome(left)).toEqual({ t: 'ack', id: left });
    const gone = ann.command({ c: 'deleteTable', table });
    expect(ann.outcome(gone)).toEqual({ t: 'ack', id: gone });
    expect(fileSaves(folder).list()).toEqual([]);
  });
});
