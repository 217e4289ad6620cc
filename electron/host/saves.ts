/** Where logs of tables are kept: a folder of files, or memory in tests. Ids are checked by the schemas. */
export interface Saves {
  list(): readonly string[];
  /** The whole text, or null if there is no such save. @throws where there is one that cannot be read */
  read(table: string): string | null;
  /** When it was last changed: milliseconds since 1970, 0 where that is not known. */
  changedAt(table: string): number;
  /** Opens a new save, or one that stands, cut to its first `keep` characters. */
  open(table: string, keep: number): Journal;
  delete(table: string): void;
}

/** The end of one log. What `append` was given is safe from a crash of the program when it returns. */
export interface Journal {
  append(line: string): void;
  close(): void;
}

export function memorySaves(texts: Map<string, string> = new Map()): Saves {
  return {
    list: () => [...texts.keys()],
    read: (table) => texts.get(table) ?? null,
    changedAt: () => 0,
    open(table, keep) {
      texts.set(table, (texts.get(table) ?? '').slice(0, keep));
      return {
        append: (line) => {
          texts.set(table, (texts.get(table) ?? '') + line);
        },
        close: () => {},
      };
    },
    delete: (table) => {
      texts.delete(table);
    },
  };
}
