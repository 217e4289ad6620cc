import type { Language } from './languages.ts';

/** A preposition or conjunction of one letter, and the space after it. */
const SHORT_WORD = /(?<=^|[\s(„>])([aikosuvz]) /giu;

/** Czech leaves no word of one letter alone at the end of a line: it is tied to the next word. */
export const tied = (text: string, language: Language): string =>
  language === 'cs' ? text.replace(SHORT_WORD, '$1\u00a0') : text;
