import { brassCase, latch } from '../bodies.mjs';
import { line, sinking, strike } from '../envelope.mjs';
import { band, filtered, high, low } from '../filter.mjs';
import { between } from '../random.mjs';
import { inRoom } from '../reverb.mjs';
import { driven, gained, mix } from '../signal.mjs';
import { noise, partials, ringing, shockWave, tone } from '../source.mjs';

/**
 * The muzzle alone: shock, crack, thump, powder. `weight` 1 is a revolver, 0.5 a lighter gun. The shock comes on top of
 * the driven body, so that a shot is a blow and not a rumble.
 */
function muzzle(random, weight) {
  const crack = filtered(noise(random, 0.06, strike(0.0002, 0.0035)), high(1500, 0.7));
  const thump = tone(0.3, sinking(between(random, 240, 290), 70, 0.012 * weight), strike(0.0008, 0.036 * weight));
  const blast = filtered(
    noise(random, 0.7, strike(0.0006, 0.038 * weight)),
    low(sinking(9000, 800, 0.035), 0.6),
    high(90, 0.7),
  );
  const powder = filtered(noise(random, 1, strike(0.015, 0.16 * weight)), low(sinking(3000, 600, 0.12), 0.6));
  const body = driven(mix([thump, 1.1 * weight], [blast, 1.3], [powder, 0.22]), 1.9);
  return mix([body, 0.75], [shockWave(0.0007), 1.5], [crack, 1.7]);
}

/** A shot in the saloon: the muzzle, the far wall, the room, the case on the boards. */
export function shot(random) {
  const direct = muzzle(random, between(random, 0.9, 1.1));
  const wall = filtered(direct, low(1700, 0.6));
  const room = inRoom(mix([direct], [wall, 0.16, 0.071], [wall, 0.1, 0.128]), 0.3, {
    seconds: 1.3,
    size: 1.3,
    bright: 3600,
  });
  return mix([room], [brassCase(random, between(random, 3000, 3700)), 0.22, between(random, 0.42, 0.55)]);
}

/** The crank turns, the barrels go round: nine lighter shots in a second. */
export function gatling(random) {
  const shots = Array.from({ length: 9 }, (_, index) => {
    const at = 0.1 + index * 0.108 + between(random, -0.006, 0.006);
    return [
      [muzzle(random, between(random, 0.42, 0.52)), between(random, 0.75, 1), at],
      [latch(random, between(random, 1300, 1600)), 0.35, at - 0.05],
    ];
  }).flat();
  return inRoom(mix([latch(random, 1100), 0.8], ...shots), 0.4, { seconds: 1.1, size: 1.3, bright: 3200 });
}

/** A near miss: it strikes something hard and sings away, tumbling. */
export function ricochet(random) {
  const start = between(random, 2300, 3000);
  const tumble = between(random, 27, 36);
  const whine = (t) => start * Math.exp(-1.25 * t) * (1 + 0.055 * Math.sin(2 * Math.PI * tumble * t * (1 - 0.3 * t)));
  const loud = (t) => strike(0.012, 0.25)(t) * (0.7 + 0.3 * Math.sin(2 * Math.PI * tumble * t * (1 - 0.3 * t) + 1.2));
  const hiss = filtered(
    noise(random, 0.9, loud),
    band((t) => start * Math.exp(-1.25 * t), 9),
  );
  const spark = mix(
    [filtered(noise(random, 0.05, strike(0.0003, 0.006)), band(3900, 0.8)), 1.3],
    [
      ringing(
        0.25,
        partials(random, 1850, [
          [1, 1, 0.05],
          [2.31, 0.7, 0.035],
          [3.9, 0.5, 0.02],
        ]),
      ),
      0.5,
    ],
  );
  return inRoom(
    mix(
      [spark, 0.9],
      [tone(0.9, whine, loud), 0.42, 0.014],
      [tone(0.9, (t) => whine(t) * 2.01, loud), 0.1, 0.014],
      [hiss, 1.3, 0.014],
    ),
    0.25,
    { seconds: 1, size: 1.2, bright: 5000 },
  );
}

