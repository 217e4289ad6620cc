import { HIDDEN } from '../model/card.ts';
import type { Bookkeeping, EventOf, GameEvent, MoveCause } from '../model/event.ts';
import type { Frame, TurnFrame } from '../model/frame.ts';
import { NOBODY } from '../model/seat.ts';
import { ZONE_COUNT } from '../model/zone.ts';

/**
 * An event as JSON, letter by letter what `JSON.stringify` makes of it. A game says the same few things over and over,
 * so the parts are kept: most of the time goes into making new strings.
 */
export function textOf(event: GameEvent): string {
  if (event.e === 'cardMoved') return movedText(event);
  return event.e === 'settled' ? settledText(event) : recordText(event);
}

/** Of the most frequent event by far. */
const CARD_PARTS = Array.from({ length: 256 }, (_, at) => `{"e":"cardMoved","card":${at + HIDDEN}`);
/** The ways that cards go by their cause: a few hundred, whichever card it is. */
const WAY_PARTS = new Map<MoveCause, Map<number, string>>();
const SEATS = 9;

const movedText = (event: EventOf<'cardMoved'>): string => CARD_PARTS[event.card - HIDDEN] + wayText(event);

function wayText({ from, to, cause, by }: EventOf<'cardMoved'>): string {
  const way = (from * ZONE_COUNT + to) * SEATS + by - NOBODY;
  const known = WAY_PARTS.get(cause)?.get(way);
  if (known !== undefined) return known;
  const texts = WAY_PARTS.get(cause) ?? new Map<number, string>();
  const text = `,"from":${from},"to":${to},"cause":"${cause}","by":${by}}`;
  WAY_PARTS.set(cause, texts.set(way, text));
  return text;
}

/** One in every batch. */
function settledText({ keep, frames, question, pending, generator }: Bookkeeping): string {
  let text = `{"e":"settled","keep":${keep},"frames":[`;
  for (let at = 0; at < frames.length; at += 1) {
    const frame = frames[at] as Frame;
    if (at > 0) text += ',';
    text += frame.f === 'turn' ? turnText(frame) : recordText(frame);
  }
  text += ']';
  if (question !== undefined) text += `,"question":${question}`;
  if (pending) text += `,"pending":${listText(pending)}`;
  if (generator) text += `,"generator":${listText(generator)}`;
  return `${text}}`;
}

function turnText({ seat, phase, bangs, used, extra, again }: TurnFrame): string {
  let text = `{"f":"turn","seat":${seat},"phase":"${phase}","bangs":${bangs},"used":${listText(used)}`;
  if (extra) text += ',"extra":true';
  if (again) text += ',"again":true';
  return `${text}}`;
}

/**
 * Keys with their values, as they have been written before: ids of what the sets bring and counts at a table, so they
 * stay a few hundred however many games are told.
 */
class Fields {
  private readonly start: string;
  private readonly texts = new Map<string, Map<unknown, string>>();

  constructor(start: string) {
    this.start = start;
  }

  textOf(key: string, value: unknown): string {
    const known = this.texts.get(key)?.get(value);
    if (known !== undefined) return known;
    // Lists and frames are different each time, and so are the ids of a table's questions.
    if (typeof value === 'object' || key === 'question') return `${this.start}"${key}":${valueText(value)}`;
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
