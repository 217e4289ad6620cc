/** What does not fit the format, and at which key. */
export class Misfit extends Error {
  constructor(where: string, what: string) {
    super(`${where}: ${what}`);
  }
}

export type Fields = Readonly<Record<string, unknown>>;

/** An object with no other than these keys, and with all of those that it needs. */
export function fieldsIn(
  where: string,
  value: unknown,
  known: readonly string[],
  needed: readonly string[] = [],
): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Misfit(where, `expected an object, got ${shown(value)}`);
  }
  for (const key of Object.keys(value)) if (!known.includes(key)) throw new Misfit(where, `unknown key "${key}"`);
  for (const key of needed) if (!Object.hasOwn(value, key)) throw new Misfit(where, `lacks the key "${key}"`);
  return value as Fields;
}

export function listIn<T>(where: string, value: unknown, each: (where: string, item: unknown) => T): T[] {
  if (!Array.isArray(value)) throw new Misfit(where, `expected a list, got ${shown(value)}`);
  return value.map((item, at) => each(`${where}[${at}]`, item));
}

export function oneOf<T>(where: string, value: unknown, values: readonly T[]): T {
  const found = values.find((each) => each === value);
  if (found === undefined) throw new Misfit(where, `expected one of ${values.join(', ')}, got ${shown(value)}`);
  return found;
}

export function wordIn(where: string, value: unknown): string {
  if (typeof value !== 'string' || value.trim() === '') throw new Misfit(where, `expected a text, got ${shown(value)}`);
  return value;
}

export function wholeIn(where: string, value: unknown, least: number, most: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
  throw new Misfit(where, `expected a whole number from ${least} to ${most}, got ${shown(value)}`);
}

export function trueIn(where: string, value: unknown): true {
  if (value !== true) throw new Misfit(where, `expected true, got ${shown(value)}`);
  return true;
}

const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 60));
