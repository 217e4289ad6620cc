/**
 * Nobody sees these in a name, but they would turn what is written behind it round, or break it off; the private-use area
 * has a meaning of its own to whoever sets the text, and halves of letters have none.
 */
const UNSEEN = /[\p{Cc}\p{Co}\p{Cs}\p{Bidi_Control}\u00AD\u200B\u2060\uFEFF]/gu;
/** Marks heaped on one letter reach over the lines above and below; no writing needs more. */
const HEAP = /(\p{M}{3})\p{M}+/gu;
/** Blank, whatever it is called: fillers of other scripts, joiners with nothing to join. */
const BLANK = /[\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * A name as it may be written among other words: nothing in it that nobody sees, and no blanks around it. Empty where
 * nothing would be seen.
 */
export function cleanLabel(text: string): string {
  const clean = text.replace(UNSEEN, '').replace(HEAP, '$1').trim();
  return clean.replace(BLANK, '') === '' ? '' : clean;
}
