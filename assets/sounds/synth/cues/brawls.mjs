import { glass, ironBar, latch, wood } from '../bodies.mjs';
import { hill, line, sinking, strike } from '../envelope.mjs';
import { band, filtered, high, low } from '../filter.mjs';
import { key } from '../piano.mjs';
import { between } from '../random.mjs';
import { inRoom } from '../reverb.mjs';
import { driven, mix } from '../signal.mjs';
import { noise, partials, ringing, shockWave, strewn, tone } from '../source.mjs';

const BAR_ROOM = { seconds: 0.7, size: 1, bright: 3600 };

/** Something swung past the ear. */
const swing = (random, seconds, from, to) =>
  filtered(noise(random, seconds, hill(seconds, 0.65)), band(line([0, from], [seconds, to]), 1.2));

/** A fist and what it meets. */
function fist(random) {
  return driven(
    mix(
      [filtered(noise(random, 0.1, strike(0.0005, 0.012)), band(1050, 0.7)), 1.9],
      [filtered(noise(random, 0.18, strike(0.0008, 0.02)), low(520, 0.8)), 1.6],
      [tone(0.25, sinking(135, 62, 0.018), strike(0.001, 0.045)), 1.2],
      [filtered(noise(random, 0.03, strike(0.0003, 0.003)), high(2200, 0.7)), 0.6],
    ),
    1.9,
  );
}

/** A punch: a sleeve, the blow, a chair pushed back. */
export function punch(random) {
  const chair = mix([wood(random, between(random, 150, 175), 0.6), 0.6], [wood(random, 118, 0.4), 0.45, 0.09]);
  return inRoom(mix([swing(random, 0.17, 500, 1900), 1], [fist(random), 1, 0.13], [chair, 0.6, 0.34]), 0.18, BAR_ROOM);
}

/** A knife: drawn, through the air, into the post, where it trembles. */
export function knife(random) {
  const steel = partials(random, between(random, 2900, 3300), [
    [1, 1, 0.12],
    [1.51, 0.7, 0.09],
    [2.24, 0.5, 0.05],
  ]);
  const drawn = filtered(noise(random, 0.14, hill(0.14, 0.75)), band(line([0, 3600], [0.14, 6800]), 2.4));
  const stuck = mix(
    [wood(random, 205, 0.9), 1.3],
    [filtered(noise(random, 0.06, strike(0.0003, 0.006)), band(1700, 0.8)), 1.2],
  );
  const tremble = tone(
    0.5,
    (t) => 172 * (1 + 0.02 * Math.exp(-t / 0.1)),
    (t) => strike(0.003, 0.11)(t) * (0.5 + 0.5 * Math.sin(2 * Math.PI * 24 * t) ** 2),
    (phase) => Math.sin(phase) + 0.4 * Math.sin(3 * phase),
  );
  return inRoom(
    mix(
      [drawn, 1],
      [ringing(0.6, steel), 0.13, 0.11],
      [swing(random, 0.16, 1500, 4200), 0.7, 0.16],
      [stuck, 1, 0.32],
      [tremble, 0.32, 0.33],
      [ringing(0.4, steel), 0.05, 0.33],
    ),
    0.18,
    BAR_ROOM,
  );
}

/** A howitzer: one great shot that the whole street gives back, and the wheels that jump. */
export function howitzer(random) {
  const boom = tone(0.9, sinking(175, 46, 0.035), strike(0.001, 0.17));
  const roar = filtered(noise(random, 1.2, strike(0.0008, 0.2)), low(sinking(6500, 260, 0.12), 0.7));
  const direct = mix([driven(mix([boom, 1.1], [roar, 2]), 1.7), 0.8], [shockWave(0.0022), 1.6]);
  const far = filtered(direct, low(900, 0.6));
  const carriage = mix(
    [wood(random, 84, 0.3), 1],
    [ironBar(random, 236, 0.3), 0.4],
    [wood(random, 96, 0.3), 0.7, 0.14],
  );
  return inRoom(
    mix([latch(random, 950), 0.5], [direct, 1, 0.1], [far, 0.3, 0.36], [far, 0.17, 0.6], [carriage, 0.6, 0.52]),
    0.4,
    { seconds: 1.4, size: 1.7, bright: 2200 },
  );
}

