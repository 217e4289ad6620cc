import { bubble, glass, wood } from '../bodies.mjs';
import { hill, line, sinking, strike } from '../envelope.mjs';
import { band, filtered, high, low, peak } from '../filter.mjs';
import { between, pick } from '../random.mjs';
import { inRoom, inStereoRoom } from '../reverb.mjs';
import { mix, mixStereo } from '../signal.mjs';
import { noise, tone } from '../source.mjs';
import { VOWELS, voice } from '../voice.mjs';

/** A beer: the glass is set down, four gulps, and the foam hisses. */
export function beer(random) {
  const gulps = [0, 0.16, 0.31, 0.45].map((at, index) => {
    const hertz = between(random, 190, 230) * (1 + 0.13 * index);
    const gulp = mix(
      [bubble(hertz, 0.11), 1],
      [bubble(hertz * 2.1, 0.05), 0.3, 0.02],
      [filtered(noise(random, 0.05, hill(0.05)), low(900, 1)), 0.4],
    );
    return [gulp, 1.2 - 0.15 * index, 0.2 + at];
  });
  const foam = filtered(
    noise(random, 0.7, line([0, 0], [0.08, 1], [0.25, 0.6], [0.7, 0])),
    high(4200, 0.7),
    low(11000, 0.6),
  );
  const fizz = Array.from({ length: 26 }, () => [
    bubble(between(random, 2400, 5200), 0.012),
    between(random, 0.03, 0.12),
    0.62 + between(random, 0, 0.55),
  ]);
  return inRoom(
    mix(
      [glass(random, between(random, 1750, 2050)), 0.9],
      [wood(random, 210, 0.5), 0.8, 0.01],
      ...gulps,
      [foam, 0.1, 0.55],
      ...fizz,
    ),
    0.18,
    { seconds: 0.6, size: 0.9, bright: 5500 },
  );
}

/** One guest who shouts "hey!", each in his own time and pitch. */
function shout(random) {
  const woman = random() < 0.25;
  const base = woman ? between(random, 230, 290) : between(random, 130, 190);
  const seconds = between(random, 0.55, 0.85);
  const from = pick(random, [VOWELS.e, VOWELS.a]);
  const to = pick(random, [VOWELS.i, VOWELS.e]);
  const glide = line([0, 0], [seconds * 0.35, 0.2], [seconds * 0.8, 1]);
  return filtered(
    voice(random, seconds, {
      pitch: line([0, base * 1.1], [0.1, base * 1.65], [seconds * 0.5, base * 1.5], [seconds, base * 1.02]),
      mouth: (t) => from.map((hertz, k) => hertz + (to[k] - hertz) * glide(t)),
      loud: line([0, 0], [0.03, 1], [seconds * 0.55, 0.85], [seconds, 0]),
      breath: 0.35,
      size: woman ? 0.86 : between(random, 0.94, 1.05),
      rough: 0.03,
    }),
    high(180, 0.7),
    peak(2900, 0.8, 6),
  );
}

/** The whole saloon drinks: a cheer from all sides and glasses that meet. */
export function cheer(random) {
  const guests = Array.from({ length: 16 }, () => [
    shout(random),
    between(random, 0.4, 1),
    hill(1, 0.4)(random()) * 0.16,
    between(random, -0.9, 0.9),
  ]);
  const glasses = [0.32, 0.41, 0.55, 0.62, 0.78].map((at) => [
    glass(random, between(random, 1700, 2500)),
    between(random, 0.25, 0.5),
    at,
    between(random, -0.8, 0.8),
  ]);
  const thumps = [0.9, 1.02].map((at) => [wood(random, 150, 0.4), 0.3, at, between(random, -0.5, 0.5)]);
  return inStereoRoom(mixStereo(...guests, ...glasses, ...thumps), 0.35, { seconds: 0.9, size: 1.2, bright: 3800 });
}

/** One hoof on dry ground. */
function hoof(random) {
  return mix(
    [tone(0.12, sinking(between(random, 120, 150), 62, 0.012), strike(0.002, 0.028)), 1],
    [filtered(noise(random, 0.1, strike(0.002, 0.016)), band(between(random, 420, 620), 1.1), low(2600, 0.7)), 1.5],
    [filtered(noise(random, 0.08, strike(0.003, 0.02)), band(1900, 0.8)), 0.12],
  );
}

/** Riders: four horses at a gallop come up, pass from left to right and are gone; only dust stays. */
export function riders(random) {
  const passing = (t) => 0.12 + 0.88 * Math.exp(-(((t - 1.25) / 0.55) ** 2));
  const hooves = [];
  for (let horse = 0; horse < 4; horse += 1) {
    const stride = between(random, 0.41, 0.46);
    const late = between(random, -0.1, 0.25);
    const loud = between(random, 0.65, 1);
    for (let start = between(random, 0, 0.3); start < 2.35; start += stride)
      for (const [step, gain] of [
        [0, 0.8],
        [0.26, 0.9],
        [0.47, 0.85],
        [0.68, 1.1],
      ]) {
        const at = start + step * stride + between(random, 0, 0.012);
        hooves.push([
          hoof(random),
          loud * gain * passing(at - late) * 0.7,
          at,
          Math.max(-0.85, Math.min(0.85, (at - late - 1.25) * 0.8)),
        ]);
      }
  }
  const dust = filtered(
    noise(random, 2.8, (t) => passing(t - 0.15) * line([0, 0], [0.3, 1], [2.3, 1], [2.8, 0])(t)),
    low(380, 0.7),
  );
  return inStereoRoom(mixStereo(...hooves, [dust, 0.35, 0, 0]), 0.2, { seconds: 0.7, size: 1.6, bright: 2200 });
}
