import type { Card, Role, Seat } from '../../../core/index.ts';

/** A value of a log sentence, named by meaning so that it can be drawn, hovered and spoken. */
export type Part =
  | number
  | { readonly seat: Seat }
  | { readonly cards: readonly Card[] }
  /** A kind of card, or a character. */
  | { readonly source: string }
  /** Names of places along the line. */
  | { readonly stations: readonly string[] }
  /** One of each player meant. */
  | { readonly roles: readonly Role[] };

/** One sentence of the log: a key of `log.json` and what stands in it. */
export interface LogLine {
  /** The place of its first event in the game. */
  readonly at: number;
  readonly tone: 'turn' | 'fact' | 'reply';
  readonly key: string;
  readonly values: Readonly<Record<string, Part>>;
  /** Whose doing it is, and whom it strikes: for the filters. */
  readonly seats: readonly Seat[];
  readonly shot: boolean;
}

/** A line about to be written. */
export interface Told extends Omit<LogLine, 'at' | 'shot'> {
  readonly shot?: boolean;
  /** Cards that move one by one for the same reason are one sentence. */
  readonly card?: Card;
  /** Told once in a row, however often it happens. */
  readonly once?: boolean;
}

export const seatIn = (part: Part | undefined): Seat | null =>
  typeof part === 'object' && 'seat' in part ? part.seat : null;

export const cardsOf = ({ values: { cards } }: Pick<LogLine, 'values'>): readonly Card[] =>
  typeof cards === 'object' && 'cards' in cards ? cards.cards : [];

/** The key to read: hidden cards are counted, known ones named. */
export function keyOf(line: LogLine): string {
  return KNOWN.has(line.key) && cardsOf(line).every((card) => card >= 0) ? `log:${line.key}Known` : `log:${line.key}`;
}
const KNOWN: ReadonlySet<string> = new Set(['drew', 'kept', 'gave']);