/** A brawl: fists, a chair that breaks, bottles, a table that goes over. */
export function brawl(random) {
  const blows = [0, 0.31, 0.78].map((at) => [fist(random), between(random, 0.55, 0.8), at]);
  const chair = strewn(random, 12, 0.42, 0.66, () => wood(random, between(random, 210, 560), between(random, 0.6, 1)));
  const shards = strewn(random, 11, 0.62, 1.05, () => glass(random, between(random, 2300, 4600)));
  const table = mix([wood(random, 78, 0.3), 1.4], [wood(random, 105, 0.5), 1, 0.05]);
  return inRoom(
    mix(
      ...blows,
      ...chair.map(([s, g, at]) => [s, g * 0.75, at]),
      [filtered(noise(random, 0.1, strike(0.0005, 0.014)), band(2600, 0.7)), 0.8, 0.6],
      ...shards.map(([s, g, at]) => [s, g * 0.3, at]),
      [table, 0.8, 1.02],
    ),
    0.24,
    BAR_ROOM,
  );
}

/** A drink poured: the cork, the neck that gulps higher and higher as the glass fills, the bottle set down. */
export function pour(random) {
  const cork = mix(
    [tone(0.06, sinking(900, 380, 0.01), strike(0.0006, 0.012)), 1],
    [filtered(noise(random, 0.03, strike(0.0003, 0.004)), band(1500, 0.8)), 0.7],
  );
  const gulps = Array.from({ length: 6 }, (_, index) => [
    tone(
      0.1,
      (t) => (330 + 46 * index) * (1 + 3 * t),
      (t) => Math.min(1, t / 0.008) * Math.exp(-t / 0.026),
    ),
    0.6,
    0.22 + index * 0.1 + between(random, -0.01, 0.01),
  ]);
  const stream = filtered(
    noise(random, 0.75, line([0, 0], [0.08, 1], [0.6, 0.9], [0.75, 0])),
    band(line([0, 1300], [0.75, 2900]), 2.2),
  );
  return inRoom(
    mix(
      [cork, 1],
      ...gulps,
      [stream, 0.42, 0.18],
      [glass(random, 2250), 0.4, 0.94],
      [wood(random, 190, 0.4), 0.5, 0.95],
    ),
    0.16,
    BAR_ROOM,
  );
}

/** A dance on the stage: a gallop on the piano of the house, skirts and heels. */
export function dance(random) {
  const tune = [
    [79, 0],
    [76, 0.13],
    [79, 0.26],
    [76, 0.39],
    [77, 0.52],
    [74, 0.65],
    [71, 0.78],
    [72, 1.04],
  ].map(([midi, at]) => [key(random, midi, 0.22, 0.8), 0.5, at]);
  const left = [48, 55, 47, 55, 48].map((midi, index) => [key(random, midi, 0.2, 0.7), 0.45, index * 0.26]);
  const heels = [0.26, 0.52, 0.78, 1.04, 1.1].map((at) => [wood(random, between(random, 290, 330), 0.9), 0.4, at]);
  const skirts = [0.13, 0.39, 0.65].map((at) => [swing(random, 0.2, 1700, 3600), 0.28, at]);
  return inRoom(mix(...tune, ...left, ...heels, ...skirts), 0.24, BAR_ROOM);
}

/** A shot that meets an iron plate: it rings and will not stop. */
export function clang(random) {
  const plate = partials(random, between(random, 610, 680), [
    [1, 1, 0.3],
    [1.59, 0.9, 0.24],
    [2.14, 0.8, 0.2],
    [2.92, 0.6, 0.14],
    [4.16, 0.5, 0.09],
    [5.43, 0.4, 0.06],
  ]);
  const blow = filtered(noise(random, 0.06, strike(0.0003, 0.006)), band(2700, 0.7));
  return inRoom(
    mix([ringing(1.1, plate), 0.4], [blow, 1.6], [tone(0.14, sinking(190, 110, 0.02), strike(0.001, 0.03)), 0.6]),
    0.22,
    BAR_ROOM,
  );
}
