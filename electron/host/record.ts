import type { Clock } from './clock.ts';
import { faultText } from './fault-text.ts';
import { type Entry, type Happening, type Header, LogWriter } from './log-lines.ts';
import type { Journal, Saves } from './saves.ts';

/** The log of one table: every line is written before anybody learns what it says. */
export class Record {
  readonly #journal: Journal;
  readonly #writer: LogWriter;
  readonly #clock: Clock;
  #text: string;

  private constructor(journal: Journal, writer: LogWriter, clock: Clock, text: string) {
    this.#journal = journal;
    this.#writer = writer;
    this.#clock = clock;
    this.#text = text;
  }

  /** Begins a new save. @throws if it cannot be written; then none is left */
  static begin(saves: Saves, clock: Clock, header: Header): Record {
    const record = new Record(saves.open(header.table, 0), new LogWriter(), clock, '');
    try {
      record.#write(header);
    } catch (error) {
      record.close();
      saves.delete(header.table);
      throw error;
    }
    return record;
  }

  /** Goes on with a save behind its good part. */
  static goOn(saves: Saves, clock: Clock, table: string, { good, last }: { good: string; last: string }): Record {
    return new Record(saves.open(table, good.length), new LogWriter(last), clock, good);
  }

  /** @throws if it cannot be written; then nothing has happened */
  add(happening: Happening): void {
    this.#write({ at: this.#clock.date(), ...happening });
  }

  /** For what the game can do without: a line that cannot be written is noted, and missed only after a crash. */
  tryAdd(happening: Happening, note: (text: string) => void): void {
    try {
      this.add(happening);
    } catch (error) {
      note(`a line of a save (${Object.keys(happening).join(' ')}) was not written: ${faultText(error)}`);
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
