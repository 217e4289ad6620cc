import { type Pose, pose } from './pose.ts';
import { CARD, HAND, HUD } from './sizes.ts';

/** What the window leaves to the scene. */
export interface Frame {
  /** Width by height of the canvas. */
  readonly aspect: number;
  /** Height of the HUD's lower rail as a share of the window's height. */
  readonly rail: number;
  /** How large the player wants the hand: 1 as drawn. */
  readonly handScale: number;
  /** The widest that the hand may lie, in units of the HUD. */
  readonly spread: number;
  /** Hand and role are turned away from onlookers. */
  readonly hidden: boolean;
}

const PLAY_FOV = 34;
const DESIGN_ASPECT = HUD.width / HUD.height;

/** Vertical field of view in degrees: a window narrower than 16:9 keeps the width of the scene and gains height. */
export function fovFor(aspect: number): number {
  const half = Math.tan((PLAY_FOV * Math.PI) / 360);
  return aspect >= DESIGN_ASPECT ? PLAY_FOV : (Math.atan((half * DESIGN_ASPECT) / aspect) * 360) / Math.PI;
}

/** One HUD unit as a share of the window's height. */
export const hudUnit = (aspect: number): number => Math.min(1, aspect / DESIGN_ASPECT) / HUD.height;

/** How far right of the window's middle the hand lies, as a share of the window's height. */
export const handCentre = (aspect: number): number =>
  (HAND.centre - 0.5) * Math.max(aspect, 1) * Math.min(1, DESIGN_ASPECT / aspect);

/** The own hand, fixed to the camera and rising from behind the rail; `count` cards from left to right. */
export function handFan(count: number, { aspect, rail, handScale, spread, hidden }: Frame): Pose[] {
  const height = 2 * HAND.depth * Math.tan((fovFor(aspect) * Math.PI) / 360);
  const unit = hudUnit(aspect) * height;
  const scale = (HAND.card * handScale * unit) / CARD.width;
  const step =
    count < 2 ? 0 : Math.min(HAND.step * handScale, Math.max(0, spread - HAND.card * handScale) / (count - 1));
  const middle = (count - 1) / 2;
  const visible = hidden ? HAND.tucked : HAND.visible * handScale;
  const topEdge = (rail - 0.5) * height + visible * unit;
  return Array.from({ length: count }, (_, at) => {
    const off = at - middle;
    const share = middle === 0 ? 0 : off / Math.max(middle, 2);
    return pose({
      space: 'camera',
      x: handCentre(aspect) * height + off * step * unit,
      y: topEdge - (CARD.height * scale) / 2 - share * share * HAND.lean * 2.6,
      z: -HAND.depth + at * 0.02,
      yaw: -share * HAND.turn * 2.4,
      scale,
      light: 0.42,
    });
  });
}
