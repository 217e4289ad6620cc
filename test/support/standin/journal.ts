/** What the program did through the stand-in that nobody sees on a page. */
export interface StandinJournal {
  /** Addresses handed to the system's browser. */
  readonly external: string[];
  readonly dialogs: unknown[];
  /** Answers for the next dialogs; one that nobody expects is an error. */
  readonly answers: number[];
  readonly clipboard: string[];
  readonly opened: string[];
  /** Errors of pages, of the preload and of the protocol. */
  readonly errors: string[];
}

export const newJournal = (): StandinJournal => ({
  external: [],
  dialogs: [],
  answers: [],
  clipboard: [],
  opened: [],
  errors: [],
});
