import { create } from 'zustand';
import { type CueName, cueOf } from './cues.ts';

/** Milliseconds that a caption stands; a click of one's own says less than a shot. */
const STANDS = 2600;
const STANDS_BRIEFLY = 900;
const BRIEF: ReadonlySet<CueName> = new Set(['ui-press', 'ui-back']);
/** Goes on for as long as something runs: nobody counts the strokes. */
const STEADY: ReadonlySet<CueName> = new Set(['train-chuff']);
/** Lines at once; the oldest goes first. */
const MOST_LINES = 3;
/** Farther from the middle than this, a sound has a side. */
const HAS_SIDE = 0.2;

type Side = 'left' | 'right' | null;

/** A sound in words: which cue, from where, until when. */
export interface Caption {
  readonly id: number;
  readonly cue: CueName;
  readonly side: Side;
  /** How often it was heard while it stands. */
  readonly times: number;
  /** By `performance.now()`. */
  readonly until: number;
}

interface CaptionStream {
  readonly lines: readonly Caption[];
  /** A cue sounded, or would have, were the volume up. */
  tell(cue: CueName, pan: number): void;
  /** Takes away what has stood long enough; the time of the next one that goes, or null. */
  expire(now: number): number | null;
}

let nextId = 0;

/** The caption of every cue, whether or not it can be heard: muted, not yet allowed, or on a machine without sound. */
export const useCaptions = create<CaptionStream>()((set, get) => ({
  lines: [],
  tell(cue, pan) {
    const now = performance.now();
    const side: Side = Math.abs(pan) < HAS_SIDE ? null : pan < 0 ? 'left' : 'right';
    const until = now + (BRIEF.has(cue) ? STANDS_BRIEFLY : STANDS);
    const standing = get().lines.filter((line) => line.until > now);
    const same = standing.find((line) => line.cue === cue && line.side === side);
    if (same) {
      const again = { ...same, until, times: cueOf(cue).loop || STEADY.has(cue) ? 1 : same.times + 1 };
      set({ lines: standing.map((line) => (line === same ? again : line)) });
      return;
    }
    nextId += 1;
    set({ lines: [...standing, { id: nextId, cue, side, times: 1, until }].slice(-MOST_LINES) });
  },
  expire(now) {
    const { lines } = get();
    const left = lines.filter((line) => line.until > now);
    if (left.length < lines.length) set({ lines: left });
    return left.length > 0 ? Math.min(...left.map((line) => line.until)) : null;
  },
}));
