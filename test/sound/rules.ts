/** What every sound of the game keeps to (issue "Craft": no peak, one loudness a bus, clean tails). */
export const HIGHEST_PEAK = -0.5;
export const LOUDNESS_SPREAD = 6;
export const LARGEST_JUMP = 0.2;
export const LOUDEST_TAIL = -50;
/** 700 kB for the base game and 200 kB for what the two boxes add. */
export const LARGEST_TOTAL = 900_000;
