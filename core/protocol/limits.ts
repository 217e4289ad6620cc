/** What a line may carry; a client that keeps to it is never cut off. */
export const LIMITS = {
  /** Characters of one message to the host. */
  messageLength: 8192,
  /** Messages: so many at once, then so many a second. */
  burst: 20,
  perSecond: 20,
  /** Bytes waiting for a slow reader: above `lagging` it misses events, below `caughtUp` it gets a fresh view. */
  laggingBytes: 256 * 1024,
  caughtUpBytes: 64 * 1024,
  /** A reader that lags so long is cut off; its chair stays its own. Milliseconds. */
  laggingFor: 10_000,
  helloWithin: 5_000,
  pingEvery: 20_000,
  /** A page on a slow machine may be busy drawing for long. */
  silentFor: 180_000,
  /** Lines to one host. */
  lines: 32,
} as const;
