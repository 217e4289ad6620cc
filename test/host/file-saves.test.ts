import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
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

  /** What was kept beside a save, oldest first. */
  const aside = (): string[] =>
    readdirSync(folder)
      .filter((name) => name.includes('damaged'))
      .sort()
      .map((name) => readFileSync(join(folder, name), 'utf8'));

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
    // The table that was up, with the line that it was left, and the new one.
    expect(fileSaves(join(folder, 'saves')).list()).toHaveLength(2);
  });

  test.each([
    ['deleted', (file: string) => rmSync(file), []],
    ['moved away', (file: string) => renameSync(file, join(folder, 'elsewhere')), []],
    ['taken away with its folder', () => rmSync(folder, { recursive: true }), []],
    ['cut short', (file: string) => truncateSync(file, 4), ['one\n']],
    ['written over', (file: string) => writeFileSync(file, 'mine'), ['mine']],
  ])('one that is %s while its table is up is whole again with the next move', (_, harm, kept) => {
    const file = join(folder, 'a.jsonl');
    const journal = fileSaves(folder).open('a', 0);
    journal.append('one\n');
    journal.append('two\n');
    harm(file);
    journal.append('three\n');
    journal.append('four\n');
    journal.close();
    expect(readFileSync(file, 'utf8')).toBe('one\ntwo\nthree\nfour\n');
    expect(aside()).toEqual(kept);
  });

  test('what is cut off a second time is kept beside the first', () => {
    const saves = fileSaves(folder);
    for (const text of ['one\nwrong\n', 'one\nwrong again\n']) {
      writeFileSync(join(folder, 'a.jsonl'), text);
      saves.open('a', 4).close();
    }
    expect(aside()).toEqual(['one\nwrong\n', 'one\nwrong again\n']);
  });
});
