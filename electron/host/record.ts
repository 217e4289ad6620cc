import { type Entry, type Header, LogWriter } from './log-lines.ts';
import type { Journal, Saves } from './saves.ts';

/** The log of one table: every line is written before anybody learns what it says. */
export class Record {
  readonly #journal: Journal;
  readonly #writer: LogWriter;
  #text: string;

  private constructor(journal: Journal, writer: LogWriter, text: string) {
    this.#journal = journal;
    this.#writer = writer;
    this.#text = text;
  }

  /** Begins a new save. @throws if it cannot be written */
  static begin(saves: Saves, header: Header): Record {
    const record = new Record(saves.open(header.table, 0), new LogWriter(), '');
    record.#write(header);
    return record;
  }

  /** Goes on with a save behind its good part. */
  static goOn(saves: Saves, table: string, good: string, last: string): Record {
    return new Record(saves.open(table, good.length), new LogWriter(last), good);
  }

  /** @throws if it cannot be written; then nothing has happened */
  add(entry: Entry): void {
    this.#write(entry);
  }

  /** For what the game can do without: a line that cannot be written is noted, and missed only after a crash. */
  tryAdd(entry: Entry, note: (text: string) => void): void {
    try {
      this.add(entry);
    } catch (error) {
      note(`a line of a save (${Object.keys(entry).join(' ')}) was not written: ${String(error)}`);
    }
  }

  #write(value: Header | Entry): void {
    this.#writer.write(value, (line) => {
      this.#journal.append(line);
      this.#text += line;
    });
  }

  /** The whole log so far. */
  get text(): string {
    return this.#text;
  }

  close(): void {
    this.#journal.close();
  }
}
