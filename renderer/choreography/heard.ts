import { NOBODY, type Seat } from '../../core/index.ts';
import type { CueName } from '../sound/cues.ts';
import type { Cue } from './cue.ts';

/** A sound from where the seat sits, or from the middle. */
export const heard = (sound: CueName, seat: Seat = NOBODY): Cue => ({
  cue: 'sound',
  sound,
  seat: seat === NOBODY ? null : seat,
});
