import { Vector3 } from 'three';
import type { Stage } from '../stage.ts';
import { spotOf } from '../train/vehicles.ts';
import { LEAN, LEAN_VIEW, PLAY_VIEW, SEAT_VIEW, TOP_VIEW, TRAIN_TOP_VIEW, TRAIN_VIEW, type View } from './camera.ts';

/** Where the player looks from: over the whole table, close to the own cards, straight down, or leaning in. */
export type CameraMode = 'play' | 'seat' | 'top' | 'lean';

/** A point of the window, -1 to 1 to the right and down. */
export interface WindowPoint {
  readonly x: number;
  readonly y: number;
}

/** Degrees of the lens of a close-up. */
const CLOSE_FOV = 38;

/** Where the camera wants to be for the mode that the player has chosen; leaning goes to where the pointer was. */
export function viewFor(mode: CameraMode, train: boolean, towards: WindowPoint = MIDDLE): View {
  switch (mode) {
    case 'top':
      return train ? TRAIN_TOP_VIEW : TOP_VIEW;
    case 'seat':
      return SEAT_VIEW;
    case 'lean':
      return leanTowards(towards);
    case 'play':
      return train ? TRAIN_VIEW : PLAY_VIEW;
  }
}

const MIDDLE: WindowPoint = { x: 0, y: 0 };

function leanTowards({ x, y }: WindowPoint): View {
  const [eyeX, eyeY, eyeZ] = LEAN_VIEW.eye;
  const [atX, atY, atZ] = LEAN_VIEW.at;
  const [aside, along] = [x * LEAN.x, y * LEAN.z];
  return { eye: [eyeX + aside, eyeY, eyeZ + along], at: [atX + aside, atY, atZ + along], fov: LEAN_VIEW.fov };
}

/** How far the camera leans towards the locomotive: the eye less than what it looks at. */
const LINE_LEAN = { eye: 0.3, near: 0.38, at: 0.72 } as const;

/** From the player's chair down to the locomotive, wherever on the line it is. */
function lineEndView({ yard }: Stage): View | null {
  if (!yard.laid) return null;
  const { x, y, z } = spotOf(yard, 'whistle', spot);
  const [eyeX, eyeY, eyeZ] = TRAIN_VIEW.eye;
  const lean = (from: number, to: number, share: number) => from + (to - from) * share;
  return {
    eye: [lean(eyeX, x, LINE_LEAN.eye), lean(eyeY, y, LINE_LEAN.near), lean(eyeZ, z, LINE_LEAN.near)],
    at: [lean(0, x, LINE_LEAN.at), 0, lean(0, z, LINE_LEAN.at)],
    fov: CLOSE_FOV,
  };
}
const spot = new Vector3();

/** The close-up that is running, or null. `x`, `z`: the middle of the seats concerned. */
export function closeUpView(stage: Stage): View | null {
  const { effects, plan } = stage;
  if (effects.closeUp.left <= 0 || !plan) return null;
  const { seats, shot } = effects.closeUp;
  if (shot === 'lineEnd') return stage.reduced ? null : lineEndView(stage);
  const slots = seats.map((seat) => plan.slots[seat]).filter((slot) => slot !== undefined);
  if (slots.length === 0) return null;
  const x = slots.reduce((sum, slot) => sum + slot.x, 0) / slots.length;
  const z = slots.reduce((sum, slot) => sum + slot.z, 0) / slots.length;
  const spread = Math.max(...slots.map((slot) => Math.hypot(slot.x - x, slot.z - z)), 1.6);
  const away = shot === 'end' ? 14 : 6.5 + spread * 1.35;
  return { eye: [x * 0.7, away * 0.74, z + away * 0.8], at: [x, 0, z + 0.3], fov: CLOSE_FOV };
}