/** The shot meets a barrel: staves boom, a hoop rings, splinters fall. */
export function barrel(random) {
  const staves = ringing(
    0.7,
    partials(
      random,
      between(random, 118, 134),
      [
        [1, 0.7, 0.06],
        [1.7, 0.9, 0.06],
        [2.6, 0.8, 0.06],
        [3.9, 0.6, 0.045],
        [5.3, 0.5, 0.03],
        [8.1, 0.35, 0.018],
      ],
      0.02,
    ),
  );
  const hoop = ringing(
    0.6,
    partials(random, 1120, [
      [1, 1, 0.12],
      [1.53, 0.6, 0.1],
      [2.7, 0.4, 0.06],
    ]),
  );
  const split = filtered(noise(random, 0.08, strike(0.0004, 0.009)), band(1400, 0.6));
  const splinters = Array.from({ length: 9 }, () => [
    filtered(noise(random, 0.03, strike(0.0003, 0.003)), band(between(random, 1500, 4200), 1.5)),
    between(random, 0.1, 0.35),
    0.05 + between(random, 0, 0.55) ** 1.4,
  ]);
  return inRoom(driven(mix([staves, 1], [split, 1.6], [hoop, 0.12, 0.002], ...splinters), 1.6), 0.25, {
    seconds: 0.6,
    size: 0.9,
    bright: 3000,
  });
}

/** A hit: the body, the coat, and a bullet less on the strip. */
export function hurt(random) {
  const body = mix(
    [tone(0.3, sinking(150, 68, 0.022), strike(0.0012, 0.038)), 1.1],
    [filtered(noise(random, 0.2, strike(0.0008, 0.022)), low(620, 0.8)), 1.5],
    [filtered(noise(random, 0.12, strike(0.0005, 0.009)), band(1250, 0.7)), 1.3],
  );
  const pitch = between(random, 2700, 3100);
  const drop = [0, 0.11, 0.18, 0.22].map((at, index) => [
    brassCase(random, pitch * (1 + 0.012 * index)),
    0.85 * 0.62 ** index,
    0.24 + at,
  ]);
  return inRoom(mix([driven(body, 1.8), 1], ...drop), 0.2, { seconds: 0.5, size: 0.8, bright: 3000 });
}

/** A weapon made ready: the cylinder ticks round, the hammer goes back in two clicks. */
export function readied(random) {
  const ticks = [0, 0.055, 0.11, 0.165].map((at) => [latch(random, between(random, 2500, 2900)), 0.4, at]);
  const hammer = [
    [latch(random, 1500), 0.9, 0.36],
    [latch(random, 1150), 1.2, 0.47],
  ];
  const spring = ringing(
    0.2,
    partials(random, 3100, [
      [1, 1, 0.04],
      [1.42, 0.6, 0.03],
    ]),
  );
  return inRoom(mix(...ticks, ...hammer, [gained(spring, 0.12), 1, 0.475]), 0.14, {
    seconds: 0.4,
    size: 0.7,
    bright: 4500,
  });
}

/** Two face each other: a low chord trembles, two heartbeats, wind in the street, a hammer drawn back. */
export function duel(random) {
  const swell = line([0, 0], [1.1, 1], [1.55, 0.8], [1.9, 0]);
  const tremble = (t) => swell(t) * (0.62 + 0.38 * Math.sin(2 * Math.PI * 11 * t) ** 2);
  const saw = (phase) => {
    let sum = 0;
    for (let k = 1; k <= 9; k += 1) sum += Math.sin(phase * k) / k;
    return sum;
  };
  const strings = [73.42, 73.9, 110, 110.5, 116.54].map((hertz, index) => [
    filtered(
      tone(1.9, (t) => hertz * (1 + 0.002 * Math.sin(30 * t + index)), tremble, saw),
      low(line([0, 600], [1.3, 2400]), 0.7),
    ),
    index === 4 ? 0.24 : 0.34,
  ]);
  const beat = (gain, at) => [tone(0.3, sinking(78, 44, 0.03), strike(0.006, 0.06)), gain, at];
  const wind = filtered(
    noise(random, 1.9, swell),
    band((t) => 620 + 260 * Math.sin(2.4 * t), 7),
  );
  return inRoom(
    mix(
      ...strings,
      beat(1.2, 0.1),
      beat(0.8, 0.3),
      beat(1.4, 0.95),
      beat(0.95, 1.15),
      [wind, 1],
      [latch(random, 1400), 0.9, 1.42],
      [latch(random, 1080), 1.2, 1.54],
    ),
    0.3,
    { seconds: 0.9, size: 1.2, bright: 2800 },
  );
}
