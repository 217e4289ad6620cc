/** How strong a bot is, weakest first. `random` plays any legal move: a partner for tests and benchmarks, not for people. */
export const LEVELS = ['random', 'greenhorn', 'gunslinger'] as const;
export type Level = (typeof LEVELS)[number];
