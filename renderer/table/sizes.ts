/** Sizes of the table in scene units; 1 is about 5 cm. x runs to the right, y up, z towards the player. */
export const CARD = { width: 1.3, height: 1.82, corner: 0.1, thickness: 0.022, gap: 0.002 } as const;
/** Height that one more card adds to a pile. */
export const LAYER = CARD.thickness + CARD.gap;

/** The felt is a superellipse |x/a|^n + |z/b|^n = 1. */
export const FELT = { a: 9.6, b: 6.7, n: 3 } as const;

/** Outward offsets from the felt's edge, and the height of the rim's top. */
export const RIM = { track: 0.98, inlay: 1.58, ledge: 1.95, outer: 2.62, top: 0.34, floor: -7 } as const;

export const PILES = { deck: { x: -0.95, z: 0.1 }, discard: { x: 0.95, z: 0.1 } } as const;

/** Parts of a seat's identity row, as offsets from its middle. */
export const IDENTITY = {
  role: -0.98,
  character: -0.36,
  strip: 0.66,
  holding: 1.63,
  left: -1.7,
  right: 2.4,
  depth: 1.86,
} as const;

/** Hidden hands: the step of the fan and the most that the whole fan may spread. */
export const HOLDING = { step: 0.1, spread: 0.2, turn: 0.06 } as const;

export const ROW = { step: 1.4, depth: 1.84 } as const;

/** The leather strip and the bullets in its loops. */
export const STRIP = { width: 0.6, height: 1.72, bullet: 0.33, first: 0.66, radius: 0.09, length: 0.5 } as const;

/** Rows of cards that hang over the felt, leaning towards the camera. */
export const SHOW = { y: 1.5, z: 1.55, tilt: 0.62, step: 1.65, width: 11.2, scale: 1.2 } as const;
export const FLIP = { y: 1.35, z: 0.75, tilt: 0.62, step: 1.65, scale: 1.2 } as const;

/** The own hand in hundredths of the HUD: units of a 1920x1080 window, from the window's lower edge. */
export const HAND = {
  card: 227,
  centre: 0.52,
  visible: 158,
  tucked: -30,
  step: 176,
  width: 1176,
  depth: 9.4,
  turn: 0.05,
  lean: 0.06,
} as const;

/** The unit of the HUD is this share of the window's smaller fitting side. */
export const HUD = { width: 1920, height: 1080, rail: 112 / 1080 } as const;
