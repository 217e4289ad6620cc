import { filtered, high } from './filter.mjs';
import { decibels, loudnessOf, peakOf } from './measure.mjs';
import { fade, gained, RATE, samples } from './signal.mjs';

/** Highest peak before encoding, in dB; the codec adds up to about 1 dB. */
const CEILING = -2;
/** Below this, in dB, nothing is heard any more at the table: the file ends there. */
const INAUDIBLE = -56;
/** Hertz below which a sound only shakes the membrane. */
const LOWEST = 45;
const LOOK_AHEAD = 0.0015;
const RELEASE = 0.05;
const LAST_FADE = 0.03;
/** Silence at both ends of a loop's file. */
const LOOP_REST = 0.015;

/** Turns down just before a peak and slowly up again, so that peaks stay under the ceiling without distortion. */
function limited(channels, ceiling) {
  const length = channels[0].length;
  const ahead = samples(LOOK_AHEAD);
  const wanted = new Float32Array(length).fill(1);
  for (let i = 0; i < length; i += 1) {
    let most = 0;
    for (const channel of channels) most = Math.max(most, Math.abs(channel[i]));
    if (most <= ceiling) continue;
    for (let k = Math.max(0, i - ahead); k <= i; k += 1) wanted[k] = Math.min(wanted[k], ceiling / most);
  }
  const rise = 1 - Math.exp(-1 / (RELEASE * RATE));
  const fall = 1 - Math.exp(-5 / ahead);
  let gain = wanted[0];
  const gains = wanted.map((goal) => {
    gain += (goal - gain) * (goal < gain ? fall : rise);
    return gain;
  });
  return channels.map((channel) =>
    channel.map((sample, i) => Math.max(-ceiling, Math.min(ceiling, sample * gains[i]))),
  );
}

function trimmed(channels) {
  const floor = 10 ** (INAUDIBLE / 20);
  let end = 0;
  for (const channel of channels)
    for (let i = channel.length - 1; i > end; i -= 1) if (Math.abs(channel[i]) > floor) end = i;
  const length = Math.min(channels[0].length, end + samples(LAST_FADE));
  return channels.map((channel) => fade(channel.slice(0, length), 0.0003, LAST_FADE));
}

/** Without what no small loudspeaker gives, and without any constant part. */
const centred = (channel) => filtered(channel, high(LOWEST, 0.7));

/**
 * Brings a rendered cue to its loudness (dB as in `loudnessOf`) under the ceiling, cuts the silence, fades the end.
 * @param {Float32Array[]} channels one or two
 */
export function mastered(channels, loudness) {
  let out = channels.map(centred);
  const ceiling = 10 ** (CEILING / 20);
  for (let round = 0; round < 6; round += 1) {
    const off = 10 ** ((loudness - loudnessOf(out)) / 20);
    if (round > 0 && Math.abs(decibels(off)) < 0.1) break;
    out = out.map((channel) => gained(channel, off));
    if (peakOf(out) > ceiling) out = limited(out, ceiling);
  }
  return trimmed(out);
}

/**
 * A loop with a faded margin before and behind: the player jumps from `margin + seconds` back to `margin`, where the
 * sound is the same, so neither the codec's delay nor the fades are heard.
 */
export function masteredLoop(channels, loudness, margin) {
  const gain = 10 ** ((loudness - loudnessOf(channels)) / 20);
  let around = channels.map((channel) => {
    const edge = samples(margin);
    const out = new Float32Array(channel.length + edge * 2);
    for (let i = 0; i < out.length; i += 1) out[i] = gain * channel[(i - edge + channel.length * 2) % channel.length];
    return out;
  });
  const ceiling = 10 ** (CEILING / 20);
  if (peakOf(around) > ceiling) around = limited(around, ceiling);
  const edge = (seconds) => Math.max(0, Math.min(1, (seconds - LOOP_REST) / (margin * 0.6))) ** 2;
  const length = around[0].length;
  return around.map((channel) => channel.map((sample, i) => sample * edge(i / RATE) * edge((length - i) / RATE)));
}
