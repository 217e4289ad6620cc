import { ACTIONS, type Action, type Keys } from '../settings/keys.ts';

/** What a key press wants, before anybody asks whether it is possible. */
export type Intent =
  | { readonly want: 'action'; readonly action: Action }
  /** The nth card of the hand, or the nth choice. */
  | { readonly want: 'number'; readonly number: number }
  | { readonly want: 'seat'; readonly number: number }
  | { readonly want: 'walk'; readonly back: boolean }
  | { readonly want: 'region'; readonly back: boolean }
  | { readonly want: 'arrow'; readonly x: -1 | 0 | 1; readonly y: -1 | 0 | 1 }
  | { readonly want: 'choose' }
  | { readonly want: 'back' }
  | { readonly want: 'enlarge' };

export type Pressed = Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const ARROWS: Readonly<Record<string, readonly [-1 | 0 | 1, -1 | 0 | 1]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Reads a key press; null for keys that mean nothing at the table. Digits go by their place, so that Shift does not matter. */
export function intentOf(pressed: Pressed, keys: Keys): Intent | null {
  const { code, key, shiftKey, altKey } = pressed;
  const control = pressed.ctrlKey || pressed.metaKey;
  if (code === 'AltLeft' || code === 'AltRight') return { want: 'enlarge' };
  const action = ACTIONS.find((one) => keys[one] === (control ? `Ctrl+${code}` : code));
  if (action && !altKey) return { want: 'action', action };
  if (key === '?') return { want: 'action', action: 'keys' };
  if (control || altKey) return null;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code);
  if (digit) return { want: shiftKey ? 'seat' : 'number', number: Number(digit[1]) };
  if (code === 'Tab') return { want: 'walk', back: shiftKey };
  if (code === 'F6') return { want: 'region', back: shiftKey };
  if (code === 'Enter' || code === 'NumpadEnter') return { want: 'choose' };
  if (code === 'Escape') return { want: 'back' };
  const arrow = ARROWS[code];
  return arrow ? { want: 'arrow', x: arrow[0], y: arrow[1] } : null;
}
