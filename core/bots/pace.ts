import { type Dice, normal } from './dice.ts';

/** What all at the table can see about the act to come: nothing else may set its time. */
export interface PublicFacts {
  /** The first act of a turn takes longer. */
  readonly first: boolean;
  /** Somebody can die of what is open. */
  readonly grave: boolean;
  /** The last acts were the same three times. */
  readonly repeated: boolean;
  /** Nobody but bots is alive. */
  readonly botsOnly: boolean;
  readonly pace: 'relaxed' | 'normal' | 'brisk' | 'off';
}

/** Milliseconds. */
const PAUSE = {
  median: 900,
  firstMedian: 1300,
  least: 400,
  most: 3000,
  repeated: 500,
  spread: 0.35,
  grave: 1.4,
} as const;
const SPEED = { relaxed: 1.5, normal: 1, brisk: 0.5, off: 0 } as const;
const BOTS_ONLY = 1 / 3;

/** How long a bot waits before it acts, in milliseconds: log-normal, by public facts and luck alone. */
export function pauseFor(facts: PublicFacts, dice: Dice): number {
  const speed = SPEED[facts.pace] * (facts.botsOnly ? BOTS_ONLY : 1);
  if (speed === 0) return 0;
  if (facts.repeated) return Math.round(PAUSE.repeated * speed);
  const median = (facts.first ? PAUSE.firstMedian : PAUSE.median) * (facts.grave ? PAUSE.grave : 1);
  const drawn = median * Math.exp(PAUSE.spread * normal(dice));
  return Math.round(Math.min(PAUSE.most, Math.max(PAUSE.least, drawn)) * speed);
}
