import { wood } from '../bodies.mjs';
import { hill, line, sinking, strike } from '../envelope.mjs';
import { band, filtered, high, low } from '../filter.mjs';
import { between } from '../random.mjs';
import { inRoom } from '../reverb.mjs';
import { crossfaded, driven, mix, RATE, samples, silence } from '../signal.mjs';
import { noise, ringing, shockWave, strewn, tone } from '../source.mjs';

/** Slowly wandering loudness, as a flame breathes. */
function wandering(random, seconds, low, high, step) {
  const points = [];
  for (let t = 0; t <= seconds + step; t += step) points.push([t, between(random, low, high)]);
  return line(...points);
}

/** A burning fuse: hiss, sputter and sparks of every size. */
function burning(random, seconds) {
  const hiss = filtered(
    noise(random, seconds, wandering(random, seconds, 0.4, 0.9, 0.09)),
    high(3200, 0.7),
    low(9500, 0.6),
  );
  const sputter = filtered(noise(random, seconds, wandering(random, seconds, 0, 0.5, 0.035)), band(1700, 0.8));
  const sparks = silence(seconds);
  const count = Math.round(seconds * 55);
  for (let k = 0; k < count; k += 1) {
    const at = Math.floor(random() * (sparks.length - samples(0.03)));
    const loud = 0.25 / (0.08 + random());
    const spark = filtered(
      noise(random, 0.02, strike(0.0002, between(random, 0.0006, 0.003))),
      band(between(random, 2200, 7500), 1.4),
    );
    for (let i = 0; i < spark.length; i += 1) sparks[at + i] += spark[i] * Math.min(2.2, loud);
  }
  return mix([hiss, 0.35], [sputter, 0.3], [sparks, 0.7]);
}

export const FUSE_SECONDS = 3;
export const fuse = (random) => [crossfaded(burning(random, FUSE_SECONDS + 0.5), FUSE_SECONDS)];

/** Handed on: the stick swings past with its fuse and drops before the next player. */
export function passed(random) {
  const arc = hill(0.55, 0.55);
  const air = filtered(
    noise(random, 0.55, arc),
    band((t) => 350 + 1300 * arc(t), 1.1),
  );
  const hiss = burning(random, 0.8);
  const flown = hiss.map(
    (sample, i) => sample * (0.25 + 0.75 * arc(i / RATE)) * line([0, 0], [0.05, 1], [0.6, 1], [0.8, 0])(i / RATE),
  );
  const drop = (gain, at, hertz) => [wood(random, hertz, 0.55), gain, at];
  return inRoom(mix([air, 0.9], [flown, 0.8], drop(1, 0.53, 210), drop(0.5, 0.63, 235), drop(0.25, 0.7, 228)), 0.15, {
    seconds: 0.5,
    size: 0.8,
    bright: 3500,
  });
}

/** The dynamite: pressure, a floor that shakes, timber and glass coming down. */
export function explosion(random) {
  const boom = tone(1.6, sinking(150, 41, 0.05), strike(0.001, 0.24));
  const roar = filtered(noise(random, 2.6, strike(0.001, 0.38)), low(sinking(7500, 190, 0.26), 0.7));
  const rumble = filtered(
    noise(random, 2.6, (t) => strike(0.15, 0.5)(t) * (0.6 + 0.4 * Math.sin(19 * t) * Math.sin(7.3 * t))),
    low(150, 0.8),
  );
  const timber = strewn(random, 22, 0.3, 1.7, () => wood(random, between(random, 160, 520), between(random, 0.4, 0.9)));
  const shards = strewn(random, 16, 0.35, 1.9, () => {
    const hertz = between(random, 2800, 7200);
    return ringing(0.3, [
      [hertz, 0.5, between(random, 0.02, 0.08)],
      [hertz * 1.67, 0.3, 0.03],
    ]);
  });
  const body = driven(mix([boom, 1], [roar, 2], [rumble, 2]), 1.5);
  const crack = filtered(noise(random, 0.2, strike(0.0004, 0.018)), high(500, 0.7));
  const direct = mix([body, 0.8], [shockWave(0.004), 1.4], [crack, 1.6]);
  const falling = mix(
    ...timber.map(([s, g, at]) => [s, g * 0.65, at]),
    ...shards.map(([s, g, at]) => [s, g * 0.16, at]),
  );
  return inRoom(mix([direct], [falling, 0.9]), 0.45, { seconds: 1.7, size: 1.6, bright: 2400 });
}
