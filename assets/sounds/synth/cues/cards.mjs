import { landing, slide, wood } from '../bodies.mjs';
import { hill, line, strike } from '../envelope.mjs';
import { band, filtered, low } from '../filter.mjs';
import { between } from '../random.mjs';
import { inRoom } from '../reverb.mjs';
import { mix, resampled } from '../signal.mjs';
import { noise, strewn } from '../source.mjs';

/** A lamp-lit room with cloth on the table: short and dull. */
const TABLE_ROOM = { seconds: 0.35, size: 0.5, bright: 3500 };
const near = (signal) => inRoom(signal, 0.1, TABLE_ROOM);
const speed = (random, signal) => resampled(signal, between(random, 0.96, 1.05));

/** Off the pack with a thumb, a glide over felt, a light tick. */
export const dealt = (random) =>
  near(
    mix([slide(random, 0.09, 2600, 5200, hill(0.09, 0.35)), 1.6], [speed(random, landing(random, 0.12)), 0.75, 0.075]),
  );

/** Put down with meaning: a short rush of air, then a flat slap. */
export const played = (random) =>
  near(
    mix([slide(random, 0.11, 1500, 3600, hill(0.11, 0.7)), 0.8], [speed(random, landing(random, 0.75)), 1.2, 0.085]),
  );

/** Laid before oneself to stay: pushed over the felt and squared with a fingertip. */
export const laid = (random) =>
  near(
    mix(
      [slide(random, 0.2, 3000, 1500, hill(0.2, 0.4)), 1],
      [speed(random, landing(random, 1)), 1.1, 0.16],
      [wood(random, between(random, 230, 260), 0.35), 0.5, 0.165],
      [landing(random, 0.1), 0.35, 0.27],
    ),
  );

/** Lifted at one edge, bent, snapped over. */
export const flipped = (random) =>
  near(
    mix(
      [slide(random, 0.07, 2000, 4200, hill(0.07)), 0.9],
      [
        filtered(
          noise(random, 0.09, hill(0.09, 0.75)),
          band((t) => 900 + 40000 * t, 1.6),
          low(7500, 0.6),
        ),
        0.8,
        0.06,
      ],
      [speed(random, landing(random, 0.35)), 1.15, 0.15],
    ),
  );

/** Drawn away from under a hand: pitch and speed rise, then nothing. */
export const taken = (random) =>
  near(
    mix(
      [landing(random, 0.1), 0.5],
      [slide(random, 0.24, 1300, 5600, hill(0.24, 0.7)), 1.8, 0.015],
      [filtered(noise(random, 0.12, hill(0.12, 0.6)), band(3200, 0.8)), 0.12, 0.15],
    ),
  );

/** Thrown on the pile, turning as it flies. */
export function discarded(random) {
  const turns = between(random, 24, 30);
  const flutter = (t) => hill(0.2, 0.4)(t) * (0.35 + 0.65 * Math.abs(Math.sin(Math.PI * turns * t)));
  return near(
    mix(
      [slide(random, 0.2, 3400, 2000, flutter), 1.6],
      [speed(random, landing(random, 0.3)), 0.9, 0.17],
      [slide(random, 0.07, 2600, 1800, hill(0.07, 0.25)), 0.5, 0.19],
    ),
  );
}

const tick = (random) =>
  filtered(noise(random, 0.02, strike(0.0004, between(random, 0.0025, 0.004))), band(between(random, 1900, 3600), 1));

/** Riffle: ticks that crowd together. */
function riffle(random, seconds, count) {
  const ticks = Array.from({ length: count }, (_, index) => {
    const part = index / count;
    return [
      tick(random),
      between(random, 0.45, 1) * (0.6 + 0.4 * part),
      seconds * part ** 0.85 + between(random, 0, 0.007),
    ];
  });
  return mix(...ticks);
}

/** Cut, riffled twice, bridged and squared on the wood. */
export const shuffled = (random) =>
  near(
    mix(
      [landing(random, 0.4), 0.6],
      [riffle(random, 0.42, 26), 0.9, 0.1],
      [riffle(random, 0.34, 30), 1, 0.62],
      [slide(random, 0.3, 1600, 4200, hill(0.3, 0.6)), 1.1, 0.98],
      [wood(random, 170, 0.45), 0.7, 1.3],
      [wood(random, 182, 0.4), 0.55, 1.44],
    ),
  );

/** The pack knocked twice on the table and spread with a thumb: a deal begins. */
export const dealBegins = (random) =>
  near(
    mix(
      [wood(random, 165, 0.6), 1],
      [wood(random, 176, 0.55), 0.8, 0.17],
      [riffle(random, 0.3, 18), 0.75, 0.36],
      [landing(random, 0.6), 0.8, 0.7],
      ...strewn(random, 3, 0.36, 0.66, () => slide(random, 0.08, 2400, 3600, hill(0.08))),
    ),
  );

/** A hidden card turned up before all eyes: slow edge, snap, and the room holds its breath. */
export function revealed(random) {
  const breath = filtered(
    noise(random, 0.5, line([0, 0], [0.42, 0.5], [0.5, 0])),
    band((t) => 500 + 2400 * t, 1.2),
  );
  return mix([breath, 0.35], [flipped(random), 1, 0.36]);
}
