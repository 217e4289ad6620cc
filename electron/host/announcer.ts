import { type GameEvent, type Seat, Telling, type Viewer } from '../../core/index.ts';
import type { HostMessage, TableSettings } from '../../core/protocol/messages.ts';
import type { Audience } from './audience.ts';
import type { Clock } from './clock.ts';
import type { TableBasis } from './table-basis.ts';
import { decisionMessage, eventsText, viewMessage } from './telling.ts';
import type { Waiting } from './waiting.ts';

type Because = Extract<HostMessage, { t: 'view' }>['because'];

export interface AnnouncerParts {
  readonly basis: TableBasis;
  readonly audience: Audience;
  readonly waiting: Waiting;
  readonly clock: Clock;
  readonly settings: () => TableSettings;
  readonly mayUndo: (viewer: Viewer) => boolean;
}

/** Says to everybody at one table what they may know of it, and numbers what follows one upon the other. */
export class Announcer {
  readonly #parts: AnnouncerParts;
  #seq = 0;

  constructor(parts: AnnouncerParts) {
    this.#parts = parts;
  }

  view(viewer: Viewer, because: Because): HostMessage {
    const { basis, settings } = this.#parts;
    return viewMessage(basis, settings(), { viewer, seq: this.#seq, because });
  }

  decision(viewer: Viewer): HostMessage {
    const { basis, waiting, clock, mayUndo } = this.#parts;
    const { question } = basis.course.state;
    return decisionMessage(waiting, { question, now: clock.now(), undo: mayUndo(viewer) });
  }

  presence(): HostMessage {
    return { t: 'presence', seats: this.#parts.basis.seats.presence() };
  }

  /** One accepted move and what came of it, to each viewer what this viewer may learn. */
  tellMove(by: Seat, events: readonly GameEvent[]): void {
    this.#seq += 1;
    const telling = new Telling(events);
    this.#parts.audience.tellEachText((viewer) => eventsText(this.#seq, by, telling.textFor(viewer)));
  }

  /** The game as it stands after moves were taken back. */
  tellViews(because: Because): void {
    this.#seq += 1;
    this.#parts.audience.tellEach((viewer) => this.view(viewer, because));
  }

  tellDecision(): void {
    this.#parts.audience.tellEach((viewer) => this.decision(viewer));
  }

  tellPresence(): void {
    this.#parts.audience.tell(this.presence());
  }
}
