import type { GlyphName } from './glyphs.ts';

/** A primitive symbol of the rules, as printed on a card (base.md, "Symbols"); `figure` stands beside or in it. */
export interface RuleSymbol {
  readonly sign: RuleSign;
  readonly figure?: string;
}

/** Sign of the rules → the drawing that stands for it. */
export const RULE_GLYPHS = {
  bang: 'bang',
  missed: 'missed',
  life: 'life',
  card: 'card',
  drop: 'drop',
  any: 'any',
  others: 'others',
  reach: 'reach',
  distance: 'distance',
  sight: 'sight',
  see: 'see',
  seen: 'seen',
  flip: 'flip',
  book: 'book',
  pay: 'pay',
} as const satisfies Readonly<Record<string, GlyphName>>;

export type RuleSign = keyof typeof RULE_GLYPHS;

/** A card's row of symbols; a second list is the second line of the card. */
export type RuleRow = readonly (readonly RuleSymbol[])[];
