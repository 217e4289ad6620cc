import type { Card, Seat } from '../../core/index.ts';
import type { CueName } from '../sound/cues.ts';
import type { SECONDS } from './timing.ts';

/** How a card gets from where it lay to where it belongs. */
export const PATHS = {
  deal: { seconds: 'deal', lift: 0.8, spin: 0 },
  draw: { seconds: 'play', lift: 0.9, spin: 0 },
  play: { seconds: 'play', lift: 1.6, spin: 0 },
  lay: { seconds: 'lay', lift: 1.2, spin: 0 },
  take: { seconds: 'take', lift: 1.9, spin: 0 },
  discard: { seconds: 'discard', lift: 1, spin: 1 },
  turnUp: { seconds: 'flip', lift: 1.3, spin: 0 },
  slide: { seconds: 'play', lift: 0.25, spin: 0 },
  handOn: { seconds: 'pass', lift: 0.3, spin: 0 },
  /** A wagon's card, under the wagon that is carried to its place. */
  haul: { seconds: 'uncouple', lift: 2.8, spin: 0 },
  /** A station's card, to its easel. */
  post: { seconds: 'post', lift: 1.6, spin: 0 },
} as const satisfies Record<string, { seconds: keyof typeof SECONDS; lift: number; spin: number }>;
export type PathName = keyof typeof PATHS;

export type Puff = 'muzzle' | 'dust' | 'sparkle';
/** `lineEnd` leans towards the locomotive and names no seat. */
export type Shot = 'duel' | 'blast' | 'lastLife' | 'end' | 'lineEnd';

/** A place for a sound: heard from where the seat sits, or from the middle. */
export interface SoundCue {
  readonly sound: CueName;
  readonly seat: Seat | null;
}

/** What the table shows of an event. Plain data: the stage knows how to do each. */
export type Cue =
  /** The card that has just moved; `shows` turns its face up on the way although it ends face down. */
  | { readonly cue: 'fly'; readonly path: PathName; readonly shows: Card | null }
  | { readonly cue: 'gather' }
  | { readonly cue: 'arrow'; readonly by: Seat; readonly at: Seat }
  | { readonly cue: 'puff'; readonly seat: Seat; readonly puff: Puff }
  | { readonly cue: 'recoil'; readonly seat: Seat; readonly strength: number }
  | { readonly cue: 'shake'; readonly strength: number }
  | { readonly cue: 'bullets'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly cue: 'blast'; readonly seat: Seat }
  | { readonly cue: 'fall'; readonly seat: Seat }
  /** A ghost comes up, or goes out. */
  | { readonly cue: 'haunt'; readonly seat: Seat }
  | { readonly cue: 'verdict'; readonly met: boolean }
  | { readonly cue: 'turn'; readonly seat: Seat }
  /** The train rolls so many stations on, in one go. */
  | { readonly cue: 'roll'; readonly stations: number }
  /** The wagon whose card has just left the train is carried after it; those behind move up. */
  | { readonly cue: 'uncouple'; readonly card: Card }
  /** The wagon that has just come to the train is set on the rails, rolls up and couples. */
  | { readonly cue: 'couple' }
  /** New cards come to the easels of all stations. */
  | { readonly cue: 'post' }
  /** Steam out of the whistle. */
  | { readonly cue: 'whistle' }
  /** The locomotive fires at these seats, one after the other. */
  | { readonly cue: 'salvo'; readonly seats: readonly Seat[] }
  /** Something is unloaded from the tender for these seats. */
  | { readonly cue: 'unload'; readonly seats: readonly Seat[] }
  | { readonly cue: 'closeUp'; readonly shot: Shot; readonly seats: readonly Seat[] }
  | ({ readonly cue: 'sound' } & SoundCue);

/** `hold`: seconds until the next event comes on stage. */
export interface Script {
  readonly hold: number;
  readonly cues: readonly Cue[];
}
