import { answerName } from './table-basis.ts';

/** So many commands are remembered; what is older is sent again by nobody. */
const MOST = 1000;

/**
 * Commands that are carried out, by their person and the client's own id: one that is sent again after its line broke is
 * acknowledged and not carried out a second time. Moves and undos are remembered by the table's log as well.
 */
export class Settled {
  /** In the order in which they were carried out. */
  readonly #names = new Set<string>();

  has(owner: string, id: string): boolean {
    return this.#names.has(answerName(owner, id));
  }

  add(owner: string, id: string): void {
    this.#names.add(answerName(owner, id));
    const [oldest] = this.#names;
    if (this.#names.size > MOST && oldest !== undefined) this.#names.delete(oldest);
  }
}
