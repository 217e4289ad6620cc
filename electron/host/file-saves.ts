import {
  closeSync,
  copyFileSync,
  fdatasync,
  fdatasyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { TABLE_ID } from '../../core/protocol/schemas.ts';
import type { Journal, Saves } from './saves.ts';

const SUFFIX = '.jsonl';
/** A power cut loses at most this much; a crash of the program loses nothing. Milliseconds. */
const SYNC_EVERY = 1000;
/** No game is so long; whatever is, would fill the memory. Bytes. */
const MOST = 2 ** 25;

/** Saves as files of one folder, one a table. The folder is made when it is missing, also while the program runs. */
export function fileSaves(folder: string): Saves {
  mkdirSync(folder, { recursive: true });
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
      mkdirSync(folder, { recursive: true });
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

function fileJournal(path: string, keep: number): Journal {
  const file = openSync(path, 'a', 0o600);
  try {
    cut(path, file, keep);
  } catch (error) {
    closeSync(file);
    throw error;
  }
  let whole = statSync(path).size;
  let open = true;
  let syncing = false;
  let synced = 0;

  const sync = (): void => {
    const now = Date.now();
    if (syncing || now - synced < SYNC_EVERY) return;
    syncing = true;
    synced = now;
    fdatasync(file, () => {
      syncing = false;
      if (!open) closeSync(file);
    });
  };

  return {
    append(line) {
      const bytes = Buffer.from(line);
      try {
        for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
      } catch (error) {
        // A full disk takes a part of it; behind that part no later line could be read.
        ftruncateSync(file, whole);
        throw error;
      }
      whole += bytes.length;
      sync();
    },
    close() {
      if (!open) return;
      open = false;
      fdatasyncSync(file);
      if (!syncing) closeSync(file);
    },
  };
}

/** Cuts what is behind the good part; anything more than the torn line of a crash is kept beside it first. */
function cut(path: string, file: number, keep: number): void {
  const text = readFileSync(path);
  const bytes = Buffer.byteLength(text.toString('utf8').slice(0, keep));
  if (statSync(path).size === bytes) return;
  if (text.subarray(bytes).includes('\n')) copyFileSync(path, `${path}.damaged`);
  ftruncateSync(file, bytes);
}
