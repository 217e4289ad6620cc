import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { TABLE_ID } from '../../core/protocol/schemas.ts';
import { fileJournal } from './file-journal.ts';
import { makeFolder } from './make-folder.ts';
import type { Saves } from './saves.ts';

const SUFFIX = '.jsonl';
/** No game is so long; whatever is, would fill the memory. Bytes. */
const MOST = 2 ** 25;

/** Saves as files of one folder, one a table. The folder is made when it is missing, also while the program runs. */
export function fileSaves(folder: string): Saves {
  makeFolder(folder);
  const path = (table: string): string => join(folder, table + SUFFIX);
  return {
    list: () =>
      filesIn(folder)
        .filter((file) => file.endsWith(SUFFIX))
        .map((file) => file.slice(0, -SUFFIX.length))
        .filter((table) => TABLE_ID.test(table)),
    read: (table) => textOf(path(table)),
    changedAt: (table) => statSync(path(table), { throwIfNoEntry: false })?.mtimeMs ?? 0,
    open(table, keep) {
      makeFolder(folder);
      return fileJournal(path(table), keep);
    },
    delete: (table) => rmSync(path(table), { force: true }),
  };
}

function textOf(path: string): string | null {
  const file = statSync(path, { throwIfNoEntry: false });
  if (!file) return null;
  if (file.size > MOST) throw new Error(`expected a save of at most ${MOST} bytes, got ${file.size}`);
  return readFileSync(path, 'utf8');
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
