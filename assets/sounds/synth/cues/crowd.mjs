import { glass, wood } from '../bodies.mjs';
import { line } from '../envelope.mjs';
import { band, filtered, high, low, peak } from '../filter.mjs';
import { between, pick } from '../random.mjs';
import { inStereoRoom } from '../reverb.mjs';
import { mix, mixStereo, wrapped } from '../signal.mjs';
import { noise } from '../source.mjs';
import { VOWELS, voice } from '../voice.mjs';

export const CROWD_SECONDS = 13;
const GUESTS = 24;
/** Seconds before the end of the round after which nobody begins to speak: a phrase lasts about so long. */
const LAST_WORD = 1.2;
const MOUTHS = Object.values(VOWELS);

/** Nobody's words, but somebody's way to talk: syllables that rise and fall over one breath. */
function phrase(random, { base, size }) {
  const syllables = Math.round(between(random, 4, 13));
  const beats = [];
  let t = 0.02;
  for (let k = 0; k < syllables; k += 1) {
    const length = between(random, 0.1, 0.21) * (k === syllables - 1 ? 1.5 : 1);
    beats.push({
      at: t,
      length,
      stress: random() < 0.35 ? 1 : between(random, 0.45, 0.75),
      mouth: pick(random, MOUTHS),
    });
    t += length;
  }
  const seconds = t + 0.05;
  const question = random() < 0.25;
  const pitch = line(
    ...beats.map(({ at, stress }, k) => [at + 0.04, base * (1.18 - (0.3 * k) / syllables) * (0.92 + 0.25 * stress)]),
    [seconds, base * (question ? 1.35 : 0.8)],
  );
  const loud = line(
    [0, 0],
    ...beats.flatMap(({ at, length, stress }) => [
      [at + 0.012, stress * 0.15],
      [at + length * 0.35, stress],
      [at + length * 0.8, stress * 0.55],
    ]),
    [seconds, 0],
  );
  const formant = [0, 1, 2].map((f) => line(...beats.map(({ at, length, mouth }) => [at + length * 0.4, mouth[f]])));
  const spoken = voice(random, seconds, {
    pitch,
    mouth: (x) => formant.map((of) => of(x)),
    loud,
    breath: 0.1,
    size,
    rough: 0.015,
  });
  const hisses = beats
    .filter(() => random() < 0.4)
    .map(({ at, stress }) => [
      filtered(noise(random, 0.08, line([0, 0], [0.03, 1], [0.08, 0])), band(between(random, 2600, 5200), 1.2)),
      stress * between(random, 0.01, 0.035),
      Math.max(0, at - 0.05),
    ]);
  return { signal: mix([spoken], ...hisses), seconds };
}

/** Ha-ha-ha: a falling row of breathy vowels. */
function laugh(random, { base, size }) {
  const count = Math.round(between(random, 4, 8));
  const step = between(random, 0.17, 0.21);
  const seconds = count * step + 0.1;
  const loud = line(
    [0, 0],
    ...Array.from({ length: count }, (_, k) => [
      [k * step + 0.04, 1 - (0.6 * k) / count],
      [k * step + step * 0.75, 0.06],
    ]).flat(),
    [seconds, 0],
  );
  const mouth = pick(random, [VOWELS.a, VOWELS.uh, VOWELS.e]);
  return voice(random, seconds, {
    pitch: line([0, base * 1.7], [seconds, base * 1.05]),
    mouth: () => mouth,
    loud,
    breath: 0.5,
    size,
    rough: 0.03,
  });
}

/** One guest through the whole evening: talk, listen, laugh now and then. */
function guest(random, index) {
  const woman = index % 4 === 3;
  const who = {
    base: woman ? between(random, 175, 225) : between(random, 92, 140),
    size: woman ? 0.86 : between(random, 0.95, 1.08),
  };
  const away = between(random, 0, 1);
  const pan = between(random, -0.95, 0.95);
  const layers = [];
  const comes = between(random, 0, CROWD_SECONDS);
  for (let t = comes; t < comes + CROWD_SECONDS - LAST_WORD; ) {
    if (random() < 0.06) {
      const signal = laugh(random, who);
      layers.push([signal, 0.4, t]);
      t += between(random, 2, 3.5);
      continue;
    }
    const { signal, seconds } = phrase(random, who);
    layers.push([signal, between(random, 0.7, 1), t]);
    t += seconds + (random() < 0.5 ? between(random, 0.15, 0.5) : between(random, 0.8, 2.2));
  }
  const heard = filtered(mix(...layers), low(7000 - 4600 * away, 0.6), high(150, 0.7), peak(2100, 0.7, 6));
  return [heard, 1 - 0.6 * away, 0, pan];
}

/** The saloon behind the table: two dozen guests, glasses, a chair, boots; runs round without a seam. */
export function crowd(random) {
  const guests = Array.from({ length: GUESTS }, (_, index) => guest(random, index));
  const glasses = Array.from({ length: 7 }, () => [
    filtered(glass(random, between(random, 1600, 2600)), low(4200, 0.6)),
    between(random, 0.05, 0.12),
    between(random, 0, CROWD_SECONDS),
    between(random, -0.9, 0.9),
  ]);
  const knocks = Array.from({ length: 9 }, () => [
    filtered(wood(random, between(random, 110, 190), 0.3), low(900, 0.7)),
    between(random, 0.08, 0.2),
    between(random, 0, CROWD_SECONDS),
    between(random, -0.9, 0.9),
  ]);
  const wet = inStereoRoom(mixStereo(...guests, ...glasses, ...knocks), 0.42, {
    seconds: 0.9,
    size: 1.3,
    bright: 2600,
  });
  return wet.map((channel) => wrapped(channel, CROWD_SECONDS));
}
