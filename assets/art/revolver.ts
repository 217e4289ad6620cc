import { BRASS, INK, IRON, LEATHER, STEEL } from './palette.ts';
import type { Pen } from './pen.ts';
import { block, circle, shape } from './shape.ts';
import { pipe } from './tone.ts';
import { cut, fill, line, nicks } from './woodcut.ts';

export interface RevolverLook {
  readonly grip?: string;
  readonly metal?: string;
  /** X of the muzzle; 96 is a soldier's long barrel. */
  readonly muzzle?: number;
}

/** A single-action revolver that points to the right, from about (-86,-54) to (96,76). */
export function revolver(pen: Pen, { grip = LEATHER, metal = IRON, muzzle = 96 }: RevolverLook = {}): void {
  line(pen, 'M0,0 C4,24 -28,30 -32,4', 8);
  line(pen, 'M0,0 C4,24 -28,30 -32,4', 3.4, STEEL);
  line(pen, 'M-15,2 C-19,9 -16,15 -10,17', 4.4);
  cut(pen, shape(`M14,-37 L${muzzle},-34 L${muzzle},-17 L14,-13 Z`), metal, { tone: pipe, angle: 0.04 });
  cut(pen, shape('M14,-14 L66,-14 L68,-7 L14,-4 Z'), STEEL, { tone: pipe, angle: 0, edge: 2.4 });
  cut(pen, shape(`M${muzzle - 13},-35 L${muzzle - 9},-43 L${muzzle - 3},-43 L${muzzle - 2},-34 Z`), metal, {
    dark: 0,
    edge: 2.4,
  });
  cut(pen, shape('M-40,-28 C-47,-32 -50,-42 -60,-47 L-55,-55 C-45,-52 -35,-46 -31,-36 Z'), metal, { edge: 2.6 });
  cut(
    pen,
    shape('M-30,-16 C-46,-16 -55,-7 -59,6 C-64,26 -77,44 -85,59 C-89,71 -63,83 -54,73 C-49,54 -40,30 -24,10 Z'),
    grip,
    { gap: 5 },
  );
  cut(pen, shape('M-45,-17 C-47,-30 -40,-39 -29,-40 L19,-40 L22,-2 L-2,3 L-24,10 C-37,9 -45,0 -45,-17 Z'), metal);
  cut(pen, shape('M-23,-43 L11,-43 C16,-41 16,-3 11,0 L-23,0 C-28,-3 -28,-41 -23,-43 Z'), STEEL, {
    tone: pipe,
    angle: 0,
    gap: 4,
  });
  for (const y of [-35, -22, -9]) fill(pen, block(-12, y - 3.4, 24, 6.8, 3.4), INK);
  nicks(pen, [[-70, 52, -64, 36, -54, 20, 1.4]], 'rgba(255,236,200,.55)');
  cut(pen, circle(-58, 44, 3), BRASS, { light: 0, dark: 0, edge: 1.8 });
}
