import {
  begin,
  fits,
  type GameEvent,
  isMeant,
  layOut,
  legal,
  legalMeaning,
  type Move,
  type NamedMove,
  type Offer,
  play,
  redact,
  type State,
  Telling,
} from '../../core/index.ts';
import type { ClientConn } from '../../core/protocol/bridge.ts';
import type { ClientMessage, HostMessage, TableSettings } from '../../core/protocol/messages.ts';
import type { Lesson, LessonStep } from './lesson.ts';

/** Who is at the other end of a lesson: the session, and the coach. */
interface Listener {
  readonly tell: (message: HostMessage) => void;
  /** The lesson has come to its next step, or to its end. */
  readonly stepped: () => void;
  /** A move that the rules allow, but not the one that the coach asks for. */
  readonly other: () => void;
}

/** Plays a lesson in the place of a host: the same messages, but one table, no clock, no save and no chance. */
export class LessonTable implements Pick<ClientConn, 'send'> {
  readonly lesson: Lesson;
  readonly #settings: TableSettings;
  readonly #listener: Listener;
  #state: State;
  #at = 0;
  #seq = 0;

  constructor(lesson: Lesson, settings: TableSettings, listener: Listener) {
    this.lesson = lesson;
    this.#settings = settings;
    this.#listener = listener;
    this.#state = layOut(lesson.scenario);
  }

  /** What the lesson is at; null behind its last step. */
  get step(): LessonStep | null {
    return this.lesson.steps[this.#at] ?? null;
  }

  get at(): number {
    return this.#at;
  }

  /** Lays the table and lets the first turn begin. */
  open(): void {
    this.#view('seated');
    const { state, events } = begin(this.#state);
    this.#state = state;
    this.#told(events, null);
    this.#listener.stepped();
  }

  /** What I may choose now: only what the coach asks for. */
  offers(): readonly Offer[] {
    const { step } = this;
    if (step?.kind !== 'own') return [];
    return legal(this.#state, this.lesson.me).filter((offer) => leadsTo(this.#state, offer, step.move));
  }

  send(message: ClientMessage): void {
    if (message.t === 'resync') this.#view('resync');
    else if (message.t === 'answer') this.#answer(message.id, message.move);
    else if (message.t === 'command' && message.command.c === 'leaveTable') this.#listener.tell({ t: 'left' });
    else if (message.t === 'command') {
      this.#listener.tell({ t: 'reject', id: message.id, reason: { code: 'not-allowed' } });
    }
  }

  /** What the coach told has been read. */
  next(): void {
    if (this.step?.kind === 'tell') this.#stepOn();
  }

  /** Lets the other seat whose turn it is to act make its move. @throws if the lesson is written wrongly */
  playOther(): void {
    const { step } = this;
    if (step?.kind !== 'other') return;
    const move = legalMeaning(this.#state, step.move);
    if (!move) throw new Error(`expected a legal move in ${this.lesson.id}, got ${JSON.stringify(step.move)}`);
    this.#play(move);
  }

  #answer(id: string, move: Move): void {
    if (!this.#isAskedFor(move)) {
      // Nothing went wrong at the table; the coach says the rest.
      this.#listener.tell({ t: 'reject', id, reason: { code: 'late' } });
      this.#listener.other();
      return;
    }
    this.#play(move, id);
  }

  #isAskedFor(move: Move): boolean {
    const { step } = this;
    if (step?.kind !== 'own') return false;
    return step.any ? this.offers().some((offer) => fits(offer, move)) : isMeant(this.#state, step.move, move);
  }

  #play(move: Move, id?: string): void {
    const { state, events } = play(this.#state, move);
    this.#state = state;
    this.#told(events, { by: move.by });
    if (id !== undefined) this.#listener.tell({ t: 'ack', id });
    this.#stepOn();
  }

  #stepOn(): void {
    this.#at += 1;
    this.#listener.stepped();
  }

  #told(events: readonly GameEvent[], move: Extract<HostMessage, { t: 'events' }>['move']): void {
    this.#seq += 1;
    const { me } = this.lesson;
    this.#listener.tell({ t: 'events', seq: this.#seq, move, events: new Telling(events).eventsFor(me) });
  }

  #view(because: 'seated' | 'resync'): void {
    const { me, id } = this.lesson;
    this.#listener.tell({
      t: 'view',
      seq: this.#seq,
      because,
      table: `lesson ${id}`,
      viewer: me,
      settings: this.#settings,
      view: redact(this.#state, me),
      past: [],
    });
  }
}

/** Whether the offer, its free parts filled, can become the move. */
function leadsTo(state: State, { move, slot, victims }: Offer, named: NamedMove): boolean {
  if (slot && !(slot.key in named)) return false;
  const free = new Set([...(slot ? [slot.key] : []), ...(victims ? ['targets'] : [])]);
  const fixed = Object.fromEntries(Object.entries(named).filter(([key]) => !free.has(key)));
  return isMeant(state, { ...fixed, by: named.by }, move);
}
