/**
 * Seeded noise: the same name gives the same sound on every machine.
 * @param {string} name
 * @returns {() => number} 0 up to, not including, 1
 */
export function randomOf(name) {
  let state = 2166136261;
  for (let i = 0; i < name.length; i += 1) state = Math.imul(state ^ name.charCodeAt(i), 16777619) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const between = (random, low, high) => low + (high - low) * random();
export const pick = (random, list) => list[Math.floor(random() * list.length)];
