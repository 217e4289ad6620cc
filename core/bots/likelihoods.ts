import type { SuspicionKey } from './reason.ts';

/** How likely an act is for a deputy, an outlaw, a renegade: only the ratios in a row matter. */
export interface Likelihood {
  readonly deputy: number;
  readonly outlaw: number;
  readonly renegade: number;
  readonly key: SuspicionKey;
}

/** What a seat chose to do, and to whom: the rows of the table. */
export const LIKELIHOODS = {
  hurtSheriff: { deputy: 0.02, outlaw: 1, renegade: 0.2, key: 'suspect.shot-sheriff' },
  /** The same when one outlaw or none is left and the law is ahead. */
  hurtSheriffLate: { deputy: 0.02, outlaw: 1, renegade: 0.6, key: 'suspect.shot-sheriff' },
  stripSheriff: { deputy: 0.05, outlaw: 1, renegade: 0.3, key: 'suspect.stripped-sheriff' },
  harmLawish: { deputy: 0.15, outlaw: 1, renegade: 0.45, key: 'suspect.shot-deputy' },
  harmUnknown: { deputy: 0.7, outlaw: 0.6, renegade: 0.7, key: 'suspect.shot-stranger' },
  /** At five a deputy has only enemies. */
  harmUnknownAtFive: { deputy: 0.95, outlaw: 0.5, renegade: 0.8, key: 'suspect.shot-stranger' },
  harmOutlawish: { deputy: 1, outlaw: 0.15, renegade: 0.75, key: 'trust.shot-outlaw' },
  helpSheriff: { deputy: 1, outlaw: 0.1, renegade: 0.6, key: 'trust.helped-sheriff' },
  freeLawish: { deputy: 1, outlaw: 0.2, renegade: 0.6, key: 'trust.helped-sheriff' },
  freeOutlawish: { deputy: 0.1, outlaw: 1, renegade: 0.35, key: 'suspect.helped-outlaw' },
  massAtHealthySheriff: { deputy: 0.5, outlaw: 0.9, renegade: 0.6, key: 'suspect.hit-everybody' },
  massAtWeakSheriff: { deputy: 0.05, outlaw: 1, renegade: 0.15, key: 'suspect.hit-everybody' },
  saloonForSheriff: { deputy: 1, outlaw: 0.15, renegade: 0.7, key: 'trust.helped-sheriff' },
  threwShotAtSheriffAway: { deputy: 1, outlaw: 0.12, renegade: 0.85, key: 'suspect.spared-sheriff' },
  threwShotAtOutlawAway: { deputy: 0.25, outlaw: 1, renegade: 0.5, key: 'suspect.helped-outlaw' },
  heldFire: { deputy: 1, outlaw: 0.75, renegade: 0.95, key: 'trust.held-fire' },
  gaveInToSheriff: { deputy: 1, outlaw: 0.7, renegade: 0.9, key: 'trust.held-fire' },
} as const satisfies Record<string, Likelihood>;
export type ActName = keyof typeof LIKELIHOODS;

/** Helping is cheap to fake. */
export const CHEAP_TO_FAKE: ReadonlySet<ActName> = new Set(['helpSheriff', 'freeLawish', 'saloonForSheriff']);

export const STRENGTH = {
  free: 1,
  /** Only one target was legal. */
  onlyTarget: 0.6,
  /** A random card out of a hand. */
  randomCard: 0.5,
  /** Added when the act killed. */
  kill: 0.3,
  cheapToFake: 0.7,
} as const;

/** A seat counts as lawish or outlawish from this probability on. */
export const REPUTED = 0.6;
/** Share of every update that stays uniform over what is still possible: acts alone prove nobody. */
export const DOUBT = 0.03;
/** From this life on a shot at everybody is no attempt on the sheriff. */
export const HEALTHY_SHERIFF = 3;
/** Cards kept that tell that a seat could have done something. */
export const CARDS_TO_ACT = 3;
