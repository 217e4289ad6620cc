import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { LANGUAGES, type Language, preferred } from '../i18n/languages.ts';
import { type Check, flag, isRecord, keyByKey, line, listOf, oneOf, within } from './check.ts';
import { keptHere } from './kept.ts';
import { ACTIONS, DEFAULT_KEYS, type Keys, mayBeKey } from './keys.ts';
import { type NewGame, readNewGame } from './new-game.ts';

/** `0` plays every motion at once. */
export const SPEEDS = [0, 0.5, 0.75, 1, 1.5, 2, 3, 4] as const;
export const QUALITIES = ['auto', 'high', 'medium', 'low'] as const;
export const MOTIONS = ['system', 'on', 'off'] as const;
export const CHANNELS = ['master', 'music', 'effects', 'ambience', 'alerts'] as const;
export type Channel = (typeof CHANNELS)[number];
export const SCALE = { min: 75, max: 200, step: 5 } as const;
export const NAME_LENGTH = 24;
/** From this scale on, screens say less and stand in one column; from the second on they keep the least (hud.md, 7). */
export const BIG = 125;
export const HUGE = 175;

/** What a player sets once, on this machine. Everything applies at once. */
export interface Settings {
  readonly language: Language | 'system';
  /** Percent; the 3D table keeps its size. */
  readonly uiScale: number;
  readonly animationSpeed: (typeof SPEEDS)[number];
  readonly quality: (typeof QUALITIES)[number];
  /** Percent. */
  readonly volumes: Readonly<Record<Channel, number>>;
  /** Every sound in words as well. */
  readonly captions: boolean;
  readonly reducedMotion: (typeof MOTIONS)[number];
  readonly highContrast: boolean;
  readonly closeUps: boolean;
  /** One question before a card that would do nothing. */
  readonly askFirst: boolean;
  readonly keys: Keys;
  readonly playerName: string;
  /** Lessons that have been played to their end. */
  readonly learned: readonly string[];
  /** The last table that was dealt; null before the first. */
  readonly newGame: NewGame | null;
}

export const DEFAULTS: Settings = {
  language: 'system',
  uiScale: 100,
  animationSpeed: 1,
  quality: 'auto',
  volumes: { master: 70, music: 50, effects: 100, ambience: 60, alerts: 100 },
  captions: false,
  reducedMotion: 'system',
  highContrast: false,
  closeUps: true,
  askFirst: true,
  keys: DEFAULT_KEYS,
  playerName: '',
  learned: [],
  newGame: null,
};

const CHECKS: { readonly [K in keyof Settings]: Check<Settings[K]> } = {
  language: oneOf('system', ...LANGUAGES),
  uiScale: within(SCALE.min, SCALE.max),
  animationSpeed: oneOf(...SPEEDS),
  quality: oneOf(...QUALITIES),
  volumes: (read) => {
    const percent = within(0, 100);
    const checks = { master: percent, music: percent, effects: percent, ambience: percent, alerts: percent };
    return isRecord(read) ? keyByKey(read, checks, DEFAULTS.volumes) : undefined;
  },
  captions: flag,
  reducedMotion: oneOf(...MOTIONS),
  highContrast: flag,
  closeUps: flag,
  askFirst: flag,
  keys: (read) => (isRecord(read) ? readKeys(read) : undefined),
  playerName: line(NAME_LENGTH),
  learned: listOf(line(40)),
  newGame: readNewGame,
};

/** Two actions on one key would make one of them dead: then all keys go back to how they were made. */
function readKeys(read: Record<string, unknown>): Keys {
  const key: Check<string> = (given) => (typeof given === 'string' && mayBeKey(given) ? given : undefined);
  const checks = Object.fromEntries(ACTIONS.map((action) => [action, key])) as Record<keyof Keys, Check<string>>;
  const keys = keyByKey<Keys>(read, checks, DEFAULT_KEYS);
  return new Set(Object.values(keys)).size === ACTIONS.length ? keys : DEFAULT_KEYS;
}

/** What was stored, made whole: a damaged key is replaced by its default, the others stay. */
export const readSettings = (stored: unknown): Settings => keyByKey(stored, CHECKS, DEFAULTS);

interface Store extends Settings {
  /** What the last changes replaced, latest last. */
  readonly undos: readonly Partial<Settings>[];
  change(patch: Partial<Settings>): void;
  /** Takes the last change back; nothing happens where there is none. */
  undo(): void;
  /** Everything as on the first day, except the names, the last table and the lessons learned. It can be undone. */
  restore(): void;
  /** Keeps a change that nobody wants to undo: the table that was dealt. */
  remember(patch: Partial<Settings>): void;
}

export const SETTINGS_KEY = 'ironhorse.settings';

export const useSettings = create<Store>()(
  persist(
    (set, get) => ({
      ...DEFAULTS,
      undos: [],
      change: (patch) => {
        const before = Object.fromEntries(
          Object.keys(patch).map((key) => [key, get()[key as keyof Settings]]),
        ) as Partial<Settings>;
        set({ ...patch, undos: [...get().undos, before] });
      },
      undo: () => {
        const last = get().undos.at(-1);
        if (last) set({ ...last, undos: get().undos.slice(0, -1) });
      },
      restore: () => {
        const { playerName: _name, newGame: _table, learned: _learned, ...rest } = DEFAULTS;
        get().change(rest);
      },
      remember: (patch) => set(patch),
    }),
    {
      name: SETTINGS_KEY,
      version: 1,
      storage: createJSONStorage(() => keptHere),
      partialize: (store) =>
        Object.fromEntries(Object.keys(DEFAULTS).map((key) => [key, store[key as keyof Settings]])),
      migrate: (stored) => stored,
      merge: (stored, store) => ({ ...store, ...readSettings(stored) }),
    },
  ),
);

/** What another tab of the program changes holds here too: else the next change here would put it back. Returns what ends it. */
export function followOtherTabs(): () => void {
  const follow = ({ key }: StorageEvent): void => {
    if (key === SETTINGS_KEY) void useSettings.persist.rehydrate();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

/** The language that is spoken now: the one chosen, or the system's. */
export const languageOf = (settings: Pick<Settings, 'language'>): Language =>
  settings.language === 'system' ? preferred(navigator.languages) : settings.language;
