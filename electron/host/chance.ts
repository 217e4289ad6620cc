/** The host's own random source: never the game's generator, so that pauses and bots tell nothing about the deck. */
export interface Chance {
  /** At least 0, below 1. */
  next(): number;
  /** 32 bits each, for the game's generator. */
  words(count: number): number[];
  /** 128 bits as 32 hexadecimal digits, for keys and tokens. */
  secret(): string;
}

/** A draw around `median`: `spread` is the standard deviation of its logarithm. Kept between `least` and `most`. */
export interface Span {
  readonly median: number;
  readonly spread: number;
  readonly least: number;
  readonly most: number;
}

/** Log-normal, as people's pauses are (bots.md section 7). */
export function drawn(span: Span, chance: Chance): number {
  const radius = Math.sqrt(-2 * Math.log(1 - chance.next()));
  const normal = radius * Math.cos(2 * Math.PI * chance.next());
  const value = span.median * Math.exp(span.spread * normal);
  return Math.round(Math.min(span.most, Math.max(span.least, value)));
}
