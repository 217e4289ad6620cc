import { key } from '../piano.mjs';
import { between } from '../random.mjs';
import { inStereoRoom } from '../reverb.mjs';
import { mixStereo, wrapped } from '../signal.mjs';

/** Our own rag, "Two Bits a Dance": sixteen bars of two quarters, each bar eight sixteenths. */
const BEATS_A_MINUTE = 92;
const SIXTEENTH = 60 / BEATS_A_MINUTE / 4;
const BAR = 8 * SIXTEENTH;
/** The second of two sixteenths comes this much late. */
const SWING = 0.1;

/** Low octave, chord, fifth below, chord: the left hand of a bar, by harmony. */
const HARMONIES = {
  F: { bass: [41, 36], chord: [57, 60, 65] },
  F7: { bass: [41, 39], chord: [57, 60, 63] },
  Bb: { bass: [46, 41], chord: [58, 62, 65] },
  Bbm: { bass: [46, 41], chord: [58, 61, 65] },
  G7: { bass: [43, 38], chord: [59, 62, 65] },
  C7: { bass: [48, 43], chord: [58, 60, 64] },
  D7: { bass: [50, 45], chord: [57, 60, 66] },
  Fc: { bass: [36, 41], chord: [57, 60, 65] },
};

/** Harmonies of each half bar, then eight sixteenths: a key number, `0` lets it ring, `-1` is silent. */
const BARS = [
  ['F', 'F', [69, 72, 0, 77, 0, 72, 69, 0]],
  ['F', 'F', [67, 69, 0, 72, 0, 0, 69, 72]],
  ['Bb', 'Bb', [74, 77, 0, 74, 0, 70, 74, 0]],
  ['F', 'F', [72, 0, 69, 72, 0, 0, 0, -1]],
  ['G7', 'G7', [71, 74, 0, 79, 0, 74, 71, 0]],
  ['C7', 'C7', [70, 72, 0, 76, 0, 0, 67, 70]],
  ['F', 'D7', [69, 72, 0, 69, 66, 69, 0, 72]],
  ['G7', 'C7', [71, 0, 74, 71, 70, 67, 0, 64]],
  ['F', 'F', [69, 72, 0, 77, 0, 72, 69, 0]],
  ['F7', 'F7', [69, 72, 0, 75, 0, 72, 69, 72]],
  ['Bb', 'Bb', [74, 77, 0, 82, 0, 77, 74, 0]],
  ['Bbm', 'Bbm', [73, 77, 0, 82, 0, 77, 73, 0]],
  ['Fc', 'D7', [72, 77, 0, 81, 78, 0, 74, 72]],
  ['G7', 'C7', [71, 74, 77, 74, 70, 76, 79, 0]],
  ['F', 'F', [81, 77, 0, 72, 0, 69, 65, 0]],
  ['C7', 'C7', [-1, 67, 70, 72, 76, 0, 72, 70]],
];
/** The note under the melody: the nearest of the chord a third to a sixth below. */
function under(midi, chord) {
  const tones = chord
    .flatMap((tone) => [tone - 12, tone, tone + 12])
    .filter((tone) => midi - tone >= 3 && midi - tone <= 9);
  return tones.length ? Math.max(...tones) : null;
}

function leftHand(index, first, second) {
  const start = index * BAR;
  const strokes = [];
  for (const [half, name] of [first, second].entries()) {
    const { bass, chord } = HARMONIES[name];
    const low = first === second ? bass[half] : bass[0];
    const at = start + half * 4 * SIXTEENTH;
    strokes.push([low, at, SIXTEENTH * 1.7, 0.4], [low - 12, at, SIXTEENTH * 1.7, 0.25]);
    for (const midi of chord) strokes.push([midi, at + 2 * SIXTEENTH, SIXTEENTH * 1.05, 0.26]);
  }
  return strokes;
}

function rightHand(index, chords, slots) {
  const strokes = [];
  slots.forEach((midi, slot) => {
    if (midi <= 0) return;
    let length = 1;
    while (slots[slot + length] === 0) length += 1;
    const at = index * BAR + (slot + (slot % 2 ? SWING : 0)) * SIXTEENTH;
    const accent = slot === 0 || length > 1 ? 0.1 : 0;
    const seconds = length * SIXTEENTH * 0.96;
    strokes.push([midi, at, seconds, 0.74 + accent]);
    const lower = under(midi, HARMONIES[chords[slot < 4 ? 0 : 1]].chord);
    if (lower !== null && length > 1) strokes.push([lower, at, seconds, 0.5]);
    if (index % 8 === 2 && slot === 3) strokes.push([midi - 1, at - 0.045, 0.05, 0.3]);
    if (index >= 8 && length > 1 && midi < 80) strokes.push([midi + 12, at, seconds, 0.42]);
  });
  return strokes;
}

export const RAG_SECONDS = BARS.length * BAR;

/** The upright in the corner, played by somebody who has had a glass: never quite on the beat. */
export function rag(random) {
  const strokes = BARS.flatMap(([first, second, slots], index) => [
    ...leftHand(index, first, second),
    ...rightHand(index, [first, second], slots),
  ]);
  const played = strokes.map(([midi, at, seconds, force]) => [
    key(random, midi, seconds, Math.min(1, force * between(random, 0.88, 1.1))),
    0.5,
    Math.max(0, at + 0.01 + between(random, -0.006, 0.009)),
    Math.max(-0.55, Math.min(0.55, (midi - 60) / 45)),
  ]);
  const wet = inStereoRoom(mixStereo(...played), 0.25, { seconds: 0.9, size: 1.1, bright: 3600 });
  return wet.map((channel) => wrapped(channel, RAG_SECONDS));
}
