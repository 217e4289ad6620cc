import type { SavedTable } from '../../core/protocol/messages.ts';
import { type Summary, summaryOf } from './opening.ts';
import type { Saves } from './saves.ts';

/** What stands in the saves, newest first. Each is played through once, and again when it has changed. */
export class SavedList {
  readonly #saves: Saves;
  readonly #known = new Map<string, Summary | null>();

  constructor(saves: Saves) {
    this.#saves = saves;
  }

  list(): SavedTable[] {
    return this.#summaries().map(({ saved }) => saved);
  }

  /** The table that was open when the program ended: its last, unless it was left or is over or damaged. */
  lastOpen(): string | null {
    const [last] = this.#summaries();
    if (!last || last.left || last.saved.finished || last.saved.damaged) return null;
    return last.saved.id;
  }

  /** The save has changed. */
  touch(table: string): void {
    this.#known.delete(table);
  }

  #summaries(): Summary[] {
    const known = this.#saves.list().map((table) => {
      const summary = this.#known.get(table) ?? this.#look(table);
      this.#known.set(table, summary);
      return summary;
    });
    return known.filter((summary) => summary !== null).sort((a, b) => b.saved.savedAt - a.saved.savedAt);
  }

  #look(table: string): Summary | null {
    const text = this.#saves.read(table);
    return text === null ? null : summaryOf(table, text);
  }
}
