/** Decodes a sound when it is first wanted, and keeps it. What cannot be read is silent this time and tried again the next. */
export class Bank {
  readonly #ready = new Map<string, AudioBuffer>();
  readonly #coming = new Map<string, Promise<AudioBuffer | null>>();
  readonly #decode: (bytes: ArrayBuffer) => Promise<AudioBuffer>;
  readonly #failed: (address: string, error: unknown) => void;

  constructor(decode: (bytes: ArrayBuffer) => Promise<AudioBuffer>, failed: (address: string, error: unknown) => void) {
    this.#decode = decode;
    this.#failed = failed;
  }

  /** The sound if it can be played in this very moment. */
  at(address: string): AudioBuffer | null {
    return this.#ready.get(address) ?? null;
  }

  load(address: string): Promise<AudioBuffer | null> {
    const known = this.#coming.get(address);
    if (known) return known;
    const coming = this.#read(address);
    this.#coming.set(address, coming);
    return coming;
  }

  async #read(address: string): Promise<AudioBuffer | null> {
    try {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`expected the sound, got status ${answer.status}`);
      const buffer = await this.#decode(await answer.arrayBuffer());
      this.#ready.set(address, buffer);
      return buffer;
    } catch (error) {
      this.#coming.delete(address);
      this.#failed(address, error);
      return null;
    }
  }
}
