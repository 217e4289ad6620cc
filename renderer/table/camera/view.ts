import { useOutlook } from '../../session/outlook.ts';
import { BIG, HUGE, useSettings } from '../../settings/store.ts';
import { type Frame, handCentre, hudUnit } from '../hand-fan.ts';
import { HAND } from '../sizes.ts';
import type { CameraMode } from './shots.ts';

/** Sizes of the HUD in rem: the rail along the lower edge, the log at the right. */
const RAIL = 11.2;
const LOG = 48;
/** What stands beside the hand: my role at the left, from the largest scales on nothing; the view's buttons at the right. */
const ROLE = 27;
const EDGE = 2.4;
const CORNER = { buttons: 4, right: 3.2, button: 5.6, buttonPixels: 44, gap: 2.2 } as const;
/** CSS pixels: in a window no wider the corner's buttons stand in the menu (`scale.css`). */
const NARROW = 840;
/** The last card leans, and glows beyond its edge. */
const LEAN = 3.4;
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
  const aspect = width / height;
  const centre = width / 2 + handCentre(aspect) * height;
  const left = (uiScale >= HUGE ? EDGE : ROLE) * rem;
  const room = Math.min(width - centre - cornerWidth(width, rem, uiScale), centre - left) - LEAN * rem;
  const card = SCALES.find(({ from }) => uiScale >= from)?.card ?? HAND.card;
  return {
    aspect,
    rail: (RAIL * rem) / height,
    handScale: (card / HAND.card) * (uiScale / 100),
    spread: Math.min(HAND.width, (2 * room) / (hudUnit(aspect) * height)),
    hidden: useOutlook.getState().hidden,
  };
}

/** CSS pixels from the right edge that the corner's buttons take; where there is no room they stand in the menu (hud.md, 7). */
function cornerWidth(width: number, rem: number, uiScale: number): number {
  if (uiScale >= BIG || width <= NARROW) return EDGE * rem;
  const button = Math.max(CORNER.button * rem, CORNER.buttonPixels);
  return CORNER.buttons * button + ((CORNER.buttons - 1) * CORNER.gap + CORNER.right) * rem;
}

/** CSS pixels that the open log covers at the right. */
export const coveredNow = (rem: number): number => (useOutlook.getState().log ? LOG * rem : 0);

export function modeNow(): CameraMode {
  const { view, leaning } = useOutlook.getState();
  if (leaning) return 'lean';
  return view === 'table' ? 'play' : view;
}

/** CSS pixels of one rem: sizes of the HUD in the pixels of the window. */
export const remInPixels = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Calls back when something changes that `frameFor`, `coveredNow` or `modeNow` look at; returns what stops it. */
export function onViewChange(changed: () => void): () => void {
  const stops = [useOutlook.subscribe(changed), useSettings.subscribe(changed)];
  return () => {
    for (const stop of stops) stop();
  };
}
