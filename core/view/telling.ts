import type { GameEvent } from '../model/event.ts';
import { HOST, NOBODY, type Viewer } from '../model/seat.ts';
import { textOf } from './event-text.ts';
import { insidersOf, isAmong, maySee, redactEvent } from './redact.ts';

/**
 * One batch of events as each viewer may learn it, as objects and as JSON text. Most viewers learn no more than an
 * onlooker and share what that one gets; insiders, who drew a card or looked at it, get their own.
 */
export class Telling {
  private readonly events: readonly GameEvent[];
  private readonly open: readonly GameEvent[];
  /** Whether there is something that an onlooker does not see whole. */
  private readonly isSecret: boolean;
  /** A bit for each seat that learns more than an onlooker. */
  private readonly insiders: number;
  private openTexts: readonly string[] | undefined;
  private openText: string | undefined;

  constructor(events: readonly GameEvent[]) {
    this.events = events;
    const open: GameEvent[] = [];
    let insiders = 0;
    let isSecret = false;
    for (const event of events) {
      const seen = redactEvent(event, NOBODY);
      open.push(seen);
      if (seen === event) continue;
      isSecret = true;
      insiders |= insidersOf(event);
    }
    this.open = open;
    this.isSecret = isSecret;
    this.insiders = insiders;
  }

  /** Whether the viewer learns more than an onlooker. */
  isInsider(viewer: Viewer): boolean {
    return viewer === HOST ? this.isSecret : isAmong(this.insiders, viewer);
  }

  /** One list for all who are no insiders. */
  eventsFor(viewer: Viewer): readonly GameEvent[] {
    if (!this.isInsider(viewer)) return this.open;
    return this.events.map((event, at) => (this.knowsBetter(viewer, at) ? event : (this.open[at] ?? event)));
  }

  /** The same events as JSON; one text for all who are no insiders. */
  textFor(viewer: Viewer): string {
    this.openTexts ??= this.open.map(textOf);
    if (this.isInsider(viewer)) return this.written(viewer, this.openTexts);
    this.openText ??= this.written(NOBODY, this.openTexts);
    return this.openText;
  }

  private knowsBetter(viewer: Viewer, at: number): boolean {
    const event = this.events[at];
    return event !== undefined && event !== this.open[at] && maySee(event, viewer);
  }

  private written(viewer: Viewer, openTexts: readonly string[]): string {
    if (this.events.length === 0) return '[]';
    let text = '';
    for (let at = 0; at < this.events.length; at += 1) {
      text += at === 0 ? '[' : ',';
      text += this.knowsBetter(viewer, at) ? textOf(this.events[at] as GameEvent) : openTexts[at];
    }
    return `${text}]`;
  }
}
