import { bell, latch } from '../bodies.mjs';
import { hill, line } from '../envelope.mjs';
import { band, filtered, high, low } from '../filter.mjs';
import { between } from '../random.mjs';
import { inRoom, inStereoRoom } from '../reverb.mjs';
import { mix, mixStereo, reversed } from '../signal.mjs';
import { noise, tone } from '../source.mjs';
import { pluck } from '../string.mjs';
import { VOWELS, voice } from '../voice.mjs';

const GRAVEYARD = { seconds: 1.7, size: 1.8, bright: 3000 };
/** D minor with the second that will not settle, in hertz. */
const GLASSES = [293.7, 349.2, 440, 659.3, 740];

/** Wet fingers on the rims of glasses: each swells at its own time and bends by `bend`. */
const glasses = (random, seconds, swell, bend) =>
  GLASSES.map((hertz, index) => {
    const shiver = between(random, 3.5, 6);
    const late = index * 0.07;
    return [
      tone(
        seconds,
        (t) => hertz * bend(t) * (1 + 0.004 * Math.sin(2 * Math.PI * shiver * t)),
        (t) => swell(t - late) * (0.75 + 0.25 * Math.sin(2 * Math.PI * shiver * t + index)),
      ),
      0.26 - 0.025 * index,
      0,
      (index - 2) * 0.3,
    ];
  });

/** A breath without a body that says "oo", up or down. */
const moan = (random, seconds, pitch, loud) =>
  voice(random, seconds, {
    pitch,
    mouth: (t) => VOWELS.u.map((hertz, k) => hertz + (VOWELS.o[k] - hertz) * Math.sin((Math.PI * t) / seconds) ** 2),
    loud,
    breath: 0.9,
    size: 1.08,
    rough: 0.01,
  });

const wind = (random, seconds, envelope, pitch) =>
  filtered(noise(random, seconds, envelope), band(pitch, 7), low(3200));

/** Somebody dies and stays: wind comes up out of the floor, a moan, glasses sing a chord that rises. */
export function rise(random) {
  const seconds = 1.6;
  const swell = line([0, 0], [0.55, 0.7], [0.95, 1], [1.6, 0]);
  return inStereoRoom(
    mixStereo(
      [wind(random, seconds, swell, line([0, 260], [1.1, 900], [1.6, 720])), 2, 0, -0.3],
      [moan(random, 1.2, line([0, 118], [0.7, 176], [1.2, 165]), line([0, 0], [0.5, 1], [1.2, 0])), 0.8, 0.15, 0.25],
      ...glasses(random, seconds, swell, line([0, 0.94], [0.9, 1])),
    ),
    0.45,
    GRAVEYARD,
  );
}

/** A ghost goes out: the chord falls apart downwards, wind carries it off, far away one stroke backwards. */
export function fadeAway(random) {
  const seconds = 1.3;
  const swell = line([0, 0], [0.06, 1], [0.4, 0.7], [1.3, 0]);
  const stroke = reversed(bell(random, 466, 0.12));
  return inStereoRoom(
    mixStereo(
      [stroke, 0.16, 0, -0.4],
      [wind(random, seconds, swell, line([0, 950], [1.3, 240])), 2, 0.1, 0.3],
      [moan(random, 0.9, line([0, 182], [0.9, 104]), line([0, 0], [0.08, 1], [0.9, 0])), 0.7, 0.12, -0.2],
      ...glasses(random, seconds, swell, line([0, 1], [1.3, 0.86])).map(([s, g, at, pan]) => [s, g, at + 0.1, pan]),
    ),
    0.42,
    GRAVEYARD,
  );
}

/** Left out of it: the hammer is eased down, somebody breathes out, two light notes. */
export function spared(random) {
  const breath = filtered(noise(random, 0.5, hill(0.5, 0.35)), band(line([0, 1500], [0.5, 620]), 1.1), high(300, 0.7));
  return inRoom(
    mix(
      [latch(random, 1250), 0.7],
      [latch(random, 980), 0.5, 0.1],
      [breath, 0.75, 0.16],
      [pluck(random, 69, 0.8, { fall: 0.9, bright: 3200 }), 0.55, 0.34],
      [pluck(random, 74, 0.9, { fall: 1.1, bright: 3600 }), 0.6, 0.46],
    ),
    0.22,
    { seconds: 0.8, size: 1, bright: 4200 },
  );
}
