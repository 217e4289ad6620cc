/**
 * What a key can be set to do. Digits (hand cards), Shift and digits (seats), Tab, arrows, Enter, Esc and Alt stay as
 * they are. A key is the `code` of the keyboard event, `Ctrl+` before it where needed.
 */
export const DEFAULT_KEYS = {
  main: 'Space',
  pass: 'KeyP',
  endTurn: 'KeyE',
  undo: 'Ctrl+KeyZ',
  ability: 'KeyU',
  rollOn: 'KeyR',
  train: 'KeyN',
  mySeat: 'KeyF',
  topView: 'KeyT',
  closeUps: 'KeyV',
  leanIn: 'KeyZ',
  log: 'KeyL',
  hide: 'KeyH',
  rules: 'F1',
  keys: 'Slash',
} as const;
export type Action = keyof typeof DEFAULT_KEYS;
export const ACTIONS = Object.keys(DEFAULT_KEYS) as Action[];
export type Keys = Readonly<Record<Action, string>>;

/** Keys that always mean the same and cannot be given to an action. */
const FIXED = /^(Ctrl\+)?(Digit\d|Numpad\d|Tab|Enter|Escape|Arrow\w+|Alt\w*|Shift\w*|Control\w*|Meta\w*|F6)$/;

/** Whether an action may have this key. */
export const mayBeKey = (key: string): boolean => /^(Ctrl\+)?[A-Z]\w*$/.test(key) && !FIXED.test(key);

/** The key of an event as it is stored, or null where it may not be chosen. */
export function keyOf(event: {
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}): string | null {
  const key = event.ctrlKey || event.metaKey ? `Ctrl+${event.code}` : event.code;
  return mayBeKey(key) ? key : null;
}

/** The cap of a key as printed: `Space`, `Ctrl+Z`; `words` gives the names that differ by language. */
export function capOf(key: string, words: Readonly<Record<string, string>> = {}): string {
  const ctrl = key.startsWith('Ctrl+');
  const code = ctrl ? key.slice(5) : key;
  const plain = words[code] ?? SIGNS[code] ?? code.replace(/^(Key|Digit|Numpad)/, '');
  return ctrl ? `Ctrl+${plain}` : plain;
}
const SIGNS: Readonly<Record<string, string>> = {
  Slash: '?',
  Backslash: '\\',
  Comma: ',',
  Period: '.',
  Semicolon: ';',
  Quote: "'",
  BracketLeft: '[',
  BracketRight: ']',
  Minus: '-',
  Equal: '=',
  Backquote: '`',
};
