import type { Bus, CueName } from './cues.ts';

/** Seconds of the fades that nobody shall hear as a click. */
export const FADE = { volume: 0.05, stolen: 0.02, bed: 1.2, duck: 0.08, unduck: 0.9 } as const;

/** Voices at once, loops aside; one more takes the place of the least important. */
export const MOST_VOICES = 8;

/** How much a variation may be higher or lower than it was made: 4 %. */
export const PITCH_SPREAD = 0.04;
/** Music and alerts are in tune. */
export const PITCHED: readonly Bus[] = ['effects'];

/** The same cue again within this many seconds is one cue: four cards in one frame are not four times as loud. */
export const TOO_SOON = 0.035;
/** A sound that was still being decoded is left out once its moment has passed by so many seconds. */
export const TOO_LATE = 0.15;

/** A seat at the edge of the screen is heard at this part of the way to one side. */
export const WIDTH = 0.7;

/** Louder than the rest by itself: what makes music and murmur step back, in decibels, and for how many seconds. */
export const DUCKS: Readonly<Partial<Record<CueName, { readonly by: number; readonly seconds: number }>>> = {
  gunshot: { by: 5, seconds: 0.5 },
  gatling: { by: 7, seconds: 1.2 },
  explosion: { by: 12, seconds: 2 },
  riders: { by: 5, seconds: 2 },
  duel: { by: 9, seconds: 1.9 },
  death: { by: 12, seconds: 2.6 },
  howitzer: { by: 9, seconds: 1.2 },
  'train-whistle': { by: 8, seconds: 1.7 },
  'ghost-rise': { by: 10, seconds: 1.8 },
  'ghost-fade': { by: 10, seconds: 1.6 },
  role: { by: 6, seconds: 1.2 },
  'your-turn': { by: 6, seconds: 0.9 },
  asked: { by: 7, seconds: 1 },
  clock: { by: 6, seconds: 1.5 },
  'law-wins': { by: 40, seconds: 3.6 },
  'outlaws-win': { by: 40, seconds: 3.3 },
  'renegade-wins': { by: 40, seconds: 4 },
};

/** Which voice gives way: the lowest rank first, the oldest of equals. */
export const RANKS: Readonly<Record<Bus, number>> = { ambience: 0, effects: 1, music: 2, alerts: 3 };

/** Of a slider in percent: the ear hears half as loud at about a third of the pressure. */
export const gainOf = (percent: number): number => (percent / 100) ** 2;
export const fromDecibels = (decibels: number): number => 10 ** (decibels / 20);
