import { mix, RATE } from './signal.mjs';

/** Lengths of the eight delay lines in samples: primes, so that their echoes never fall together. */
const LINES = [1031, 1327, 1523, 1871, 2053, 2311, 2539, 2803];
/** Short all-passes that smear a click before it enters the lines. */
const DIFFUSERS = [113, 197, 337, 521];
const DIFFUSION = 0.6;
/** Share of the smeared click that is heard before the lines answer, or the room would speak a moment too late. */
const EARLY = 0.5;

function diffused(signal, length) {
  const out = new Float32Array(signal.length);
  const memory = new Float32Array(length);
  for (let i = 0; i < signal.length; i += 1) {
    const slot = i % length;
    const late = memory[slot];
    const fed = signal[i] - DIFFUSION * late;
    memory[slot] = fed;
    out[i] = late + DIFFUSION * fed;
  }
  return out;
}

/**
 * A room as a feedback delay network; both ears hear it differently.
 * @param {{ seconds: number, size?: number, bright?: number, delay?: number }} room
 *   seconds: until 60 dB down; size: scales the lines; bright: hertz above which walls swallow; delay: seconds before it
 * @returns {[Float32Array, Float32Array]} only the room, without the direct sound
 */
export function room(signal, { seconds, size = 1, bright = 4000, delay = 0.008 }) {
  let fed = mix([signal, 1, delay], [new Float32Array(1), 0, delay + signal.length / RATE + seconds]);
  for (const length of DIFFUSERS) fed = diffused(fed, Math.round(length * size));
  const left = new Float32Array(fed.length);
  const right = new Float32Array(fed.length);
  const lines = LINES.map((length) => new Float32Array(Math.round(length * size)));
  const keep = lines.map((memory) => 10 ** ((-3 * memory.length) / (seconds * RATE)));
  const swallow = Math.exp((-2 * Math.PI * bright) / RATE);
  const dulled = new Float32Array(lines.length);
  for (let i = 0; i < fed.length; i += 1) {
    left[i] = fed[i] * EARLY;
    right[i] = -fed[i] * EARLY;
    let sum = 0;
    for (let k = 0; k < lines.length; k += 1) {
      const late = lines[k][i % lines[k].length];
      dulled[k] = late * (1 - swallow) + dulled[k] * swallow;
      sum += dulled[k] * keep[k];
    }
    for (let k = 0; k < lines.length; k += 1) {
      const heard = dulled[k] * keep[k];
      lines[k][i % lines[k].length] = fed[i] + heard - (sum * 2) / lines.length;
      if (k % 2) left[i] += k % 4 === 1 ? heard : -heard;
      else right[i] += k % 4 === 0 ? heard : -heard;
    }
  }
  return [left, right];
}

/** The dry sound and a share of its room, for one ear. */
export function inRoom(signal, share, settings) {
  return mix([signal], [room(signal, settings)[0], share]);
}

/** The same for two ears. */
export function inStereoRoom([left, right], share, settings) {
  const both = mix([left, 0.5], [right, 0.5]);
  const [roomLeft, roomRight] = room(both, settings);
  return [mix([left], [roomLeft, share]), mix([right], [roomRight, share])];
}

/** Bare echoes off house fronts: `[seconds, gain]` each, duller the later. */
export const echo = (signal, ...walls) => mix([signal], ...walls.map(([at, gain]) => [signal, gain, at]));
