import { EDITIONS, type Edition, OPTION_VALUES, type OptionKey, type Options } from './options.ts';
import { faultOfStation } from './station.ts';

export type ParsedOptions =
  | { readonly options: Options; readonly fault: null }
  | { readonly options: null; readonly fault: string };

/** The edition's preset with single keys overruled by what a file or a form says; `fault` names the key that is wrong. */
export function parseOptions(edition: Edition, given: unknown = {}): ParsedOptions {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return { options: null, fault: `expected options by key, got ${JSON.stringify(given)}` };
  }
  const options: Record<string, unknown> = { ...EDITIONS[edition] };
  for (const [key, value] of Object.entries(given)) {
    const fault = faultOfOption(key, value);
    if (fault) return { options: null, fault };
    options[key] = value;
  }
  // Every key of the preset is there, and every overruled value is one of its own.
  return { options: options as unknown as Options, fault: null };
}

/** What is wrong with one key of the options; null if it has a value that the rules know. */
export function faultOfOption(key: string, value: unknown): string | null {
  if (key === 'customStation') {
    const fault = value === null ? null : faultOfStation(value);
    return fault && `${key}: ${fault}`;
  }
  if (!Object.hasOwn(OPTION_VALUES, key)) return `${key} is no option`;
  const values: readonly unknown[] = OPTION_VALUES[key as OptionKey];
  if (values.includes(value)) return null;
  return `${key}: expected ${values.map((each) => JSON.stringify(each)).join(' or ')}, got ${JSON.stringify(value)}`;
}
