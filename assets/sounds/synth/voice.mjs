import { RATE, silence } from './signal.mjs';

/** First three formants of a man's vowels in hertz. */
export const VOWELS = {
  a: [730, 1090, 2440],
  e: [530, 1840, 2480],
  i: [300, 2200, 2950],
  o: [520, 900, 2410],
  u: [340, 880, 2240],
  uh: [600, 1180, 2400],
};
const WIDTHS = [90, 120, 170, 240];
const FOURTH = 3400;
/** What leaves the lips is the change of the flow, which is small. */
const LIPS = 9;
/** Samples between two positions of the mouth. */
const MOUTH_STEP = 48;

/**
 * A voice: pulses of the throat through a mouth of four resonances in a row (as in Klatt's synthesiser).
 * @param {{ pitch: (t: number) => number, mouth: (t: number) => number[], loud: (t: number) => number,
 *   breath?: number, size?: number, rough?: number }} who
 *   size: length of the throat, 1 a man, 0.85 a woman; rough: how uneven the pulses are
 */
export function voice(random, seconds, { pitch, mouth, loud, breath = 0.12, size = 1, rough = 0.02 }) {
  const out = silence(seconds);
  const resonances = WIDTHS.map(() => ({ a: 0, b: 0, c: 0, y1: 0, y2: 0 }));
  let phase = 0;
  let uneven = 1;
  let before = 0;
  for (let i = 0; i < out.length; i += 1) {
    const t = i / RATE;
    if (i % MOUTH_STEP === 0) {
      [...mouth(t), FOURTH].forEach((hertz, k) => {
        const r = Math.exp((-Math.PI * WIDTHS[k]) / RATE);
        const filter = resonances[k];
        filter.c = -r * r;
        filter.b = 2 * r * Math.cos((2 * Math.PI * hertz) / size / RATE);
        filter.a = 1 - filter.b - filter.c;
      });
    }
    phase += (pitch(t) * uneven) / RATE;
    if (phase >= 1) {
      phase -= 1;
      uneven = 1 + rough * (random() * 2 - 1);
    }
    const open = phase < 0.6 ? phase / 0.6 : 0;
    const pulse = open * open * (1 - open) * 6.75;
    const air = (random() * 2 - 1) * breath * (0.4 + open);
    let sample = (pulse + air) * loud(t);
    for (const filter of resonances) {
      const y = filter.a * sample + filter.b * filter.y1 + filter.c * filter.y2;
      filter.y2 = filter.y1;
      filter.y1 = y;
      sample = y;
    }
    out[i] = (sample - before) * LIPS;
    before = sample;
  }
  return out;
}
