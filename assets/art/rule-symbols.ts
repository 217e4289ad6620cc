import type { RULE_GLYPHS } from './rule-glyphs.ts';

/** A primitive symbol of the rules, as printed on a card (base.md, "Symbols"); `figure` stands beside or in it. */
export interface RuleSymbol {
  readonly sign: RuleSign;
  readonly figure?: string;
}

type RuleSign = keyof typeof RULE_GLYPHS;

/** A card's row of symbols; a second list is the second line of the card. */
export type RuleRow = readonly (readonly RuleSymbol[])[];
