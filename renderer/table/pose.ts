/**
 * Where a thing lies. On the table a card with no angles lies flat and face up, its top away from the player; before
 * the camera the same card faces the player. Angles in radians, applied yaw, tilt, roll; `light` is its own light.
 */
export interface Pose {
  readonly space: 'table' | 'camera';
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly yaw: number;
  readonly tilt: number;
  readonly roll: number;
  readonly scale: number;
  readonly faceDown: boolean;
  readonly light: number;
}

const FLAT: Pose = {
  space: 'table',
  x: 0,
  y: 0,
  z: 0,
  yaw: 0,
  tilt: 0,
  roll: 0,
  scale: 1,
  faceDown: false,
  light: 0.05,
};

export const pose = (part: Partial<Pose>): Pose => ({ ...FLAT, ...part });

/** The same small disorder for the same thing, always: -1 to 1. */
export function disorder(of: number, salt: number): number {
  const hash = Math.sin(of * 127.1 + salt * 311.7) * 43758.5453;
  return (hash - Math.floor(hash)) * 2 - 1;
}
