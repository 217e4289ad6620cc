import { createStream } from 'rotating-file-stream';
import { makeFolder } from './host/make-folder.ts';

export interface LogFile {
  readonly folder: string;
  /** One line with the time. Nothing private belongs in it: no names, no hands, no keys. */
  readonly note: (text: string) => void;
  close(): Promise<void>;
}

const NAME = 'ironhorse.log';
/** The newest file, and how many older ones are kept. */
const SIZE = '512K';
const FILES = 3;
const LONGEST_LINE = 2000;

/**
 * Opens the log file of the program; it starts afresh when it grows, so that it never fills a disk. Where none can be
 * written the program goes without.
 */
export function openLogFile(folder: string): LogFile {
  try {
    makeFolder(folder);
  } catch {
    return { folder, note: () => {}, close: () => Promise.resolve() };
  }
  const stream = createStream(NAME, { path: folder, size: SIZE, maxFiles: FILES, history: '.ironhorse-log' });
  // A log that cannot be written must not end the game.
  stream.on('error', () => {});
  return {
    folder,
    note: (text) => {
      stream.write(`${new Date().toISOString()} ${text.slice(0, LONGEST_LINE).replaceAll('\n', ' ')}\n`);
    },
    close: () => new Promise((resolve) => stream.end(resolve)),
  };
}
