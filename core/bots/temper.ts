/**
 * Dials from -1 to 1 that make two bots of one level different company. Slyness, the care for one's reputation, comes
 * with a level that can tell what an act will look like.
 */
export interface Temper {
  /** How unsure it may be of a hidden role and shoot all the same. */
  readonly aggression: number;
  /** Extra worth of what saves a life when few points are left. */
  readonly caution: number;
  /** How much a grudge draws the next shot. */
  readonly vengeance: number;
}

export const TEMPERS = {
  hothead: { aggression: 1, caution: -0.3, vengeance: 1 },
  'old-hand': { aggression: -0.3, caution: 1, vengeance: 0 },
  vulture: { aggression: 0.4, caution: 0.2, vengeance: 0 },
  'fair-judge': { aggression: 0, caution: 0, vengeance: 0 },
} as const satisfies Record<string, Temper>;
export type TemperName = keyof typeof TEMPERS;
