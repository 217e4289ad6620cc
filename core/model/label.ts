/** Nobody sees these in a name, but they would turn what is written behind it round, or break it off. */
const UNSEEN = /[\p{Cc}\p{Bidi_Control}\u200B\u2060\uFEFF]/gu;

/** A name as it may be written among other words: nothing in it that nobody sees, and no blanks around it. */
export const cleanLabel = (text: string): string => text.replace(UNSEEN, '').trim();
