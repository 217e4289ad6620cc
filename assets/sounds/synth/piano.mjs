import { filtered, low, peak } from './filter.mjs';
import { between } from './random.mjs';
import { mix, RATE, silence } from './signal.mjs';
import { noise } from './source.mjs';
import { pitch } from './string.mjs';

/** Cents by which the strings of one key are apart: a saloon upright that nobody has tuned since the railway came. */
const STRINGS = [-6, 0.8, 7.5];
const HIGHEST = 9500;
const MOST_PARTIALS = 32;
/** Part of the string at which the hammer strikes. */
const STRIKES_AT = 0.122;
/** Seconds for the damper to silence the string. */
const DAMPER = 0.045;

/** How far the overtones of a stiff string run away, by key. */
const stiffness = (midi) => Math.max(1.3e-4, 3.4e-4 * 2 ** ((midi - 60) / 8.5));

/**
 * One key of an upright piano: three strings, each partial dying at first quickly and then slowly, and the hammer.
 * @param {number} midi 60 is the middle C
 * @param {number} seconds until the damper falls
 * @param {number} force 0 to 1
 */
export function key(random, midi, seconds, force) {
  const out = silence(seconds + DAMPER * 6);
  const hertz = pitch(midi);
  const stiff = stiffness(midi);
  const bright = 1500 + 4600 * force + hertz * 1.1;
  const life = 2.4 * (196 / hertz) ** 0.55;
  for (let n = 1; n <= MOST_PARTIALS; n += 1) {
    const place = n * hertz * Math.sqrt(1 + stiff * n * n);
    if (place > HIGHEST) break;
    const gain = (Math.abs(Math.sin(n * Math.PI * STRIKES_AT)) / n ** 0.75) * Math.exp(-place / bright);
    for (const cents of STRINGS) {
      const real = place * 2 ** ((cents + between(random, -0.6, 0.6)) / 1200);
      const fall = life / (1 + 0.13 * n);
      add(out, real, (gain / STRINGS.length) * 0.72, fall * 0.3, random());
      add(out, real, (gain / STRINGS.length) * 0.28, fall * 1.3, random());
    }
  }
  damp(out, seconds);
  const knock = filtered(
    noise(random, 0.12, (t) => Math.exp(-t / 0.013)),
    low(1100, 0.8),
    peak(260, 1.5, 8),
  );
  const tack = filtered(
    noise(random, 0.02, (t) => Math.exp(-t / 0.0016)),
    peak(3200, 1, 6),
  );
  const body = filtered(out, peak(120, 1, 2.5), peak(310, 1.2, 2), peak(2700, 0.9, 3));
  return mix([body, 2.4 * force ** 1.2], [knock, 0.14 * force], [tack, 0.05 * force * force]);
}

/** Adds one dying sine, by recursion. */
function add(out, hertz, gain, fall, phase) {
  const step = (2 * Math.PI * hertz) / RATE;
  const keep = Math.exp(-1 / (fall * RATE));
  const twice = 2 * keep * Math.cos(step);
  const square = keep * keep;
  const start = phase * 2 * Math.PI;
  let before = Math.sin(start - step) / keep;
  let now = Math.sin(start);
  const attack = Math.round(0.0014 * RATE);
  for (let i = 0; i < out.length; i += 1) {
    out[i] += i < attack ? (now * gain * i) / attack : now * gain;
    const next = twice * now - square * before;
    before = now;
    now = next;
  }
}

function damp(signal, seconds) {
  const from = Math.round(seconds * RATE);
  for (let i = from; i < signal.length; i += 1) signal[i] *= Math.exp(-(i - from) / (DAMPER * RATE));
}
