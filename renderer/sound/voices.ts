/** Something that sounds and can be made to stop. */
export interface Voice {
  readonly rank: number;
  stop(): void;
}

/** The voices that sound now: at most so many at once. */
export class Voices {
  readonly #most: number;
  #sounding: readonly Voice[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  get count(): number {
    return this.#sounding.length;
  }

  /**
   * Makes room for a voice of this rank: silences the least important, the oldest among equals. False where all that
   * sound matter more.
   */
  admit(rank: number): boolean {
    if (this.#sounding.length < this.#most) return true;
    const least = this.#sounding.reduce((low, voice) => (voice.rank < low.rank ? voice : low));
    if (least.rank > rank) return false;
    this.end(least);
    least.stop();
    return true;
  }

  begin(voice: Voice): void {
    this.#sounding = [...this.#sounding, voice];
  }

  end(voice: Voice): void {
    this.#sounding = this.#sounding.filter((other) => other !== voice);
  }
}
