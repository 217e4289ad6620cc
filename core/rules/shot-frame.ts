import type { ShotFrame } from '../model/frame.ts';

/** The shot with something noted, and without a flipped card where none is given; key by key as in `turnWith`. */
export function shotWith(shot: ShotFrame, note: Partial<Pick<ShotFrame, 'got' | 'used' | 'flipped'>>): ShotFrame {
  const { f, seat, by, source, card, need, claimed } = shot;
  const got = note.got ?? shot.got;
  const used = note.used ?? shot.used;
  const { flipped } = note;
  if (!claimed) {
    if (flipped === undefined) return { f, seat, by, source, card, need, got, used };
    return { f, seat, by, source, card, need, got, used, flipped };
  }
  if (flipped === undefined) return { f, seat, by, source, card, need, got, used, claimed };
  return { f, seat, by, source, card, need, got, used, claimed, flipped };
}
