import type { Viewer } from '../../core/index.ts';
import type { HostMessage } from '../../core/protocol/messages.ts';

/** One line at the table: on a chair, or looking on. */
export interface Sitter {
  readonly viewer: Viewer;
  /** Digest of its token. */
  readonly owner: string;
  readonly send: (message: HostMessage) => void;
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
}
