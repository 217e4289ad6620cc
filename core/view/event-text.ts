import { HIDDEN } from '../model/card.ts';
import type { EventOf, GameEvent } from '../model/event.ts';
import { NOBODY } from '../model/seat.ts';
import { ZONE_COUNT } from '../model/zone.ts';

/**
 * An event as JSON, letter by letter what `JSON.stringify` makes of it. A game says the same few things over and over,
 * so the parts are kept: most of the time goes into making new strings.
 */
export const textOf = (event: GameEvent): string => (event.e === 'cardMoved' ? movedText(event) : recordText(event));

/** Of the most frequent event by far. */
const CARD_PARTS = Array.from({ length: 256 }, (_, at) => `{"e":"cardMoved","card":${at + HIDDEN}`);
const WAY_PARTS = Array.from(
  { length: ZONE_COUNT ** 2 },
  (_, at) => `,"from":${Math.floor(at / ZONE_COUNT)},"to":${at % ZONE_COUNT},"cause":"`,
);
const BY_PARTS = Array.from({ length: 9 }, (_, at) => `","by":${at + NOBODY}}`);

const movedText = ({ card, from, to, cause, by }: EventOf<'cardMoved'>): string =>
  `${CARD_PARTS[card - HIDDEN]}${WAY_PARTS[from * ZONE_COUNT + to]}${cause}${BY_PARTS[by - NOBODY]}`;

/** Keys with their values, as they have been written before. */
class Fields {
  private readonly start: string;
  private readonly texts = new Map<string, Map<unknown, string>>();

  constructor(start: string) {
    this.start = start;
  }

  textOf(key: string, value: unknown): string {
    const known = this.texts.get(key)?.get(value);
    if (known !== undefined) return known;
    // Lists and frames are different each time.
    if (typeof value === 'object') return `${this.start}"${key}":${valueText(value)}`;
    const texts = this.texts.get(key) ?? new Map<unknown, string>();
    const text = `${this.start}"${key}":${JSON.stringify(value)}`;
    this.texts.set(key, texts.set(value, text));
    return text;
  }
}
const FIRST = new Fields('{');
const LATER = new Fields(',');

function recordText(record: object): string {
  let text = '';
  for (const key in record) {
    const value = (record as Readonly<Record<string, unknown>>)[key];
    text += text === '' ? FIRST.textOf(key, value) : LATER.textOf(key, value);
  }
  return text === '' ? '{}' : `${text}}`;
}

function valueText(value: unknown): string {
  if (Array.isArray(value)) return listText(value);
  return typeof value === 'object' && value !== null ? recordText(value) : JSON.stringify(value);
}

function listText(list: readonly unknown[]): string {
  if (list.length === 0) return '[]';
  let text = '[';
  for (let at = 0; at < list.length; at += 1) {
    const value = list[at];
    if (at > 0) text += ',';
    text += typeof value === 'number' ? value : valueText(value);
  }
  return `${text}]`;
}
