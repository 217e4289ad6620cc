import { lattice } from '../../../art/lattice.ts';
import { BRASS, BRASS_LIGHT, CREAM, GOLD, INK, WOOD_DARK } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { block, circle, oval, shape, star } from '../../../art/shape.ts';
import { ball } from '../../../art/tone.ts';
import { ring } from '../../../art/wheel.ts';
import { burst, cut, fill, nicks } from '../../../art/woodcut.ts';

const HORSESHOE =
  'M-40,76 C-86,24 -78,-74 0,-74 C78,-74 86,24 40,76 L14,66 C50,22 46,-44 0,-44 C-46,-44 -50,22 -14,66 Z';
/** X, y and turn of each. */
const NAILS = [
  [-58, -4, 0.1],
  [-52, -32, 0.5],
  [-32, -54, 1],
  [32, -54, -1],
  [52, -32, -0.5],
  [58, -4, -0.1],
  [-50, 28, -0.4],
  [50, 28, 0.4],
] as const;

/** Back of the playing cards: brick red, a star in a horseshoe, as on the program's icon. */
export function cardBack(pen: Pen): void {
  lattice(pen, '#7c2417', '#501309');
  placed(pen, { y: 2, scale: 0.9 }, () => horseshoe(pen));
}

function horseshoe(pen: Pen): void {
  cut(pen, shape(HORSESHOE), BRASS, { gap: 5 });
  for (const [x, y, turn] of NAILS) placed(pen, { x, y, turn }, () => fill(pen, block(-2.6, -4.4, 5.2, 8.8, 1.6), INK));
  cut(pen, star(5, 34, 14.5, 0, 4), GOLD, { edge: 2.8, gap: 4 });
}

/** Back of the roles: a keyhole, for what nobody is to know. */
export function roleBack(pen: Pen): void {
  lattice(pen, '#6b4a1c', '#3f2a0d');
  cut(pen, star(12, 66, 56, 0, 0), BRASS, { gap: 4.6 });
  cut(pen, circle(0, 0, 48), WOOD_DARK, { gap: 4.6, light: 0.5 });
  cut(pen, ring(0, 0, 44, 38), BRASS_LIGHT, { edge: 2, gap: 3.4 });
  fill(pen, circle(0, -9, 12), '#120a06');
  fill(pen, shape('M-6,-4 L6,-4 L12,26 L-12,26 Z'), '#120a06');
  nicks(pen, [[-9, -16, -4, -21, 4, -20, 1.4]], BRASS_LIGHT);
}

/** Back of the characters: an empty oval under a hat. */
export function characterBack(pen: Pen): void {
  lattice(pen, '#2f4a3c', '#18291f');
  placed(pen, { y: -2, scale: 1.22 }, () => stranger(pen));
}

function stranger(pen: Pen): void {
  cut(pen, oval(0, 8, 50, 62), CREAM, { light: 0, dark: 0.5, gap: 5 });
  pen.save();
  pen.clip(oval(0, 8, 48, 60).path);
  burst(pen, 'rgba(140,47,29,.22)', 18, 100, 0, 8);
  cut(pen, shape('M-52,80 C-48,46 -24,38 0,38 C24,38 48,46 52,80 Z'), INK, { light: 0.6, dark: 0 });
  cut(pen, oval(0, 14, 19, 24), INK, { tone: ball, light: 0.5, dark: 0 });
  pen.restore();
  cut(pen, shape('M-24,-6 C-28,-34 -18,-48 -8,-46 C-4,-44 4,-44 8,-46 C18,-48 28,-34 24,-6 Z'), '#8c2f1d', { gap: 4 });
  cut(pen, shape('M-25,-14 L25,-14 L24,-5 L-24,-5 Z'), BRASS, { edge: 2, gap: 3 });
  cut(pen, shape('M-56,-10 C-36,2 -20,-6 0,-5 C20,-6 36,2 56,-10 C52,8 28,6 0,5 C-28,6 -52,8 -56,-10 Z'), '#8c2f1d', {
    gap: 4,
  });
}
