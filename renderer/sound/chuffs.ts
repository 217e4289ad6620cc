import type { Seat } from '../../core/index.ts';
import { panOf } from './place.ts';
import { playCue } from './sound.ts';

/** Units of the table that the train goes on from one stroke of its cylinders to the next: seven a second at full speed. */
const STROKE = 0.85;
/** Where a turn of the wheels is heard no louder than this part of a whole stroke, it stands. */
const SOFTEST = 0.35;
/** Units a second at which a stroke is as loud as it was made. */
const FULL_SPEED = 6;

/** Seconds between two strokes at least: on its lap round the table the train is too fast to be told stroke from stroke. */
const SHORTEST = 0.095;

/** More in one frame is no driving: the table is set up anew, or what was missed is skipped. */
const JUMP = 3.5;

/** Counts the strokes of the locomotive by the way that its wheels turn, so that it chuffs as fast as it runs. */
export class Chuffs {
  #since = 0;
  #rest = 0;

  /** The train went `way` units on in `seconds`; the gain of the stroke that falls due, or null. */
  roll(way: number, seconds: number): number | null {
    if (Math.abs(way) > JUMP) return null;
    this.#since += Math.abs(way);
    this.#rest -= seconds;
    if (this.#since < STROKE || this.#rest > 0 || seconds <= 0) return null;
    this.#since %= STROKE;
    this.#rest = SHORTEST;
    return Math.min(1, Math.max(SOFTEST, Math.abs(way) / seconds / FULL_SPEED));
  }
}

const engine = new Chuffs();

/** To be told each frame how far the train went: its strokes sound from where `seat` sits, null from the middle. */
export function soundWheels(way: number, seconds: number, seat: Seat | null = null): void {
  const gain = engine.roll(way, seconds);
  if (gain !== null) playCue('train-chuff', { gain, pan: panOf(seat) });
}
