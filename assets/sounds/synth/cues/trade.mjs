import { bubble, latch, wood } from '../bodies.mjs';
import { hill, line, sinking, strike } from '../envelope.mjs';
import { band, filtered, low } from '../filter.mjs';
import { between } from '../random.mjs';
import { inRoom } from '../reverb.mjs';
import { mix } from '../signal.mjs';
import { noise, partials, ringing, tone } from '../source.mjs';

const STREET = { seconds: 0.6, size: 1.3, bright: 3000 };

/** A hoof on the road. */
const hoof = (random) =>
  mix(
    [tone(0.12, sinking(between(random, 135, 165), 68, 0.012), strike(0.0015, 0.028)), 1],
    [filtered(noise(random, 0.09, strike(0.0015, 0.014)), band(between(random, 520, 760), 1)), 1.5],
  );

/** The express rider: one horse at full gallop, up and past. */
export function gallop(random) {
  const near = (t) => 0.25 + 0.75 * Math.exp(-(((t - 0.75) / 0.4) ** 2));
  const hooves = [];
  for (let stride = 0; stride < 4; stride += 1)
    for (const [step, gain] of [
      [0, 0.75],
      [0.1, 0.85],
      [0.2, 1],
    ]) {
      const at = 0.02 + stride * 0.37 + step + between(random, -0.008, 0.008);
      hooves.push([hoof(random), gain * near(at), at]);
    }
  return inRoom(mix(...hooves), 0.2, STREET);
}

/** A wagon rolls up: two hooves, a dry axle, planks that work against each other. */
export function wagon(random) {
  const stick = (phase) => Math.max(-1, Math.min(1, 2.4 * Math.sin(phase) ** 3 + 0.6 * Math.sin(phase * 2)));
  const axle = filtered(
    tone(
      1.1,
      (t) => 330 + 55 * Math.sin(2 * Math.PI * 1.9 * t),
      (t) => hill(1.1, 0.5)(t) * Math.abs(Math.sin(2 * Math.PI * 1.9 * t)) ** 1.5,
      stick,
    ),
    band(1300, 0.9),
  );
  const road = filtered(noise(random, 1.25, line([0, 0], [0.25, 1], [0.95, 0.9], [1.25, 0])), low(420, 0.7));
  const planks = [0.12, 0.43, 0.66, 0.98].map((at) => [wood(random, between(random, 110, 190), 0.35), 0.45, at]);
  return inRoom(
    mix(
      [hoof(random), 0.8, 0.02],
      [hoof(random), 0.9, 0.3],
      [hoof(random), 0.7, 0.62],
      [axle, 0.35],
      [road, 1.1],
      ...planks,
    ),
    0.18,
    STREET,
  );
}

/** Silver dollars: a bag that lands, and some that roll out. */
export function coins(random) {
  const coin = () =>
    ringing(
      0.3,
      partials(random, between(random, 4300, 5600), [
        [1, 1, 0.07],
        [1.48, 0.7, 0.05],
        [2.09, 0.4, 0.03],
      ]),
    );
  const fall = Array.from({ length: 14 }, (_, index) => [
    coin(),
    between(random, 0.25, 0.6) * 0.93 ** index,
    0.03 + (index / 14) ** 1.4 * 0.6 + between(random, 0, 0.03),
  ]);
  const bag = mix([wood(random, 150, 0.2), 1], [filtered(noise(random, 0.1, strike(0.001, 0.02)), low(1500, 0.7)), 1]);
  return inRoom(mix([bag, 0.7], ...fall), 0.16, { seconds: 0.5, size: 0.8, bright: 6500 });
}

/** A strongbox: the key, two bolts, the lid. */
export function lock(random) {
  const turn = [0, 0.06, 0.12].map((at) => [latch(random, between(random, 2300, 2700)), 0.35, at]);
  const bolt = (at) => [mix([latch(random, 820), 1], [wood(random, 140, 0.5), 0.6]), 1, at];
  return inRoom(mix(...turn, bolt(0.24), bolt(0.4)), 0.16, { seconds: 0.5, size: 0.8, bright: 3600 });
}

/** A water tower: the spout comes down, water rushes into the tender. */
export function water(random) {
  const rush = filtered(
    noise(random, 1.1, line([0, 0], [0.16, 1], [0.7, 0.8], [1.1, 0])),
    band((t) => 900 + 260 * Math.sin(13 * t) * Math.sin(5.1 * t), 0.7),
  );
  const drops = Array.from({ length: 12 }, () => [
    bubble(between(random, 520, 1150), 0.05),
    between(random, 0.1, 0.3),
    between(random, 0.3, 1.15),
  ]);
  return inRoom(
    mix([latch(random, 900), 0.8], [wood(random, 130, 0.4), 0.6, 0.07], [rush, 1.1, 0.12], ...drops),
    0.2,
    STREET,
  );
}
