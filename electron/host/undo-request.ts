import type { Seat, Viewer } from '../../core/index.ts';
import type { HostMessage, TableSettings } from '../../core/protocol/messages.ts';
import type { Sender } from './asking.ts';
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
  #open: Open | null = null;

  constructor(seats: Seats) {
    this.#seats = seats;
  }

  get isOpen(): boolean {
    return this.#open !== null;
  }

  /** The host's instant at which silence counts as no. */
  get until(): number {
    return this.#open?.until ?? Number.POSITIVE_INFINITY;
  }

  /** `granted` where nobody has to be asked. */
  open(sender: Sender, moves: number, mode: TableSettings['undo'], now: number): 'granted' | 'asked' {
    const others = this.#seats.persons().filter((seat) => seat !== sender.sitter.viewer && this.#seats.isHere(seat));
    if (mode === 'free' || others.length === 0) return 'granted';
    this.#open = { sender, moves, until: now + CONSENT_WITHIN, waiting: others, refused: false };
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
    this.#open = null;
    return { sender, moves, granted: waiting.length === 0 && !refused };
  }

  message(now: number): HostMessage | null {
    if (!this.#open) return null;
    const { sender, waiting, until } = this.#open;
    return { t: 'undoAsked', by: sender.sitter.viewer, waiting, now, until };
  }

  #without(open: Open, viewer: Viewer): 'waiting' | 'done' {
    open.waiting = open.waiting.filter((seat) => seat !== viewer);
    return open.waiting.length === 0 || open.refused ? 'done' : 'waiting';
  }
}
