import { loudnessOf } from './measure.mjs';
import { gained } from './signal.mjs';

/** Scales to a loudness in dB, so that the gains of a mix say what is heard, not how a thing was made. */
export const levelled = (signal, loudness) => gained(signal, 10 ** ((loudness - loudnessOf([signal])) / 20));
