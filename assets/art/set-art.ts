import type { Picture } from './pen.ts';
import type { RuleRow } from './rule-symbols.ts';

/** All that a set brings to be seen; a card or a character without an entry fails a test. */
export interface SetArt {
  readonly cards: Readonly<Record<string, Picture>>;
  readonly characters: Readonly<Record<string, Picture>>;
  /** Only the base set has these. */
  readonly roles?: Readonly<Record<string, Picture>>;
  /** Of the decks that came with this set. */
  readonly backs?: Readonly<Record<string, Picture>>;
  readonly symbols: Readonly<Record<string, RuleRow>>;
  /** What runs on rails, and where it stops. */
  readonly train?: TrainArt;
}

interface TrainArt {
  readonly wagons: Readonly<Record<string, Picture>>;
  /** `custom-station` is the blank one, for a station that players make up. */
  readonly stations: Readonly<Record<string, Picture>>;
  /** One drawing a side, by its name. */
  readonly locomotives: Readonly<Record<string, Picture>>;
}
