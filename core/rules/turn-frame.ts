import type { Phase, TurnFrame } from '../model/frame.ts';
import type { Seat } from '../model/seat.ts';

export const turnOf = (seat: Seat, phase: Phase): TurnFrame => ({ f: 'turn', seat, phase, bangs: 0, used: [] });

/** What of a turn changes while it goes on. */
export type TurnNote = Partial<Pick<TurnFrame, 'phase' | 'bangs' | 'used' | 'again'>>;

/**
 * The turn with something noted. Written out key by key, as all frames are that change often: where many kinds of records
 * are spread, engines take a hundred times as long for it.
 */
export function turnWith(turn: TurnFrame, note: TurnNote): TurnFrame {
  const { f, seat, extra } = turn;
  const phase = note.phase ?? turn.phase;
  const bangs = note.bangs ?? turn.bangs;
  const used = note.used ?? turn.used;
  const again = note.again ?? turn.again;
  if (!extra) return again ? { f, seat, phase, bangs, used, again } : { f, seat, phase, bangs, used };
  return again ? { f, seat, phase, bangs, used, extra, again } : { f, seat, phase, bangs, used, extra };
}
