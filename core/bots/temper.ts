/** Four dials from -1 to 1 that make two bots of one level different company. */
export interface Temper {
  /** Weight of enemies' losses against one's own safety. */
  readonly aggression: number;
  /** Extra worth of what saves a life when few points are left. */
  readonly caution: number;
  /** How much a grudge draws the next shot. */
  readonly vengeance: number;
  /** How much it minds, or bends, what the table thinks of it. */
  readonly slyness: number;
}

export const TEMPERS = {
  hothead: { aggression: 1, caution: -0.3, vengeance: 1, slyness: 0 },
  'old-hand': { aggression: -0.3, caution: 1, vengeance: 0, slyness: 0.3 },
  vulture: { aggression: 0.4, caution: 0.2, vengeance: 0, slyness: 1 },
  'fair-judge': { aggression: 0, caution: 0, vengeance: 0, slyness: 0 },
} as const satisfies Record<string, Temper>;
export type TemperName = keyof typeof TEMPERS;
