import { create } from 'zustand';

/** Full screens besides the table. Whether a table stands is the session's to say, not this one's. */
export type Screen = 'menu' | 'newGame' | 'learn' | 'settings' | 'rules' | 'about';

interface Navigation {
  /** The screens gone through, the one before the player last; empty at the table, the menu elsewhere. */
  readonly path: readonly Screen[];
  /** The card or character that the rules screen shows first. */
  readonly topic: string | null;
  /** The finished table is looked at, so the end screen waits. */
  readonly lookingAtTable: boolean;
  /** Opens a screen over what is there; `topic` is for the rules. */
  open(screen: Screen, topic?: string): void;
  back(): void;
  /** Closes every screen: to the table where one stands, else to the menu. */
  home(): void;
  lookAtTable(look: boolean): void;
}

/** Also for the table: its menu opens settings and rules over the game, and Esc comes back to it. */
export const useNavigation = create<Navigation>()((set, get) => ({
  path: [],
  topic: null,
  lookingAtTable: false,
  open: (screen, topic) => {
    const path = get().path.filter((other) => other !== screen);
    set({ path: screen === 'menu' ? [] : [...path, screen], topic: topic ?? null });
  },
  back: () => set({ path: get().path.slice(0, -1) }),
  home: () => set({ path: [], topic: null }),
  lookAtTable: (lookingAtTable) => set({ lookingAtTable }),
}));
