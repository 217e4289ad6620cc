import { create } from 'zustand';

/** How this player looks at the table; nothing of it is known to the host or to the rules. */
export interface Outlook {
  /** Hand, role and labels are covered: somebody is looking over the shoulder. Counts stay. */
  readonly hidden: boolean;
  /** The camera: over the whole table, close to what lies before me, or straight down. */
  readonly view: 'table' | 'seat' | 'top';
  /** Leaning in towards what the pointer is on. */
  readonly leaning: boolean;
  /** The log lies open on the right and takes half its width from the table's middle. */
  readonly log: boolean;
  /** The timetable of the train stays open. */
  readonly board: boolean;
  /** A sheet or menu over the table has the keys. */
  readonly sheet: 'menu' | 'keys' | null;
  turn(changes: Partial<Pick<Outlook, 'hidden' | 'view' | 'leaning' | 'log' | 'board' | 'sheet'>>): void;
}

/** What the keys and the buttons of the corner turn on, and off again when pressed once more. */
export function toggleView(view: 'seat' | 'top'): void {
  const { view: now, turn } = useOutlook.getState();
  turn({ view: now === view ? 'table' : view, leaning: false });
}

export const useOutlook = create<Outlook>()((set) => ({
  hidden: false,
  view: 'table',
  leaning: false,
  log: false,
  board: false,
  sheet: null,
  turn: (changes) => set(changes),
}));
