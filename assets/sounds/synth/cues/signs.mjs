import { latch, wood } from '../bodies.mjs';
import { hill, strike } from '../envelope.mjs';
import { band, filtered, low } from '../filter.mjs';
import { between } from '../random.mjs';
import { inRoom } from '../reverb.mjs';
import { mix } from '../signal.mjs';
import { noise, partials, ringing, strewn, tone } from '../source.mjs';
import { pluck } from '../string.mjs';

const BAR_ROOM = { seconds: 0.7, size: 0.9, bright: 4500 };

/** A spur: a little wheel that shivers. */
function spur(random, count, seconds) {
  const wheel = () =>
    ringing(
      0.25,
      partials(random, between(random, 3900, 4700), [
        [1, 1, 0.05],
        [1.37, 0.8, 0.04],
        [1.92, 0.5, 0.025],
      ]),
    );
  return mix(...strewn(random, count, 0, seconds, wheel));
}

/** The flipped card helps: two notes up, a fifth apart, as on a music box. */
export function good(random) {
  const comb = (hertz) =>
    ringing(
      0.9,
      partials(
        random,
        hertz,
        [
          [1, 1, 0.22],
          [2.01, 0.4, 0.14],
          [5.6, 0.3, 0.04],
        ],
        0.002,
      ),
    );
  return inRoom(mix([comb(880), 0.7], [comb(1318.5), 0.8, 0.11]), 0.2, BAR_ROOM);
}

/** The flipped card does not help: two low notes down, stopped with the hand. */
export function bad(random) {
  const stopped = (midi) => filtered(pluck(random, midi, 0.4, { fall: 0.5, bright: 1900 }), low(2000, 0.7));
  return inRoom(mix([stopped(57), 0.9], [stopped(51), 1, 0.14], [wood(random, 120, 0.2), 0.4, 0.14]), 0.16, BAR_ROOM);
}

/** Nothing to answer: knuckles on the table, once and lightly again. */
export const pass = (random) =>
  inRoom(mix([wood(random, between(random, 145, 155), 0.5), 1], [wood(random, 150, 0.4), 0.55, 0.13]), 0.12, BAR_ROOM);

/** Somebody's own gift: a strum over three strings and a spur that answers. */
export function gift(random) {
  const strum = [62, 69, 74].map((midi, index) => [
    pluck(random, midi, 0.9, { fall: 1, bright: 4500 }),
    0.7,
    index * 0.035,
  ]);
  return inRoom(mix(...strum, [spur(random, 7, 0.22), 0.1, 0.12]), 0.2, BAR_ROOM);
}

/** The turn goes on: a boot on the boards. */
export function step(random) {
  const heel = mix([wood(random, between(random, 88, 98), 0.35), 1], [tone(0.2, () => 62, strike(0.003, 0.04)), 0.7]);
  return inRoom(
    mix([heel, 1], [wood(random, 112, 0.25), 0.5, 0.09], [spur(random, 5, 0.12), 0.05, 0.03]),
    0.2,
    BAR_ROOM,
  );
}

/** Somebody is pointed at: a sleeve, and the click of a decision. */
export const aim = (random) =>
  inRoom(
    mix(
      [
        filtered(
          noise(random, 0.2, hill(0.2, 0.6)),
          band((t) => 600 + 5200 * t, 1.3),
          low(6000, 0.7),
        ),
        0.8,
      ],
      [latch(random, 1500), 0.5, 0.16],
    ),
    0.12,
    BAR_ROOM,
  );

/** A horse led to its master: four unhurried hooves on boards. */
export function horse(random) {
  const hoof = (at, gain) => [
    mix([wood(random, between(random, 310, 360), 0.7), 1], [wood(random, 130, 0.3), 0.6]),
    gain,
    at + between(random, -0.01, 0.01),
  ];
  return inRoom(mix(hoof(0.01, 0.8), hoof(0.15, 1), hoof(0.36, 0.75), hoof(0.5, 0.9)), 0.2, BAR_ROOM);
}
