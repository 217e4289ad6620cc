import { bell, ironBar, latch, wood } from '../bodies.mjs';
import { hill, sinking, strike } from '../envelope.mjs';
import { band, filtered, low, peak } from '../filter.mjs';
import { between } from '../random.mjs';
import { inRoom } from '../reverb.mjs';
import { driven, mix, RATE } from '../signal.mjs';
import { noise, partials, ringing, tone } from '../source.mjs';

const CELL = { seconds: 1.1, size: 1, bright: 4200 };

/** The bars of a cell struck all at once. */
function bars(random, loud) {
  return mix(
    ...[261, 318, 402, 467, 533].map((hertz) => [
      ironBar(random, hertz, between(random, 0.5, 0.8)),
      loud * between(random, 0.5, 1),
      between(random, 0, 0.012),
    ]),
  );
}

/** The cell door: slams, springs back, falls into its lock. */
export function jailed(random) {
  const slam = mix(
    [filtered(noise(random, 0.25, strike(0.0004, 0.02)), low(2400, 0.7)), 2],
    [tone(0.3, sinking(160, 82, 0.02), strike(0.0008, 0.04)), 1.3],
    [bars(random, 0.45), 1],
  );
  const bolt = mix([latch(random, 900), 1.1], [ironBar(random, 640, 0.3), 0.5], [wood(random, 140, 0.3), 0.5]);
  return inRoom(
    driven(mix([slam, 1], [bars(random, 0.2), 1, 0.13], [bolt, 0.9, 0.38], [latch(random, 1250), 0.5, 0.47]), 1.3),
    0.3,
    CELL,
  );
}

/** A key, the bolt drawn, and hinges that have not seen oil. */
export function freed(random) {
  const key = mix([latch(random, 2300), 0.6], [latch(random, 2600), 0.45, 0.07], [latch(random, 1000), 1.1, 0.2]);
  const groan = (t) => 210 + 130 * hill(0.75, 0.6)(t) + 25 * Math.sin(41 * t);
  const stick = (phase) => Math.max(-1, Math.min(1, 3 * Math.sin(phase) ** 3 + Math.sin(phase * 0.5)));
  const rubbed = (t) => hill(0.75, 0.45)(t) * (0.5 + 0.5 * Math.abs(Math.sin(23 * t + 3 * Math.sin(5 * t))));
  const hinge = filtered(tone(0.75, groan, rubbed, stick), band(1150, 1), peak(2300, 3, 9));
  const swing = mix(...[410, 655, 930].map((hertz) => [ironBar(random, hertz, 0.35), 0.45]));
  return inRoom(
    mix([key, 1], [hinge, 0.55, 0.3], [swing, 0.7, 1.02], [wood(random, 130, 0.25), 0.35, 1.02]),
    0.28,
    CELL,
  );
}

/** The bell over the shop door, shaken on its spring. */
export function storeBell(random) {
  const base = between(random, 1480, 1620);
  const brass = [
    [1, 1, 0.5],
    [2.02, 0.8, 0.34],
    [2.74, 0.55, 0.25],
    [3.9, 0.4, 0.15],
    [5.3, 0.25, 0.09],
  ];
  const rings = [0, 0.13, 0.245, 0.37, 0.51, 0.67].map((at, index) => [
    ringing(1.2, partials(random, base * (index % 2 ? 1.004 : 1), brass, 0.003)),
    (index % 2 ? 0.7 : 1) * 0.8 ** index,
    0.05 + at + between(random, -0.012, 0.012),
  ]);
  const door = mix([wood(random, 150, 0.3), 0.5], [latch(random, 1700), 0.35]);
  return inRoom(mix([door, 0.8], ...rings.map(([s, g, at]) => [s, g * 0.45, at])), 0.18, {
    seconds: 0.6,
    size: 0.8,
    bright: 6000,
  });
}

/** One stroke of the chapel bell over the town; the rope creaks, the street answers late. */
export function toll(random) {
  const stroke = bell(random, 233, 0.62);
  const far = filtered(stroke, low(1800, 0.6));
  return inRoom(mix([stroke, 1], [far, 0.22, 0.31], [tone(0.4, () => 62, strike(0.004, 0.08)), 0.3]), 0.5, {
    seconds: 2,
    size: 1.8,
    bright: 3000,
  });
}

/** The tin star pinned to a coat. */
export function badge(random) {
  const star = ringing(
    1.2,
    partials(
      random,
      2350,
      [
        [1, 1, 0.32],
        [1.34, 0.7, 0.28],
        [2.12, 0.7, 0.2],
        [2.98, 0.5, 0.13],
        [4.03, 0.35, 0.08],
      ],
      0.004,
    ),
  );
  const cloth = filtered(noise(random, 0.16, hill(0.16, 0.4)), band(1400, 0.8));
  const shine = star.map((sample, i) => sample * (1 + 0.25 * Math.sin((2 * Math.PI * 6.3 * i) / RATE)));
  return inRoom(mix([cloth, 0.3], [latch(random, 3100), 1.2, 0.1], [shine, 0.5, 0.14], [star, 0.2, 0.26]), 0.22, {
    seconds: 0.9,
    size: 0.9,
    bright: 7500,
  });
}

/** A pocket watch that hurries: tick and tock, four times, the last with a tiny chime. */
export function clock(random) {
  const beat = (hertz, gain, at) => [
    mix([latch(random, hertz), 0.8], [ringing(0.1, [[hertz * 1.9, 0.4, 0.012]]), 1]),
    gain,
    at,
  ];
  const beats = Array.from({ length: 8 }, (_, index) =>
    beat(index % 2 ? 1750 : 2200, 0.75 + 0.05 * index, 0.02 + index * 0.16),
  );
  const chime = ringing(
    0.9,
    partials(random, 1975, [
      [1, 1, 0.28],
      [2.76, 0.5, 0.14],
      [5.4, 0.25, 0.06],
    ]),
  );
  return inRoom(mix(...beats, [chime, 0.16, 1.3], [chime, 0.09, 0.66]), 0.12, {
    seconds: 0.4,
    size: 0.7,
    bright: 6000,
  });
}
