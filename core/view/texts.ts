import { type Card, HIDDEN } from '../model/card.ts';
import type { EventOf, GameEvent } from '../model/event.ts';
import type { Viewer } from '../model/seat.ts';
import { hidden, maySee } from './redact.ts';

/**
 * The events as each of these viewers may learn them, as JSON text, in the order of the viewers. An event is written at
 * most twice, whole and with its secrets left out, however many viewers there are.
 */
export function textsFor(events: readonly GameEvent[], viewers: readonly Viewer[]): string[] {
  const texts = viewers.map(() => '[');
  let comma = '';
  for (const event of events) {
    let whole: string | undefined;
    let rest: string | undefined;
    for (let at = 0; at < viewers.length; at += 1) {
      const seen = maySee(event, viewers[at] as Viewer);
      if (seen) whole ??= event.e === 'cardMoved' ? movedText(event, event.card) : JSON.stringify(event);
      else rest ??= event.e === 'cardMoved' ? movedText(event, HIDDEN) : JSON.stringify(hidden(event));
      texts[at] += comma + (seen ? whole : rest);
    }
    comma = ',';
  }
  return texts.map((text) => `${text}]`);
}

/** Every other event or so is one of these, and a template is four times as fast as the general way. */
const movedText = ({ from, to, cause, by }: EventOf<'cardMoved'>, card: Card): string =>
  `{"e":"cardMoved","card":${card},"from":${from},"to":${to},"cause":"${cause}","by":${by}}`;
