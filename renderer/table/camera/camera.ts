import type { PerspectiveCamera } from 'three';
import { fovFor } from '../hand-fan.ts';

/** A place to look from: eye, the point looked at, vertical field of view in degrees (null = that of the play camera). */
export interface View {
  readonly eye: readonly [number, number, number];
  readonly at: readonly [number, number, number];
  readonly fov: number | null;
}

/** 54 degrees down through a long lens, so that far seats shrink only by a fifth. */
export const PLAY_VIEW: View = { eye: [0, 20, 14.3], at: [0, 0, 0.55], fov: null };
/** From a little farther off, so that the stations on the far rim are in the picture. */
export const TRAIN_VIEW: View = { eye: [0, 23.2, 15.75], at: [0, 0, -0.2], fov: null };
export const TRAIN_TOP_VIEW: View = { eye: [0, 30, 2.2], at: [0, 0, -0.35], fov: null };
export const TOP_VIEW: View = { eye: [0, 24.5, 2.2], at: [0, 0, 0.1], fov: null };
/** My own cards large: identity and row in the middle, above the hand. */
export const SEAT_VIEW: View = { eye: [-1.9, 9.2, 10.6], at: [-1.9, 0, 4.5], fov: null };
export const LEAN_VIEW: View = { eye: [0, 14, 9.6], at: [0, 0, -0.4], fov: null };
/** How far leaning in goes towards a pointer at the edge of the window. */
export const LEAN = { x: 5.2, z: 3 } as const;

/** Where a picture is taken from instead of the player's place, while there is such a wish. */
export const photo: { view: View | null } = { view: null };

/** What the camera sees between; a tight range, since cards lie a hair above one another. */
const DEPTH = { near: 2, far: 90 } as const;

/** Puts a camera where the table is played from, with or without a train on the rim. */
export function aimPlayCamera(camera: PerspectiveCamera, aspect: number, train = false): void {
  const { eye, at } = train ? TRAIN_VIEW : PLAY_VIEW;
  camera.fov = fovFor(aspect);
  camera.aspect = aspect;
  camera.near = DEPTH.near;
  camera.far = DEPTH.far;
  camera.position.set(...eye);
  camera.lookAt(...at);
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
}
