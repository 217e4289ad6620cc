import { between } from './random.mjs';
import { fade, RATE, samples, silence } from './signal.mjs';

const TURN = 2 * Math.PI;

/** White noise under an envelope. */
export function noise(random, seconds, envelope) {
  const out = silence(seconds);
  for (let i = 0; i < out.length; i += 1) out[i] = (random() * 2 - 1) * envelope(i / RATE);
  return out;
}

/** Noise whose loudness is torn into grains: paper, gravel, splinters. `grain` in seconds. */
export function torn(random, seconds, envelope, grain) {
  const out = noise(random, seconds, envelope);
  const step = samples(grain);
  let from = random() ** 3;
  let to = random() ** 3;
  for (let i = 0; i < out.length; i += 1) {
    if (i % step === 0) {
      from = to;
      to = random() ** 3;
    }
    out[i] *= from + ((to - from) * (i % step)) / step;
  }
  return out;
}

/** A wave whose pitch follows `frequency(t)`. */
export function tone(seconds, frequency, envelope, wave = Math.sin) {
  const out = silence(seconds);
  let phase = 0;
  for (let i = 0; i < out.length; i += 1) {
    const t = i / RATE;
    phase += (TURN * frequency(t)) / RATE;
    out[i] = wave(phase) * envelope(t);
  }
  return out;
}

/** Part of a ringing sound over which it is faded, as its slowest partial may still sound at the end. */
const RING_END = 0.35;

/** What a struck body does: partials `[hertz, gain, fall in seconds]` that ring and die, each by itself. */
export function ringing(seconds, partials) {
  const out = silence(seconds);
  for (const [hertz, gain, fall] of partials) {
    if (hertz > RATE * 0.45) continue;
    const step = (TURN * hertz) / RATE;
    const keep = Math.exp(-1 / (fall * RATE));
    const twice = 2 * keep * Math.cos(step);
    let before = 0;
    let now = keep * Math.sin(step) * gain;
    for (let i = 1; i < out.length; i += 1) {
      out[i] += now;
      const next = twice * now - keep * keep * before;
      before = now;
      now = next;
    }
  }
  return fade(out, 0, seconds * RING_END);
}

/** Partials above a lowest one, with a little disorder: no two blows are alike. */
export const partials = (random, base, ratios, spread = 0.01) =>
  ratios.map(([ratio, gain, fall]) => [
    base * ratio * (1 + between(random, -spread, spread)),
    gain * between(random, 0.8, 1.2),
    fall,
  ]);

/** Pressure of a blast in open air (Friedlander): a jump, then suction. `fall` in seconds. */
export function shockWave(fall, seconds = fall * 8) {
  const out = silence(seconds);
  for (let i = 0; i < out.length; i += 1) {
    const t = i / RATE / fall;
    out[i] = (1 - t) * Math.exp(-t);
  }
  return out;
}

/** Many small events strewn over a time line, `make(index)` each. */
export function strewn(random, count, from, to, make) {
  return Array.from({ length: count }, (_, index) => [
    make(index),
    between(random, 0.3, 1) ** 2,
    between(random, from, to),
  ]);
}
