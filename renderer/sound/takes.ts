/** Chooses a variation of each cue, never the same twice in a row, where there is another. */
export class Takes {
  readonly #last = new Map<string, number>();
  readonly #random: () => number;

  constructor(random: () => number = Math.random) {
    this.#random = random;
  }

  next(name: string, count: number): number {
    const last = this.#last.get(name);
    const others = last === undefined ? count : count - 1;
    if (others < 1) return 0;
    const drawn = Math.min(others - 1, Math.floor(this.#random() * others));
    const take = last !== undefined && drawn >= last ? drawn + 1 : drawn;
    this.#last.set(name, take);
    return take;
  }

  /** A speed within `spread` of the made one: what keeps twenty dealt cards from being a machine. */
  speed(spread: number): number {
    return 1 + spread * (this.#random() * 2 - 1);
  }
}
