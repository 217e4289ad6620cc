/** A number from 0 up to, but not, 1. */
export type Dice = () => number;

/** mulberry32: a bot's luck is its own and tells nothing about the deck. */
export function diceOf(seed: number): Dice {
  let word = seed | 0;
  return () => {
    word = (word + 0x6d2b79f5) | 0;
    const mixed = Math.imul(word ^ (word >>> 15), 1 | word);
    const again = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed));
    return ((again ^ (again >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One seed out of two: so that every decision of every bot has luck of its own. */
export function mixed(seed: number, salt: number): number {
  const word = Math.imul((seed ^ 0x9e3779b9) + Math.imul(salt + 1, 0x85ebca6b), 0xc2b2ae35);
  return (word ^ (word >>> 15)) | 0;
}

/** A normal deviate of mean 0 and deviation 1 (Box and Muller). */
export function normal(dice: Dice): number {
  return Math.sqrt(-2 * Math.log(1 - dice())) * Math.cos(2 * Math.PI * dice());
}
