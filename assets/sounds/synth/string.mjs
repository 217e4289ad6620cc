import { filtered, low, peak } from './filter.mjs';
import { fade, RATE, silence } from './signal.mjs';

const pitch = (midi) => 440 * 2 ** ((midi - 69) / 12);

export { pitch };

/**
 * A plucked string (Karplus and Strong, with a fractional delay).
 * @param {{ fall?: number, bright?: number, at?: number, body?: 'guitar' | 'banjo' }} how
 *   fall: seconds until 60 dB down; bright: hertz of the pluck; at: where it is plucked, as a part of its length
 */
export function pluck(random, midi, seconds, { fall = 2.5, bright = 5000, at = 0.13, body = 'guitar' } = {}) {
  const hertz = pitch(midi);
  const period = RATE / hertz - 0.5;
  const whole = Math.floor(period);
  const part = period - whole;
  let burst = silence(whole / RATE + 1 / RATE);
  for (let i = 0; i < burst.length; i += 1) burst[i] = random() * 2 - 1;
  burst = filtered(burst, low(bright, 0.6));
  const shift = Math.max(1, Math.round(burst.length * at));
  const excited = burst.map((sample, i) => sample - burst[(i + shift) % burst.length]);
  const out = silence(seconds);
  const keep = 10 ** (-3 / (fall * hertz));
  for (let i = 0; i < out.length; i += 1) {
    if (i < excited.length) {
      out[i] = excited[i];
      continue;
    }
    const a = out[i - whole];
    const b = out[i - whole - 1] ?? 0;
    const c = out[i - whole - 2] ?? 0;
    const first = a * (1 - part) + b * part;
    const second = b * (1 - part) + c * part;
    out[i] = (first * 0.5 + second * 0.5) * keep;
  }
  const wooden =
    body === 'banjo'
      ? [peak(750, 1.2, 7), peak(2600, 1, 5), peak(160, 1, -6)]
      : [peak(115, 1.5, 5), peak(230, 1.5, 4), peak(3200, 1, -3)];
  return fade(filtered(out, ...wooden), 0, Math.min(0.3, seconds / 2));
}
