import { RATE, samples } from './signal.mjs';

/** Loudness is taken over as long as the ear sums it up, so that a click counts as less than a chord. */
const WINDOW = 0.2;
const HOP = 0.02;
/** The end of a file that must be silent, in seconds. */
const TAIL = 0.01;

export const decibels = (amplitude) => (amplitude > 0 ? 20 * Math.log10(amplitude) : -Infinity);

export function peakOf(channels) {
  let most = 0;
  for (const channel of channels) for (const sample of channel) most = Math.max(most, Math.abs(sample));
  return most;
}

/** Two filters that weigh a signal as the ear does (ITU-R BS.1770, figures for 48 kHz). */
const EAR = [
  [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585],
  [1, -2, 1, -1.99004745483398, 0.99007225036621],
];

function heard(signal) {
  return EAR.reduce((input, [b0, b1, b2, a1, a2]) => {
    const out = new Float64Array(input.length);
    for (let i = 0; i < input.length; i += 1)
      out[i] =
        b0 * input[i] +
        b1 * (input[i - 1] ?? 0) +
        b2 * (input[i - 2] ?? 0) -
        a1 * (out[i - 1] ?? 0) -
        a2 * (out[i - 2] ?? 0);
    return out;
  }, signal);
}

/** The loudest moment in dB, like LUFS with a window of 0.2 s. */
export function loudnessOf(channels) {
  const weighed = channels.map(heard);
  const length = weighed[0].length;
  const window = samples(WINDOW);
  let most = 0;
  for (let start = 0; start === 0 || start + window <= length; start += samples(HOP)) {
    let power = 0;
    for (const channel of weighed)
      for (let i = start; i < Math.min(length, start + window); i += 1) power += channel[i] * channel[i];
    most = Math.max(most, power / window);
  }
  return most > 0 ? -0.691 + 10 * Math.log10(most) : -Infinity;
}

/**
 * Everything that the tests ask of a sound, in dB relative to full scale; `jump` is the largest step between two
 * samples of the last 10 ms, the step into silence included.
 */
export function measure(channels) {
  const last = channels.map((channel) => channel.slice(-samples(TAIL)));
  let jump = 0;
  for (const end of last)
    for (let i = 0; i < end.length; i += 1) jump = Math.max(jump, Math.abs((end[i + 1] ?? 0) - end[i]));
  return {
    seconds: channels[0].length / RATE,
    peak: decibels(peakOf(channels)),
    loudness: loudnessOf(channels),
    tail: decibels(peakOf(last)),
    jump,
  };
}
