import type { GameEvent } from '../model/event.ts';
import { NOBODY, type Viewer } from '../model/seat.ts';
import { textOf } from './event-text.ts';
import { hidden, maySee } from './redact.ts';

/**
 * One batch of events as each viewer may learn it, as objects and as JSON text. Most viewers learn no more than an
 * onlooker and share what that one gets; insiders, who drew a card or looked at it, get their own.
 */
export class Telling {
  private readonly events: readonly GameEvent[];
  /** As an onlooker learns them. */
  private readonly open: readonly GameEvent[];
  /** Places of the events that an onlooker does not learn whole. */
  private readonly secrets: readonly number[];
  private openText: string | undefined;

  constructor(events: readonly GameEvent[]) {
    const open: GameEvent[] = [];
    const secrets: number[] = [];
    for (let at = 0; at < events.length; at += 1) {
      const event = events[at] as GameEvent;
      const isOpen = maySee(event, NOBODY);
      open.push(isOpen ? event : hidden(event));
      if (!isOpen) secrets.push(at);
    }
    this.events = events;
    this.open = open;
    this.secrets = secrets;
  }

  /** Whether the viewer learns more than an onlooker. */
  isInsider(viewer: Viewer): boolean {
    for (const at of this.secrets) if (this.learnsWhole(viewer, at)) return true;
    return false;
  }

  /** One list for all who are no insiders. */
  eventsFor(viewer: Viewer): readonly GameEvent[] {
    if (!this.isInsider(viewer)) return this.open;
    return this.open.map((event, at) => (this.learnsWhole(viewer, at) ? (this.events[at] ?? event) : event));
  }

  /** The same events as JSON; one text for all who are no insiders. */
  textFor(viewer: Viewer): string {
    if (this.isInsider(viewer)) return this.written(viewer);
    this.openText ??= this.written(NOBODY);
    return this.openText;
  }

  private learnsWhole(viewer: Viewer, at: number): boolean {
    return this.open[at] === this.events[at] || maySee(this.events[at] as GameEvent, viewer);
  }

  private written(viewer: Viewer): string {
    let text = '';
    for (let at = 0; at < this.open.length; at += 1) {
      const event = this.learnsWhole(viewer, at) ? this.events[at] : this.open[at];
      text += `${at === 0 ? '[' : ','}${textOf(event as GameEvent)}`;
    }
    return text === '' ? '[]' : `${text}]`;
  }
}
