/** Turns something read from outside into a value, or undefined where it is not one. */
export type Check<T> = (read: unknown) => T | undefined;

export const oneOf =
  <T extends string | number>(...values: readonly T[]): Check<T> =>
  (read) =>
    values.find((value) => value === read);

export const flag: Check<boolean> = (read) => (typeof read === 'boolean' ? read : undefined);

/** A number from `min` to `max`, both included. */
export const within =
  (min: number, max: number): Check<number> =>
  (read) =>
    typeof read === 'number' && read >= min && read <= max ? read : undefined;

/** A text of at most `most` characters, without line breaks. */
export const line =
  (most: number): Check<string> =>
  (read) =>
    typeof read === 'string' && read.length <= most && !/[\r\n]/.test(read) ? read : undefined;

/** A list; what does not belong there is left out of it. */
export const listOf =
  <T>(check: Check<T>): Check<readonly T[]> =>
  (read) =>
    Array.isArray(read) ? read.flatMap((each) => check(each) ?? []) : undefined;

export const isRecord = (read: unknown): read is Record<string, unknown> =>
  typeof read === 'object' && read !== null && !Array.isArray(read);

/** Reads each key by itself: what is missing or damaged takes its default, the rest stays. */
export function keyByKey<T extends object>(
  read: unknown,
  checks: { readonly [K in keyof T]: Check<T[K]> },
  defaults: T,
): T {
  const from: Record<string, unknown> = isRecord(read) ? read : {};
  const whole = { ...defaults };
  for (const key of Object.keys(checks) as (keyof T & string)[]) {
    const value = checks[key](from[key]);
    if (value !== undefined) whole[key] = value;
  }
  return whole;
}
