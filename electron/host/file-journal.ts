import {
  closeSync,
  constants,
  copyFileSync,
  fdatasync,
  fdatasyncSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from './make-folder.ts';
import type { Journal } from './saves.ts';

/** A power cut loses at most this much; a crash of the program loses nothing. Milliseconds. */
const SYNC_EVERY = 1000;
/** Only the user of this machine reads a save: it holds every hand. */
const MODE = 0o600;

/**
 * The end of one save, cut to its first `keep` characters. Whoever deletes, moves or damages the file while its table is
 * up loses nothing: it is written anew, whole, with the next line.
 * @throws where it cannot be opened or cut
 */
export function fileJournal(path: string, keep: number): Journal {
  const opened = openSync(path, 'a', MODE);
  try {
    return new FileJournal(path, opened, cut(path, opened, keep));
  } catch (error) {
    closeSync(opened);
    throw error;
  }
}

class FileJournal implements Journal {
  readonly #path: string;
  #file: number;
  #text: string;
  /** Bytes. */
  #length: number;
  #open = true;
  /** The file that the system is writing through to the disk just now. */
  #syncing: number | null = null;
  #synced = 0;

  constructor(path: string, file: number, text: string) {
    this.#path = path;
    this.#file = file;
    this.#text = text;
    this.#length = Buffer.byteLength(text);
  }

  append(line: string): void {
    if (!this.#isThere()) this.#restore();
    try {
      write(this.#file, line);
    } catch (error) {
      // A full disk takes a part of it; behind that part no later line could be read.
      ftruncateSync(this.#file, this.#length);
      throw error;
    }
    this.#text += line;
    this.#length += Buffer.byteLength(line);
    this.#sync();
  }

  close(): void {
    if (!this.#open) return;
    this.#open = false;
    fdatasyncSync(this.#file);
    this.#letGo(this.#file);
  }

  /** Under its name lies what was written, and nothing else. */
  #isThere(): boolean {
    const there = statSync(this.#path, { bigint: true, throwIfNoEntry: false });
    const mine = fstatSync(this.#file, { bigint: true });
    return there?.ino === mine.ino && there.dev === mine.dev && mine.size === BigInt(this.#length);
  }

  #restore(): void {
    makeFolder(dirname(this.#path));
    if ((statSync(this.#path, { throwIfNoEntry: false })?.size ?? 0) > 0) keepAside(this.#path);
    const fresh = `${this.#path}.new`;
    rmSync(fresh, { force: true });
    const file = openSync(fresh, 'a', MODE);
    try {
      write(file, this.#text);
      renameSync(fresh, this.#path);
    } catch (error) {
      closeSync(file);
      rmSync(fresh, { force: true });
      throw error;
    }
    const old = this.#file;
    this.#file = file;
    this.#letGo(old);
  }

  #sync(): void {
    const now = Date.now();
    if (this.#syncing !== null || now - this.#synced < SYNC_EVERY) return;
    const file = this.#file;
    this.#syncing = file;
    this.#synced = now;
    fdatasync(file, () => {
      this.#syncing = null;
      if (!this.#open || file !== this.#file) closeSync(file);
    });
  }

  /** A file that is being written through is closed when that is done. */
  #letGo(file: number): void {
    if (file !== this.#syncing) closeSync(file);
  }
}

function write(file: number, text: string): void {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
}

/** Cuts what is behind the good part, which is given back; anything more than the torn line of a crash is kept beside it. */
function cut(path: string, file: number, keep: number): string {
  const bytes = readFileSync(path);
  const good = bytes.toString('utf8').slice(0, keep);
  const length = Buffer.byteLength(good);
  if (bytes.length === length) return good;
  if (bytes.subarray(length).includes('\n')) keepAside(path);
  ftruncateSync(file, length);
  return good;
}

/** Copies a save beside itself, under a name that nothing has. */
function keepAside(path: string): void {
  for (let copy = 1; ; copy += 1) {
    try {
      copyFileSync(path, copy === 1 ? `${path}.damaged` : `${path}.damaged-${copy}`, constants.COPYFILE_EXCL);
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
}
