/** Samples a second of everything here; Opus works at this rate, so nothing is resampled. */
export const RATE = 48000;

export const samples = (seconds) => Math.round(seconds * RATE);
export const silence = (seconds) => new Float32Array(samples(seconds));

/**
 * Adds layers on one time line.
 * @param {...[Float32Array, number?, number?]} layers signal, gain, start in seconds
 */
export function mix(...layers) {
  let length = 0;
  for (const [signal, , at = 0] of layers) length = Math.max(length, samples(at) + signal.length);
  const out = new Float32Array(length);
  for (const [signal, gain = 1, at = 0] of layers) {
    const start = samples(at);
    for (let i = 0; i < signal.length; i += 1) out[start + i] += signal[i] * gain;
  }
  return out;
}

/** Several layers, each at its place between left (-1) and right (1): `[signal, gain, start, pan]`. */
export function mixStereo(...layers) {
  const side = (turn) =>
    mix(
      ...layers.map(([signal, gain = 1, at = 0, pan = 0]) => [
        signal,
        gain * Math.cos(((pan * turn + 1) * Math.PI) / 4),
        at,
      ]),
    );
  return [side(1), side(-1)];
}

export const gained = (signal, gain) => signal.map((sample) => sample * gain);

/** Soft saturation: louder without higher peaks, with the grit of a small loudspeaker. */
export const driven = (signal, amount) => signal.map((sample) => Math.tanh(sample * amount));

/** Linear fades, in seconds, in place. */
export function fade(signal, attack, release) {
  const first = Math.min(signal.length, samples(attack));
  const last = Math.min(signal.length, samples(release));
  for (let i = 0; i < first; i += 1) signal[i] *= i / first;
  for (let i = 0; i < last; i += 1) signal[signal.length - 1 - i] *= i / last;
  return signal;
}

export const reversed = (signal) => signal.slice().reverse();

/** Plays faster (above 1) or slower, with linear interpolation: what a tape does. */
export function resampled(signal, speed) {
  const out = new Float32Array(Math.floor(signal.length / speed));
  for (let i = 0; i < out.length; i += 1) {
    const at = i * speed;
    const whole = Math.floor(at);
    const part = at - whole;
    out[i] = signal[whole] * (1 - part) + (signal[whole + 1] ?? 0) * part;
  }
  return out;
}

/** Folds what lies beyond `seconds` back to the start, so that the end runs into the beginning without a seam. */
export function wrapped(signal, seconds) {
  const length = samples(seconds);
  const out = signal.slice(0, length);
  for (let i = length; i < signal.length; i += 1) out[i % length] += signal[i];
  return out;
}

/** For steady sound: an equal-power cross-fade of the surplus over the beginning. */
export function crossfaded(signal, seconds) {
  const length = samples(seconds);
  const over = signal.length - length;
  const out = signal.slice(0, length);
  for (let i = 0; i < over; i += 1) {
    const part = i / over;
    out[i] = signal[i] * Math.sqrt(part) + signal[length + i] * Math.sqrt(1 - part);
  }
  return out;
}
