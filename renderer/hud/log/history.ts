import type { Card, Seat } from '../../../core/index.ts';
import { cardsOf, type LogLine, seatIn } from './sentence.ts';

/** A cause and what came of it, small enough for a strip. */
export interface Deed {
  readonly at: number;
  readonly who: Seat | null;
  readonly target: Seat | null;
  readonly card: Card;
  readonly outcome: 'none' | 'dodged' | 'lost' | 'out' | 'flip';
  /** Life points lost by it. */
  readonly lost: number;
}

/** The last deeds of the log, newest last: every card played, and what followed until the next. */
export function deedsOf(lines: readonly LogLine[], most: number): Deed[] {
  const deeds: Deed[] = [];
  for (let at = lines.length - 1; at >= 0 && deeds.length < most; at -= 1) {
    const line = lines[at];
    if (!line || line.tone === 'turn') continue;
    const [card] = cardsOf(line);
    const started =
      line.key === 'played' ||
      line.key === 'used' ||
      line.key.startsWith('aimed.') ||
      line.key.startsWith('laid') ||
      line.key.startsWith('tookWagon') ||
      line.key.startsWith('judged');
    if (!started || card === undefined || card < 0) continue;
    deeds.unshift(deedOf(line, card, lines.slice(at + 1)));
  }
  return deeds;
}

/** What a shot can end with, told as deeds of their own. */
const DEATHS = /^(eliminated|haunted|vanished)/;
/** What is paid for a card is told by itself, between the card and what came of it. */
const PRICE = 'paid';

function deedOf(line: LogLine, card: Card, after: readonly LogLine[]): Deed {
  const next = after.findIndex(({ tone, key }) => tone !== 'reply' && key !== PRICE && !DEATHS.test(key));
  const results = next < 0 ? after : after.slice(0, next);
  const lost = results.reduce((sum, { key, values }) => (key === 'lost' ? sum + Number(values.count ?? 0) : sum), 0);
  const has = (start: string) => results.some(({ key }) => key.startsWith(start));
  const outcome = results.some(({ key }) => DEATHS.test(key))
    ? 'out'
    : lost > 0
      ? 'lost'
      : has('dodged')
        ? 'dodged'
        : line.key.startsWith('judged')
          ? 'flip'
          : 'none';
  return { at: line.at, who: seatIn(line.values.who), target: seatIn(line.values.target), card, outcome, lost };
}
