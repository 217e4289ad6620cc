/** Time as the host sees it; tests hand in one that they move by hand. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls `run` once after so many milliseconds; returns what prevents it. */
  after(milliseconds: number, run: () => void): () => void;
}
