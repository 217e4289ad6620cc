import { useLoading } from '../session/loading.ts';
import { CHANNELS, type Settings, useSettings } from '../settings/store.ts';
import { useCaptions } from './captions.ts';
import type { CueName } from './cues.ts';
import { type Bed, type How, Player } from './player.ts';

/** A loop that shall be heard, from now or from the moment when the page may sound. */
interface Wish {
  readonly name: CueName;
  how: How;
  bed: Bed | null;
}

/** What a browser counts as the wish of a person, before which no page may sound. */
const GESTURES = ['pointerdown', 'keydown'] as const;

let player: Player | null = null;
let context: AudioContext | null = null;
const wishes = new Set<Wish>();

/** Sounds a cue and tells its caption; before the first gesture and without sound hardware only the caption. */
export function playCue(name: CueName, how: How = {}): void {
  useCaptions.getState().tell(name, how.pan ?? 0);
  player?.play(name, how);
}

/** Lets a loop run until the returned bed is ended. */
export function playLoop(name: CueName, how: How = {}): Bed {
  useCaptions.getState().tell(name, how.pan ?? 0);
  const wish: Wish = { name, how, bed: player?.startBed(name, how) ?? null };
  wishes.add(wish);
  return {
    set(changed) {
      wish.how = { ...wish.how, ...changed };
      wish.bed?.set(changed);
    },
    end() {
      wishes.delete(wish);
      wish.bed?.end();
    },
  };
}

/** Also at later gestures: a system that took the loudspeaker away gives it back only when asked. */
function open(): void {
  if (context?.state === 'suspended') void context.resume();
  if (context || typeof AudioContext === 'undefined') return;
  context = new AudioContext({ latencyHint: 'interactive' });
  const opened = new Player(context, (address, error) => console.warn(`no sound ${address}:`, error));
  player = opened;
  apply(useSettings.getState());
  void opened.prepare((done, of) => useLoading.getState().tell('sounds', done, of));
  for (const wish of wishes) wish.bed = opened.startBed(wish.name, wish.how);
}

/** Nobody looks at the table: its murmur and music rest, but "your turn" is still heard. */
function apply({ volumes }: Pick<Settings, 'volumes'>): void {
  for (const channel of CHANNELS) {
    const resting = document.hidden && (channel === 'music' || channel === 'ambience');
    player?.setVolume(channel, resting ? 0 : volumes[channel]);
  }
}

/** Opens the loudspeaker at the first gesture, and follows the settings; returns what lets go of them. */
export function startSound(): () => void {
  const again = () => apply(useSettings.getState());
  for (const gesture of GESTURES) addEventListener(gesture, open, true);
  document.addEventListener('visibilitychange', again);
  const unsubscribe = useSettings.subscribe((now, before) => {
    if (now.volumes !== before.volumes) apply(now);
  });
  return () => {
    for (const gesture of GESTURES) removeEventListener(gesture, open, true);
    document.removeEventListener('visibilitychange', again);
    unsubscribe();
  };
}
