import {
  BRASS,
  BRASS_LIGHT,
  INK,
  IRON,
  LEATHER_DARK,
  STEEL,
  STEEL_LIGHT,
  WOOD,
  WOOD_DARK,
} from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { block, circle, oval, shape } from '../../../art/shape.ts';
import { pipe } from '../../../art/tone.ts';
import { burst, cut, fill, ground, line, nicks } from '../../../art/woodcut.ts';

const CLOTH = '#2f4a6e';

/** The soldier's long rifle with its bayonet, and the cap of the one who carried it. */
export function springfield(pen: Pen): void {
  burst(pen, 'rgba(178,58,30,.2)', 18, 280, 20, -20);
  ground(pen, -4, 92, 82, 3);
  placed(pen, { x: -10, y: 10, turn: -0.92, scale: 1 }, () => rifle(pen));
  placed(pen, { x: 40, y: 52, scale: 0.94 }, () => kepi(pen));
}

/** Butt at x -104, bayonet's point at x 128. */
function rifle(pen: Pen): void {
  cut(pen, shape('M78,3 L126,1 L130,-1 L126,-4 L84,-5 Z'), STEEL_LIGHT, { edge: 2.2, light: 0.6, dark: 0.6, gap: 3 });
  cut(pen, block(72, -9, 14, 15, 2), IRON, { edge: 2.2, light: 0.4, dark: 0 });
  cut(pen, shape('M-20,-13 L96,-11 L96,-4 L-20,-3 Z'), IRON, { tone: pipe, angle: 0, gap: 3.4, edge: 2.6 });
  cut(
    pen,
    shape('M-104,-2 L-100,22 C-82,18 -62,12 -44,10 L-20,10 L66,4 L68,-4 L-30,-4 C-44,-8 -56,-8 -66,-4 Z'),
    WOOD,
    { gap: 4.4 },
  );
  cut(pen, shape('M-106,-3 L-98,-4 L-94,21 L-101,24 Z'), BRASS, { edge: 2.2, gap: 3 });
  line(pen, 'M-40,11 C-40,22 -24,24 -22,11', 4.4);
  line(pen, 'M-33,11 C-35,15 -33,18 -30,19', 3);
  cut(pen, shape('M-52,-6 L-24,-6 L-22,6 L-48,7 Z'), STEEL, { edge: 2.2, gap: 3.4 });
  cut(pen, shape('M-46,-8 C-52,-12 -52,-20 -60,-22 L-57,-28 C-48,-26 -42,-18 -38,-9 Z'), IRON, {
    edge: 2.2,
    light: 0.4,
    dark: 0,
  });
  cut(pen, shape('M-34,-13 L-10,-13 L-6,-3 L-32,-4 Z'), STEEL, { edge: 2.2, gap: 3 });
  for (const x of [4, 38]) cut(pen, block(x, -13, 8, 20, 2), BRASS, { edge: 2, gap: 3 });
  line(pen, 'M8,8 C-20,26 -56,34 -84,20', 3.6, LEATHER_DARK);
}

function kepi(pen: Pen): void {
  cut(pen, shape('M-46,34 L-40,-8 C-34,-26 -16,-34 6,-32 C28,-30 40,-20 40,-8 L46,34 Z'), CLOTH, { gap: 4.8 });
  cut(pen, oval(3, -19, 37, 13, 0.06), '#41628c', { gap: 4, edge: 2.6 });
  nicks(pen, [
    [-32, -2, -20, 10, -26, 26, 2],
    [34, 4, 26, 14, 32, 28, 2],
  ]);
  cut(pen, shape('M-47,24 C-20,34 20,34 47,24 L48,36 C20,46 -20,46 -48,36 Z'), WOOD_DARK, { gap: 3.6, edge: 2.6 });
  cut(pen, shape('M-42,40 C-20,48 20,48 42,40 C48,50 42,58 28,60 C10,63 -10,63 -28,60 C-42,58 -48,50 -42,40 Z'), INK, {
    light: 0.7,
    dark: 0,
    gap: 4,
  });
  for (const x of [-40, 40]) cut(pen, circle(x, 34, 4), BRASS_LIGHT, { edge: 1.8, light: 0, dark: 0 });
  placed(pen, { x: 0, y: 4 }, () => {
    line(pen, 'M-18,-10 L18,12 M18,-10 L-18,12', 6);
    line(pen, 'M-18,-10 L18,12 M18,-10 L-18,12', 2.8, BRASS_LIGHT);
    fill(pen, circle(0, 1, 3.2), INK);
  });
}
