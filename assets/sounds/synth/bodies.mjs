import { strike } from './envelope.mjs';
import { band, filtered, high, low } from './filter.mjs';
import { levelled } from './level.mjs';
import { between } from './random.mjs';
import { mix } from './signal.mjs';
import { noise, partials, ringing, tone, torn } from './source.mjs';

/** Loudness in dB of one knock and of one ring, as every body here gives it. */
const KNOCK = -17;
const RING = -16;

/** Things of the saloon and how they ring: `[ratio, gain, fall]` of their partials. */
const TABLE = [
  [1, 1, 0.045],
  [1.62, 0.7, 0.035],
  [2.53, 0.5, 0.028],
  [3.71, 0.3, 0.018],
  [5.9, 0.15, 0.01],
];
const GLASS = [
  [1, 1, 0.3],
  [1.59, 0.7, 0.2],
  [2.38, 0.55, 0.14],
  [3.19, 0.4, 0.09],
  [4.21, 0.25, 0.05],
];
/** A free bar of iron. */
const BAR = [
  [1, 0.9, 0.5],
  [2.756, 1, 0.34],
  [5.404, 0.7, 0.2],
  [8.933, 0.45, 0.11],
  [13.34, 0.25, 0.06],
];
/** A church bell from the hum upwards; each partial is two that beat. */
const BELL = [
  [0.5, 0.8, 1.9],
  [1, 0.7, 1.5],
  [1.19, 0.75, 1.2],
  [1.5, 0.3, 0.8],
  [2, 0.9, 0.9],
  [2.52, 0.35, 0.5],
  [3.02, 0.3, 0.4],
  [4.1, 0.25, 0.28],
  [5.4, 0.3, 0.22],
  [6.8, 0.25, 0.17],
  [8.3, 0.2, 0.13],
  [10.2, 0.15, 0.09],
  [13.1, 0.1, 0.05],
];
const BRASS_CASE = [
  [1, 1, 0.06],
  [1.71, 0.7, 0.045],
  [2.58, 0.5, 0.03],
  [3.43, 0.3, 0.02],
];

const click = (random, hertz, fall = 0.003) =>
  filtered(noise(random, fall * 8, strike(0.0003, fall)), band(hertz, 0.8));

/** A knock on wood; `hard` 0 is a felted hand, 1 a knuckle. */
export function wood(random, hertz = 190, hard = 0.5) {
  const body = ringing(0.4, partials(random, hertz, TABLE, 0.03));
  const thud = tone(0.2, (t) => hertz * (0.55 + 0.35 * Math.exp(-t / 0.012)), strike(0.001, 0.022));
  const knock = mix(
    [filtered(body, low(700 + 3300 * hard, 0.6)), 0.5],
    [thud, 0.6],
    [click(random, 1200 + 1600 * hard), 0.9 * hard],
  );
  return levelled(knock, KNOCK);
}

/** A card that lands on felt: the slap of the paper and the dull table under it. */
export function landing(random, weight = 0.5) {
  const slap = filtered(
    noise(random, 0.06, strike(0.0004, 0.005 + 0.004 * weight)),
    band(between(random, 1500, 2300), 0.7),
    high(500, 0.7),
  );
  const edge = filtered(noise(random, 0.02, strike(0.0002, 0.0016)), high(3800, 0.7));
  const felt = tone(0.14, (t) => 95 + 90 * Math.exp(-t / 0.009), strike(0.001, 0.018 + 0.014 * weight));
  return levelled(
    mix([slap, 1], [edge, 0.7 - 0.4 * weight], [felt, 0.35 + 0.5 * weight], [wood(random, 160, 0.1), 0.5 * weight]),
    KNOCK,
  );
}

/** Paper drawn over felt: torn noise whose colour moves from one pitch to another. */
export function slide(random, seconds, from, to, envelope) {
  const paper = torn(random, seconds, envelope, 0.0007);
  return filtered(
    paper,
    band((t) => from + ((to - from) * t) / seconds, 0.9),
    high(700, 0.7),
    low(8500, 0.6),
  );
}

export const glass = (random, hertz = 2100) =>
  levelled(mix([ringing(1.2, partials(random, hertz, GLASS)), 0.7], [click(random, 6000, 0.0015), 0.9]), RING);

export const ironBar = (random, hertz = 420, fall = 1) =>
  levelled(
    ringing(
      1.6 * fall,
      partials(
        random,
        hertz,
        BAR.map(([r, g, f]) => [r, g, f * fall]),
        0.02,
      ),
    ),
    RING,
  );

export function bell(random, hertz, length = 1) {
  const twice = BELL.flatMap(([ratio, gain, fall]) => [
    [ratio, gain, fall * length],
    [ratio * (1 + between(random, 0.0012, 0.0035)), gain * 0.6, fall * length * 0.9],
  ]);
  const stroke = mix(
    [ringing(5 * length, partials(random, hertz, twice, 0.001)), 0.4],
    [click(random, hertz * 6, 0.004), 0.8],
  );
  return levelled(stroke, RING);
}

/** An empty case that falls and bounces. */
export const brassCase = (random, hertz = 3300) =>
  levelled(
    mix([ringing(0.4, partials(random, hertz, BRASS_CASE, 0.02)), 0.8], [click(random, 7000, 0.001), 0.6]),
    KNOCK,
  );

/** A small mechanism: hammer, ratchet, latch. */
export const latch = (random, hertz = 1900) => {
  const short = BRASS_CASE.map(([ratio, gain, fall]) => [ratio, gain, fall * 0.25]);
  const snap = mix(
    [click(random, hertz, 0.0022), 1.2],
    [ringing(0.12, partials(random, hertz * 1.4, short, 0.05)), 0.45],
    [tone(0.05, () => 240, strike(0.0006, 0.008)), 0.5],
  );
  return levelled(snap, KNOCK);
};

/** A bubble in a glass: rings at its size and rises as it leaves. */
export const bubble = (hertz, seconds = 0.07) =>
  tone(
    seconds,
    (t) => hertz * (1 + 5 * t),
    (t) => Math.min(1, t / 0.004) * Math.exp(-t / (seconds * 0.3)),
  );
