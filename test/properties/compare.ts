import type { State } from '../../core/index.ts';

/** The state as it comes out of JSON. The table of printed cards never changes, so it does not go through each time. */
export function throughJson(state: State): State {
  return { ...JSON.parse(JSON.stringify({ ...state, printed: [] })), printed: state.printed };
}

/** Where two plain values differ, as a path; null if they are equal. What is shared is not looked into. */
export function difference(a: unknown, b: unknown, path = 'it'): string | null {
  if (Object.is(a, b)) return null;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return `${path}: ${show(a)} and ${show(b)}`;
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = Object.keys(left);
  if (Array.isArray(a) !== Array.isArray(b) || keys.length !== Object.keys(right).length) {
    return `${path}: ${show(a)} and ${show(b)}`;
  }
  for (const key of keys) {
    const found = key in right ? difference(left[key], right[key], `${path}.${key}`) : `${path}.${key} is missing`;
    if (found) return found;
  }
  return null;
}

const show = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 200);
