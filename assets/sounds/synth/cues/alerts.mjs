import { landing, wood } from '../bodies.mjs';
import { hill, strike } from '../envelope.mjs';
import { band, filtered, low } from '../filter.mjs';
import { harmonica } from '../harmonica.mjs';
import { between } from '../random.mjs';
import { inRoom } from '../reverb.mjs';
import { mix } from '../signal.mjs';
import { noise, ringing } from '../source.mjs';
import { pluck } from '../string.mjs';

const PARLOUR = { seconds: 0.8, size: 0.9, bright: 5000 };

/** Your turn: a banjo rolls upwards, open and at ease. */
export function yourTurn(random) {
  const roll = [
    [55, 0],
    [62, 0.1],
    [67, 0.2],
    [71, 0.3],
    [74, 0.42],
  ];
  return inRoom(
    mix(
      ...roll.map(([midi, at], index) => [
        pluck(random, midi, 1.3, { fall: 1.5, bright: 6500, body: 'banjo' }),
        index === 4 ? 0.75 : 0.55,
        at,
      ]),
    ),
    0.2,
    PARLOUR,
  );
}

/** You are asked: two knocks on the door and a mouth harp that lifts its voice, as a question does. */
export function asked(random) {
  return inRoom(
    mix(
      [wood(random, 330, 0.8), 0.9],
      [wood(random, 345, 0.8), 1, 0.15],
      [harmonica(random, 76, 0.2, { swell: 0.02 }), 0.75, 0.34],
      [harmonica(random, 81, 0.5, { swell: 0.025 }), 0.9, 0.5],
    ),
    0.2,
    PARLOUR,
  );
}

/** Not allowed: a damped low string, twice, the second one lower. Never shrill. */
export function refused(random) {
  const thump = (midi, at, gain) => [
    filtered(pluck(random, midi, 0.3, { fall: 0.28, bright: 1500 }), low(1600, 0.7)),
    gain,
    at,
  ];
  return inRoom(
    mix(thump(45, 0, 1), thump(44, 0.14, 1), [landing(random, 0.8), 0.4], [landing(random, 0.8), 0.4, 0.14]),
    0.1,
    PARLOUR,
  );
}

const key = (random, hertz, gain) =>
  mix(
    [
      ringing(0.08, [
        [hertz, 0.7, 0.012],
        [hertz * 2.7, 0.4, 0.006],
        [hertz * 4.9, 0.2, 0.003],
      ]),
      gain,
    ],
    [filtered(noise(random, 0.015, strike(0.0003, 0.0015)), band(3400, 0.8)), 0.6],
  );

/** A button: a domino set on wood. */
export const pressed = (random) =>
  inRoom(key(random, between(random, 760, 800), 1), 0.08, { seconds: 0.2, size: 0.4, bright: 4000 });

/** One step back: lower, and softened by a finger. */
export const back = (random) =>
  inRoom(
    mix(
      [filtered(key(random, 520, 1), low(2600, 0.7)), 1],
      [filtered(noise(random, 0.05, hill(0.05, 0.3)), band(1500, 0.9)), 0.25],
    ),
    0.08,
    { seconds: 0.2, size: 0.4, bright: 3000 },
  );
