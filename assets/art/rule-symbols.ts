import type { RULE_GLYPHS } from './rule-glyphs.ts';

/** A primitive symbol of the rules, as printed on a card (base.md, "Symbols"); `figure` stands beside or in it. */
export interface RuleSymbol {
  readonly sign: RuleSign;
  readonly figure?: string;
}

type RuleSign = keyof typeof RULE_GLYPHS;

/** A card's row of symbols; a second list is the second line of the card. */
export type RuleRow = readonly (readonly RuleSymbol[])[];

export const BANG: RuleSymbol = { sign: 'bang' };
export const MISSED: RuleSymbol = { sign: 'missed' };
export const LIFE: RuleSymbol = { sign: 'life' };
export const CARD: RuleSymbol = { sign: 'card' };
export const DROP: RuleSymbol = { sign: 'drop' };
export const ANY: RuleSymbol = { sign: 'any' };
export const OTHERS: RuleSymbol = { sign: 'others' };
export const REACH: RuleSymbol = { sign: 'reach' };
export const BOOK: RuleSymbol = { sign: 'book' };
export const flip = (figure: string): RuleSymbol => ({ sign: 'flip', figure });
export const sight = (range: number): RuleSymbol => ({ sign: 'sight', figure: String(range) });
/** At distance 1, whatever the weapon. */
export const NEAR: RuleSymbol = { sign: 'distance', figure: '1' };
/** Another card of the hand is the price of what follows. */
export const PAY: RuleSymbol = { sign: 'pay', figure: '=' };
export const see = (points: number): RuleSymbol => ({ sign: 'see', figure: `−${points}` });
export const seen = (points: number): RuleSymbol => ({ sign: 'seen', figure: `+${points}` });
/** Sees the others as farther away. */
export const seeFarther = (points: number): RuleSymbol => ({ sign: 'see', figure: `+${points}` });
