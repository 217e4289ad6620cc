import type { Language } from './languages.ts';
import { tied } from './spaces.ts';

export type Texts = { readonly [key: string]: string | Texts };

/**
 * Every text of a file as its language sets it. What is neither a text nor more of them is left out, so that a slip in one
 * line of a language leaves English in its place and all the others whole.
 */
export function readTexts(file: unknown, language: Language): Texts {
  if (typeof file !== 'object' || file === null || Array.isArray(file)) return {};
  const read = Object.entries(file).flatMap(([key, text]: [string, unknown]): [string, string | Texts][] => {
    if (typeof text === 'string') return [[key, tied(text, language)]];
    const more = readTexts(text, language);
    return Object.keys(more).length > 0 ? [[key, more]] : [];
  });
  return Object.fromEntries(read);
}
