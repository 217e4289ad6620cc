import { line } from './envelope.mjs';
import { band, filtered, low, peak } from './filter.mjs';
import { mix } from './signal.mjs';
import { noise, tone } from './source.mjs';
import { pitch } from './string.mjs';

/** A reed: rich in even and odd overtones alike, brightest in the middle. */
const OVERTONES = [1, 0.75, 0.9, 0.55, 0.5, 0.3, 0.28, 0.16, 0.12, 0.08];

/** Brings the sum of the overtones to about full scale. */
const EVEN = 0.15;

/**
 * One reed of a mouth harp, scooped from below, with the hand opening and closing over it.
 * @param {{ wah?: number, swell?: number }} how wah: beats of the hand a second; swell: seconds of the attack
 */
export function harmonica(random, midi, seconds, { wah = 5.2, swell = 0.05 } = {}) {
  const hertz = pitch(midi);
  const loud = line([0, 0], [swell, 1], [seconds * 0.7, 0.85], [seconds - 0.09, 0.55], [seconds, 0]);
  const late = line([0.12, 0], [0.45, 1]);
  const bent = (t) => hertz * (1 - 0.022 * Math.exp(-t / 0.035) + 0.0022 * late(t) * Math.sin(2 * Math.PI * wah * t));
  const layers = OVERTONES.map((gain, index) => {
    const order = index + 1;
    const quick = line([0, 0], [swell * (1 + index * 0.12), 1]);
    return [
      tone(
        seconds,
        (t) => bent(t) * order,
        (t) => loud(t) * quick(t) * (1 + 0.2 * late(t) * Math.sin(2 * Math.PI * wah * t + 1)),
      ),
      gain,
    ];
  });
  const breath = filtered(
    noise(random, seconds, (t) => loud(t) * (0.35 + Math.exp(-t / 0.03))),
    band(2400, 0.8),
  );
  const hand = (t) => 1700 + 900 * late(t) * Math.sin(2 * Math.PI * wah * t);
  return filtered(
    mix(...layers, [breath, 0.1]),
    low((t) => hand(t) * 2, 0.7),
    peak(1300, 1, 4),
  ).map((sample) => sample * EVEN);
}
