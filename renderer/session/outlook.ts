import { create } from 'zustand';

/** How this player looks at the table; nothing of it is known to the host or to the rules. */
export interface Outlook {
  /** Hand, role and labels are covered: somebody is looking over the shoulder. Counts stay. */
  readonly hidden: boolean;
  /** The camera: from my seat, or straight down. */
  readonly view: 'seat' | 'top';
  /** Leaning in towards what the pointer is on. */
  readonly leaning: boolean;
  /** The log lies open on the right and takes half its width from the table's middle. */
  readonly log: boolean;
  /** A sheet or menu over the table has the keys. */
  readonly sheet: 'menu' | 'keys' | null;
  turn(changes: Partial<Pick<Outlook, 'hidden' | 'view' | 'leaning' | 'log' | 'sheet'>>): void;
}

export const useOutlook = create<Outlook>()((set) => ({
  hidden: false,
  view: 'seat',
  leaning: false,
  log: false,
  sheet: null,
  turn: (changes) => set(changes),
}));
