import { bell } from '../bodies.mjs';
import { line } from '../envelope.mjs';
import { band, filtered } from '../filter.mjs';
import { harmonica } from '../harmonica.mjs';
import { key } from '../piano.mjs';
import { inStereoRoom } from '../reverb.mjs';
import { mixStereo } from '../signal.mjs';
import { noise } from '../source.mjs';
import { pluck } from '../string.mjs';

const HALL = { seconds: 1.3, size: 1.2, bright: 4200 };
const panOf = (midi) => Math.max(-0.6, Math.min(0.6, (midi - 62) / 40));

/** `[midi keys, start, length, force]` on the piano. */
const chords = (random, list) =>
  list.flatMap(([keys, at, seconds, force]) =>
    keys.map((midi, index) => [key(random, midi, seconds, force), 0.5, at + index * 0.006, panOf(midi)]),
  );
const banjo = (random, list, gain = 0.4) =>
  list.map(([midi, at]) => [pluck(random, midi, 1.2, { fall: 1.4, bright: 6000, body: 'banjo' }), gain, at, 0.35]);
const harp = (random, list, gain) =>
  list.map(([midi, at, seconds]) => [harmonica(random, midi, seconds), gain, at, -0.25]);

/** Law and order: a bright G major walk that comes home, with the chapel bell. */
export function lawWins(random) {
  const piano = chords(random, [
    [[43, 55, 67, 71, 74], 0, 0.3, 0.8],
    [[45, 57, 69, 72, 76], 0.36, 0.16, 0.7],
    [[47, 59, 71, 74, 79], 0.54, 0.3, 0.8],
    [[48, 60, 72, 76, 79], 0.9, 0.5, 0.85],
    [[50, 57, 66, 72, 81], 1.44, 0.3, 0.85],
    [[43, 55, 62, 67, 71, 83], 1.8, 1.5, 1],
  ]);
  const rolls = banjo(random, [
    [67, 0.18],
    [71, 0.27],
    [74, 0.45],
    [79, 0.72],
    [76, 0.81],
    [72, 1.08],
    [76, 1.17],
    [79, 1.26],
    [81, 1.35],
    [74, 1.53],
    [78, 1.62],
    [79, 1.8],
    [83, 1.9],
    [86, 2],
  ]);
  const chimes = [
    [bell(random, 784, 0.3), 0.5, 1.8, 0.1],
    [bell(random, 587, 0.3), 0.35, 2.25, -0.2],
  ];
  return inStereoRoom(mixStereo(...piano, ...rolls, ...chimes), 0.22, HALL);
}

/** The outlaws ride off: low octaves in A minor, a fast banjo, and a cheeky major ending. */
export function outlawsWin(random) {
  const low = [
    [45, 0],
    [45, 0.27],
    [48, 0.405],
    [50, 0.54],
    [52, 0.81],
    [50, 0.945],
    [48, 1.08],
    [44, 1.35],
    [45, 1.62],
  ];
  const piano = chords(random, [
    ...low.map(([midi, at]) => [[midi - 12, midi], at, at === 1.62 ? 1.5 : 0.22, 0.85]),
    [[57, 60, 64], 0.135, 0.1, 0.6],
    [[57, 60, 64], 0.675, 0.1, 0.6],
    [[56, 59, 64], 1.215, 0.1, 0.65],
    [[57, 61, 64, 69, 76], 1.62, 1.5, 1],
  ]);
  const run = [69, 72, 76, 72, 74, 76, 79, 76, 74, 72, 71, 68].map((midi, index) => [midi, index * 0.135]);
  return inStereoRoom(
    mixStereo(...piano, ...banjo(random, [...run, [69, 1.62], [73, 1.7], [76, 1.78], [81, 1.86]], 0.45)),
    0.22,
    HALL,
  );
}

/** The renegade stays alone: a mouth harp over wind, two low strings, one far bell. */
export function renegadeWins(random) {
  const wind = filtered(
    noise(random, 3.8, line([0, 0], [1, 0.8], [2.4, 1], [3.8, 0])),
    band((t) => 520 + 190 * Math.sin(1.9 * t), 6),
  );
  const melody = harp(
    random,
    [
      [71, 0.15, 0.5],
      [74, 0.6, 0.3],
      [76, 0.85, 0.95],
      [74, 1.7, 0.28],
      [71, 1.95, 0.28],
      [64, 2.2, 1.4],
    ],
    0.75,
  );
  const third = harp(
    random,
    [
      [67, 0.87, 0.9],
      [59, 2.22, 1.35],
    ],
    0.35,
  );
  const strings = [
    [40, 0],
    [47, 0.08],
    [40, 2.2],
    [47, 2.3],
    [52, 2.4],
  ].map(([midi, at]) => [pluck(random, midi, 1.9, { fall: 3, bright: 2800 }), 0.5, at, 0.3]);
  return inStereoRoom(
    mixStereo([wind, 0.5, 0, 0.2], ...melody, ...third, ...strings, [bell(random, 330, 0.4), 0.4, 2.3, -0.5]),
    0.3,
    { seconds: 1.6, size: 1.5, bright: 3600 },
  );
}

/** A role is shown: a low octave and an open chord that leaves the question whose side. */
export function roleShown(random) {
  const piano = chords(random, [
    [[38, 50], 0.34, 1, 0.75],
    [[57, 62, 64, 69], 0.46, 1, 0.55],
  ]);
  return inStereoRoom(mixStereo(...piano), 0.3, HALL);
}
