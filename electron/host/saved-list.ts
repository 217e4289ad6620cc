import type { Saved } from '../../core/protocol/messages.ts';
import { type Opened, type Summary, summaryOf } from './opening.ts';
import type { Saves } from './saves.ts';

/** What stands in the saves, newest first. Each is played through once, and again when it has changed; none is left out. */
export class SavedList {
  readonly #saves: Saves;
  readonly #known = new Map<string, Opened<Summary>>();

  constructor(saves: Saves) {
    this.#saves = saves;
  }

  list(): Saved[] {
    const all = this.#all().map(([id, opened]) =>
      'fault' in opened ? { id, savedAt: this.#saves.changedAt(id), fault: opened.fault } : opened.value.saved,
    );
    return all.sort(newestFirst);
  }

  /** The table that was open when the program ended: its last, unless it was left or is over or damaged. */
  lastOpen(): string | null {
    const whole = this.#all().flatMap(([, opened]) => ('fault' in opened ? [] : [opened.value]));
    const [last] = whole.sort((a, b) => newestFirst(a.saved, b.saved));
    if (!last || last.left || last.saved.finished || last.saved.damaged) return null;
    return last.saved.id;
  }

  /** The save has changed. */
  touch(table: string): void {
    this.#known.delete(table);
  }

  #all(): [string, Opened<Summary>][] {
    return this.#saves.list().map((table) => {
      const opened = this.#known.get(table) ?? this.#look(table);
      this.#known.set(table, opened);
      return [table, opened];
    });
  }

  #look(table: string): Opened<Summary> {
    try {
      return summaryOf(table, this.#saves.read(table) ?? '');
    } catch {
      return { fault: { code: 'unreadable-save' } };
    }
  }
}

const newestFirst = (a: Saved, b: Saved): number => b.savedAt - a.savedAt;
