import { NOBODY, type Viewer } from '../../core/index.ts';
import type { HostMessage, TableSettings } from '../../core/protocol/messages.ts';
import { isSameSender, reject, type Sender } from './asking.ts';
import type { Audience } from './audience.ts';
import type { Clock } from './clock.ts';
import { answerName, type TableBasis } from './table-basis.ts';
import { UndoRequest } from './undo-request.ts';

export interface UndoingParts {
  readonly basis: TableBasis;
  readonly clock: Clock;
  readonly audience: Audience;
  readonly mode: () => TableSettings['undo'];
  /** The game stands where it stood some moves ago. */
  readonly takenBack: () => void;
  /** A request was opened or closed: the table stands still, or goes on. */
  readonly opened: () => void;
}

/** Taking back, across the information line (architecture.md "The host"): who may, who is asked, what the log says. */
export class Undoing {
  readonly #parts: UndoingParts;
  readonly #request: UndoRequest;

  constructor(parts: UndoingParts) {
    this.#parts = parts;
    this.#request = new UndoRequest(parts.basis.seats, parts.clock, () => this.#close());
  }

  get isOpen(): boolean {
    return this.#request.isOpen;
  }

  /** Tells a newcomer of an open request. */
  tellTo(send: (message: HostMessage) => void): void {
    const message = this.#request.message();
    if (message) send(message);
  }

  /** The number of moves that would be left if the viewer took theirs back; null where they may not. */
  movesLeftFor(viewer: Viewer): number | null {
    const { course } = this.#parts.basis;
    const mode = this.#mode();
    if (viewer === NOBODY || mode === 'off' || course.state.winners) return null;
    const moves = course.movesBefore(viewer);
    if (moves === null || mode === 'consent') return moves;
    return course.isWithinTheLine(viewer, moves) ? moves : null;
  }

  ask(sender: Sender): void {
    const { basis } = this.#parts;
    const moves = this.movesLeftFor(sender.sitter.viewer);
    const asked = this.#request.sender;
    if (basis.made.has(answerName(sender.sitter.owner, sender.id))) sender.done();
    else if (asked && isSameSender(asked, sender)) this.tellTo(sender.sitter.send);
    else if (this.isOpen) reject(sender, 'undo-asked');
    else if (moves === null) reject(sender, 'nothing-to-undo');
    else if (this.#request.open(sender, moves, this.#mode()) === 'granted') this.#takeBack(sender, moves);
    else {
      this.#tell();
      this.#parts.opened();
    }
  }

  answer(sender: Sender, agree: boolean): void {
    const result = this.#request.answer(sender.sitter.viewer, agree);
    if (result === 'not-asked') {
      reject(sender, 'not-allowed');
      return;
    }
    sender.done();
    if (result === 'done') this.#close();
    else this.#tell();
  }

  /** Somebody has gone, who may have been asked or have asked. */
  left(viewer: Viewer): void {
    if (this.#request.drop(viewer) === 'done') this.#close();
  }

  cancel(): void {
    this.#request.cancel();
  }

  /** The fourth edition's courtesy of taking back is an undo within the line (B12.1). */
  #mode(): TableSettings['undo'] {
    return this.#parts.basis.course.state.options.takeBack === 'on' ? 'free' : this.#parts.mode();
  }

  #close(): void {
    const { sender, moves, granted } = this.#request.close();
    this.#parts.audience.tell({ t: 'undoClosed', granted });
    if (granted) this.#takeBack(sender, moves);
    else reject(sender, 'no-consent');
    this.#parts.opened();
  }

  /** A line of its own in the log, before anybody learns of it. */
  #takeBack(sender: Sender, undo: number): void {
    const { basis, takenBack } = this.#parts;
    const { id, sitter } = sender;
    try {
      basis.record.add({ undo, by: sitter.viewer, id });
    } catch {
      reject(sender, 'failed');
      return;
    }
    basis.course.cut(undo);
    basis.made.add(answerName(sitter.owner, id));
    takenBack();
    sender.done();
  }

  #tell(): void {
    const message = this.#request.message();
    if (message) this.#parts.audience.tell(message);
  }
}
