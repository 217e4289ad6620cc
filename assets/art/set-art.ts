import type { Picture } from './pen.ts';
import type { RuleRow } from './rule-symbols.ts';

/** All that a set brings to be seen; a card or a character without an entry fails a test. */
export interface SetArt {
  readonly cards: Readonly<Record<string, Picture>>;
  readonly characters: Readonly<Record<string, Picture>>;
  /** Only the base set has these. */
  readonly roles?: Readonly<Record<string, Picture>>;
  readonly backs?: Readonly<Record<string, Picture>>;
  readonly symbols: Readonly<Record<string, RuleRow>>;
}
