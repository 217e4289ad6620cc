import type { Viewer } from '../../core/index.ts';
import type { HostMessage } from '../../core/protocol/messages.ts';

/** How a line is spoken to. */
export interface Line {
  readonly send: (message: HostMessage) => void;
  /** For a message that is written already. */
  readonly sendText: (text: string) => void;
}

/** One line at the table: on a chair, or looking on. */
export interface Sitter extends Line {
  readonly viewer: Viewer;
  /** Digest of its token. */
  readonly owner: string;
}

/** Everybody who is told what happens. */
export class Audience {
  readonly #sitters = new Set<Sitter>();

  add(sitter: Sitter): void {
    this.#sitters.add(sitter);
  }

  remove(sitter: Sitter): void {
    this.#sitters.delete(sitter);
  }

  has(sitter: Sitter): boolean {
    return this.#sitters.has(sitter);
  }

  get isEmpty(): boolean {
    return this.#sitters.size === 0;
  }

  tell(message: HostMessage): void {
    for (const { send } of this.#sitters) send(message);
  }

  /** Each viewer their own message; made once a viewer, not once a line. */
  tellEach(messageFor: (viewer: Viewer) => HostMessage): void {
    const made = new Map<Viewer, HostMessage>();
    for (const { viewer, send } of this.#sitters) {
      const message = made.get(viewer) ?? messageFor(viewer);
      made.set(viewer, message);
      send(message);
    }
  }

  /** Each viewer their own text; those who may learn the same are sent the very same. */
  tellEachText(textFor: (viewer: Viewer) => string): void {
    for (const { viewer, sendText } of this.#sitters) sendText(textFor(viewer));
  }
}
