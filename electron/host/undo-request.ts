import type { Seat, Viewer } from '../../core/index.ts';
import type { HostMessage, TableSettings } from '../../core/protocol/messages.ts';
import type { Sender } from './asking.ts';
import type { Clock } from './clock.ts';
import type { Seats } from './seats.ts';
import { CONSENT_WITHIN } from './timing.ts';

interface Open {
  readonly sender: Sender;
  /** How many moves are left if all agree. */
  readonly moves: number;
  readonly until: number;
  waiting: readonly Seat[];
  refused: boolean;
}

/** The question to the other persons at the table whether a seat may take its last move back. Bots always agree. */
export class UndoRequest {
  readonly #seats: Seats;
  readonly #clock: Clock;
  readonly #silence: () => void;
  #open: Open | null = null;
  #disarm = (): void => {};

  /** `silence` is called when the time to answer is over. */
  constructor(seats: Seats, clock: Clock, silence: () => void) {
    this.#seats = seats;
    this.#clock = clock;
    this.#silence = silence;
  }

  get isOpen(): boolean {
    return this.#open !== null;
  }

  /** Who asks; null while nobody does. */
  get sender(): Sender | null {
    return this.#open?.sender ?? null;
  }

  /** `granted` where nobody has to be asked. */
  open(sender: Sender, moves: number, mode: TableSettings['undo']): 'granted' | 'asked' {
    const others = this.#seats.persons().filter((seat) => seat !== sender.sitter.viewer && this.#seats.isHere(seat));
    if (mode === 'free' || others.length === 0) return 'granted';
    const until = this.#clock.now() + CONSENT_WITHIN;
    this.#open = { sender, moves, until, waiting: others, refused: false };
    this.#disarm = this.#clock.after(CONSENT_WITHIN, this.#silence);
    return 'asked';
  }

  answer(viewer: Viewer, agree: boolean): 'not-asked' | 'waiting' | 'done' {
    if (!this.#open?.waiting.includes(viewer)) return 'not-asked';
    if (!agree) this.#open.refused = true;
    return this.#without(this.#open, viewer);
  }

  /** Somebody has gone: their consent is not waited for, and without the one who asked there is nothing to ask. */
  drop(viewer: Viewer): 'nothing' | 'waiting' | 'done' {
    if (!this.#open) return 'nothing';
    if (this.#open.sender.sitter.viewer === viewer) this.#open.refused = true;
    return this.#without(this.#open, viewer);
  }

  close(): { readonly sender: Sender; readonly moves: number; readonly granted: boolean } {
    if (!this.#open) throw new Error('expected an open undo request, got none');
    const { sender, moves, waiting, refused } = this.#open;
    this.cancel();
    return { sender, moves, granted: waiting.length === 0 && !refused };
  }

  cancel(): void {
    this.#disarm();
    this.#open = null;
  }

  message(): HostMessage | null {
    if (!this.#open) return null;
    const { sender, waiting, until } = this.#open;
    return { t: 'undoAsked', by: sender.sitter.viewer, waiting, now: this.#clock.now(), until };
  }

  #without(open: Open, viewer: Viewer): 'waiting' | 'done' {
    open.waiting = open.waiting.filter((seat) => seat !== viewer);
    return open.waiting.length === 0 || open.refused ? 'done' : 'waiting';
  }
}
