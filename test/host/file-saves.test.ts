import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fileSaves } from '../../electron/host/file-saves.ts';
import { House } from '../support/house.ts';
import { personTable } from '../support/settings.ts';

describe('saves as files', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ironhorse-saves-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('hold the same, go on behind their good part and keep what was cut off', () => {
    const saves = fileSaves(join(folder, 'deep', 'down'));
    const first = saves.open('a', 0);
    first.append('ein Ű\n');
    first.append('zwei\n');
    first.close();
    first.close();
    expect(saves.list()).toEqual(['a']);
    expect(saves.read('a')).toBe('ein Ű\nzwei\n');
    const second = saves.open('a', 'ein Ű\n'.length);
    second.append('drei\n');
    second.close();
    expect(saves.read('a')).toBe('ein Ű\ndrei\n');
    expect(readFileSync(join(folder, 'deep', 'down', 'a.jsonl.damaged'), 'utf8')).toBe('ein Ű\nzwei\n');
    saves.delete('a');
    expect(saves.read('a')).toBeNull();
    expect(saves.list()).toEqual([]);
  });

  test('one that cannot be read is listed with the reason', () => {
    mkdirSync(join(folder, 'a-folder.jsonl'));
    writeFileSync(join(folder, 'too-long.jsonl'), '');
    truncateSync(join(folder, 'too-long.jsonl'), 2 ** 26);
    const client = new House({ saves: fileSaves(folder) }).client();
    expect(client.last('welcome').saved).toHaveLength(2);
    for (const id of ['a-folder', 'too-long'])
      expect(client.last('welcome').saved).toContainEqual({
        id,
        savedAt: expect.closeTo(Date.now(), -5),
        fault: { code: 'unreadable-save' },
      });
  });

  test('other files in the folder are left alone', () => {
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    writeFileSync(join(folder, 'A save (copied by hand).jsonl'), 'nobody could ask for this name');
    expect(fileSaves(folder).list()).toEqual([]);
    expect(readdirSync(folder)).toHaveLength(2);
  });

  test('a folder that was taken away while the program runs is an empty one, and made anew for a new table', () => {
    const house = new House({ saves: fileSaves(join(folder, 'saves')) });
    const ann = house.client();
    ann.newTable(personTable());
    rmSync(join(folder, 'saves'), { recursive: true });
    expect(house.client(ann.token).last('welcome').saved).toEqual([]);
    const bea = house.client(ann.token);
    bea.newTable(personTable());
    expect(fileSaves(join(folder, 'saves')).list()).toHaveLength(1);
  });
});
