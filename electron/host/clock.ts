/** Time as the host sees it; tests hand in one that they move by hand. */
export interface Clock {
  /** Milliseconds that only go on, whatever is done to the time of day: everything that waits is measured by them. */
  now(): number;
  /** The time of day, for what is kept: milliseconds since 1970. It may jump either way. */
  date(): number;
  /** Calls `run` once after so many milliseconds; returns what prevents it. */
  after(milliseconds: number, run: () => void): () => void;
}
