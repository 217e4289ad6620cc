import { BRASS_LIGHT, CHALK, FLAME, FLAME_RED, RED } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { block, circle, shape, star } from '../../../art/shape.ts';
import { burst, cut, fill, line, nicks } from '../../../art/woodcut.ts';

const SKIN = '#dca877';
const SHIRT = '#3d5a74';

/** A fist lands; what it has hit is no longer in the picture. */
export function punch(pen: Pen): void {
  burst(pen, 'rgba(178,58,30,.22)', 18, 280, 46, -24);
  cut(pen, star(11, 74, 46, 46, -26, 0.18), FLAME_RED, { light: 0, dark: 0.5, gap: 5 });
  fill(pen, star(11, 58, 36, 46, -26, 0.36), FLAME);
  fill(pen, star(9, 42, 26, 48, -26, 0.1), CHALK);
  placed(pen, { x: -4, y: 2, turn: -0.32 }, () => {
    line(pen, 'M-96,-48 L-68,-46 M-104,-30 L-80,-28 M-92,52 L-70,50', 3.4);
    cut(pen, shape('M-150,-36 C-120,-40 -92,-36 -66,-28 L-66,34 C-92,44 -120,48 -150,46 Z'), SHIRT, { gap: 5 });
    nicks(pen, [
      [-84, -28, -92, -6, -86, 20, 2.4],
      [-104, -30, -110, -4, -104, 30, 2],
    ]);
    cut(pen, shape('M-72,-32 C-64,-36 -52,-36 -48,-32 L-46,38 C-52,44 -64,44 -72,40 Z'), CHALK, {
      gap: 4,
      light: 0,
      dark: 0.6,
    });
    cut(pen, block(-62, -6, 6, 6, 3), BRASS_LIGHT, { edge: 1.6, light: 0, dark: 0 });
    fist(pen);
  });
  for (const [x, y, size, colour] of [
    [-66, -78, 11, RED],
    [84, 44, 10, BRASS_LIGHT],
    [-6, -92, 8, BRASS_LIGHT],
  ] as const)
    cut(pen, star(5, size, size * 0.44, x, y, 0.3), colour, { edge: 2.4, light: 0, dark: 0 });
}

/** From the wrist at x -48 to the knuckles at x 40. */
function fist(pen: Pen): void {
  cut(
    pen,
    shape('M-50,-26 C-36,-34 -20,-44 -2,-48 C14,-52 32,-48 38,-40 L36,44 C22,52 0,52 -18,46 C-32,42 -42,38 -50,34 Z'),
    SKIN,
    { gap: 4.8 },
  );
  for (const [y, reach] of [
    [-38, 47],
    [-17, 53],
    [4, 52],
    [24, 45],
  ] as const)
    cut(
      pen,
      shape(
        `M2,${y - 9} C14,${y - 13} ${reach - 10},${y - 13} ${reach},${y - 4} C${reach + 5},${y + 4} ${reach + 2},${y + 11} ${reach - 8},${y + 12} C20,${y + 14} 8,${y + 13} 2,${y + 11} C-5,${y + 5} -5,${y - 4} 2,${y - 9} Z`,
      ),
      SKIN,
      { gap: 4.2, edge: 2.8 },
    );
  cut(
    pen,
    shape('M-32,4 C-24,-8 -10,-12 4,-8 C16,-6 28,0 30,10 C31,20 24,24 16,20 C8,18 0,16 -6,18 C-12,28 -24,32 -32,28 Z'),
    SKIN,
    { gap: 4.2 },
  );
  cut(pen, shape('M20,3 C27,4 31,9 29,16 C25,20 20,18 19,14 Z'), '#f0cfa4', { edge: 1.8, light: 0, dark: 0 });
  nicks(pen, [
    [-30, 22, -18, 26, -8, 18, 2],
    [-8, -6, -2, -2, 2, 4, 1.6],
    [-36, -16, -26, -22, -14, -26, 1.8],
  ]);
  for (const y of [-38, -17, 4]) fill(pen, circle(36, y - 1, 2.2), 'rgba(255,236,200,.8)');
}
