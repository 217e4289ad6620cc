import { LEAN, LEAN_VIEW, PLAY_VIEW, SEAT_VIEW, TOP_VIEW, TRAIN_TOP_VIEW, TRAIN_VIEW, type View } from './camera.ts';
import type { Stage } from './stage.ts';

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

/** The close-up that is running, or null. `x`, `z`: the middle of the seats concerned. */
export function closeUpView({ effects, plan }: Stage): View | null {
  if (effects.closeUp.left <= 0 || !plan) return null;
  const { seats, shot } = effects.closeUp;
  const slots = seats.map((seat) => plan.slots[seat]).filter((slot) => slot !== undefined);
  if (slots.length === 0) return null;
  const x = slots.reduce((sum, slot) => sum + slot.x, 0) / slots.length;
  const z = slots.reduce((sum, slot) => sum + slot.z, 0) / slots.length;
  const spread = Math.max(...slots.map((slot) => Math.hypot(slot.x - x, slot.z - z)), 1.6);
  const away = shot === 'end' ? 14 : 6.5 + spread * 1.35;
  return { eye: [x * 0.7, away * 0.74, z + away * 0.8], at: [x, 0, z + 0.3], fov: CLOSE_FOV };
}
