import { useOutlook } from '../session/outlook.ts';
import { useSettings } from '../settings/store.ts';
import type { Frame } from './hand-fan.ts';
import type { CameraMode } from './shots.ts';
import { HAND } from './sizes.ts';

/** Sizes of the HUD in rem: the rail along the lower edge, the log at the right. */
const RAIL = 11.2;
const LOG = 48;
/** From these scales in percent the hand's cards are drawn smaller, so that they all keep their labels. */
const SCALES = [
  { from: 175, card: 130 },
  { from: 125, card: 170 },
] as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What the HUD leaves to the scene now; `rem` in CSS pixels. */
export function frameFor({ width, height }: Size, rem: number): Frame {
  const { uiScale } = useSettings.getState();
  const card = SCALES.find(({ from }) => uiScale >= from)?.card ?? HAND.card;
  return {
    aspect: width / height,
    rail: (RAIL * rem) / height,
    handScale: (card / HAND.card) * (uiScale / 100),
    hidden: useOutlook.getState().hidden,
  };
}

/** CSS pixels that the open log covers at the right. */
export const coveredNow = (rem: number): number => (useOutlook.getState().log ? LOG * rem : 0);

export function modeNow(): CameraMode {
  const { view, leaning } = useOutlook.getState();
  if (leaning) return 'lean';
  return view === 'table' ? 'play' : view;
}

export const remInPixels = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Calls back when something changes that `frameFor`, `coveredNow` or `modeNow` look at; returns what stops it. */
export function onViewChange(changed: () => void): () => void {
  const stops = [useOutlook.subscribe(changed), useSettings.subscribe(changed)];
  return () => {
    for (const stop of stops) stop();
  };
}
