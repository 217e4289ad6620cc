import type { EventOf, GameEvent } from '../model/event.ts';
import type { Viewer } from '../model/seat.ts';
import { hidden, maySee } from './redact.ts';

/** More events than a number has bits come only with the deal. */
const MOST_BITS = 50;

/**
 * The events as each of these viewers may learn them, as JSON text, in the order of the viewers. An event is written at
 * most twice, whole and with its secrets left out, and viewers who may see the same get the very same text.
 */
export function textsFor(events: readonly GameEvent[], viewers: readonly Viewer[]): string[] {
  const whole: string[] = [];
  const rest: string[] = [];
  const faces: number[] = [];
  const texts: string[] = [];
  for (const viewer of viewers) {
    const seen = facesFor(events, viewer);
    const same = events.length > MOST_BITS ? -1 : faces.indexOf(seen);
    faces.push(seen);
    texts.push(texts[same] ?? written(events, viewer, whole, rest));
  }
  return texts;
}

/** Which of the events the viewer learns whole, a bit for each. */
function facesFor(events: readonly GameEvent[], viewer: Viewer): number {
  let bits = 0;
  for (const event of events) bits = bits * 2 + (maySee(event, viewer) ? 1 : 0);
  return bits;
}

/** `whole` and `rest` keep what has been written of each event. */
function written(events: readonly GameEvent[], viewer: Viewer, whole: string[], rest: string[]): string {
  let text = '';
  for (let at = 0; at < events.length; at += 1) {
    const event = events[at] as GameEvent;
    const known = maySee(event, viewer) ? whole : rest;
    known[at] ??= textOf(known === whole ? event : hidden(event));
    text += at === 0 ? known[at] : `,${known[at]}`;
  }
  return `[${text}]`;
}

/** The two most frequent events by templates, which are four times as fast as the general way. */
function textOf(event: GameEvent): string {
  if (event.e === 'cardMoved') return movedText(event);
  return event.e === 'settled' ? settledText(event) : JSON.stringify(event);
}

const movedText = ({ card, from, to, cause, by }: EventOf<'cardMoved'>): string =>
  `{"e":"cardMoved","card":${card},"from":${from},"to":${to},"cause":"${cause}","by":${by}}`;

function settledText({ keep, frames, question, pending, generator }: EventOf<'settled'>): string {
  let text = `{"e":"settled","keep":${keep},"frames":${frames.length === 0 ? '[]' : JSON.stringify(frames)}`;
  if (question !== undefined) text += `,"question":${question}`;
  if (pending) text += `,"pending":${JSON.stringify(pending)}`;
  if (generator) text += `,"generator":${JSON.stringify(generator)}`;
  return `${text}}`;
}
