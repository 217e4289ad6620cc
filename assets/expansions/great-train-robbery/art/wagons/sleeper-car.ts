import { CHALK, INK } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, circle, oval, shape, star } from '../../../../art/shape.ts';
import { cut, fill, line, nicks } from '../../../../art/woodcut.ts';
import { LIVERIES } from '../liveries.ts';
import { archedRoof, pane, rails, side, stripe, underframe } from '../rolling-stock.ts';

const { body, trim, roof } = LIVERIES['sleeper-car'];
const NIGHT = '#4a5f96';

/** Night over the plain; behind the window one sleeps, and a hand keeps hold of a revolver under the pillow. */
export function sleeperCar(pen: Pen): void {
  fill(pen, block(-130, -130, 260, 260, 0), NIGHT);
  fill(pen, shape('M-130,60 C-90,44 -40,56 0,50 C50,42 90,54 130,46 L130,130 L-130,130 Z'), '#8a8a72');
  for (const [x, y, size] of [
    [-84, -88, 4],
    [-48, -78, 3],
    [-12, -92, 4.4],
    [26, -80, 3],
    [94, -96, 4],
  ] as const)
    fill(pen, star(4, size, size * 0.3, x, y), '#fff3c8');
  cut(pen, circle(66, -84, 17), '#f3e2a4', { edge: 0, light: 0, dark: 0.3 });
  fill(pen, circle(73, -89, 14), NIGHT);
  rails(pen);
  underframe(pen, '#26304e');
  side(pen, body);
  stripe(pen, -40, 4, trim);
  stripe(pen, 29, 5, trim);
  pane(pen, -70, -32, 140, 56, '#e8cf8e', 10);
  fill(pen, block(-68, -30, 136, 24, 6), '#6a4a3a');
  placed(pen, { x: 0, y: 10 }, () => bed(pen));
  for (const side of [-1, 1]) {
    pen.save();
    pen.scale(side, 1);
    cut(pen, shape('M44,-30 L69,-30 L69,22 L60,22 C62,4 54,-12 44,-30 Z'), '#5a3a7a', { gap: 3.6, edge: 2.4 });
    pen.restore();
  }
  archedRoof(pen, roof);
  for (const [x, y, size] of [
    [-14, -72, 7],
    [2, -84, 10],
  ] as const)
    line(pen, `M${x},${y} L${x + size},${y} L${x},${y + size} L${x + size},${y + size}`, 2.6, CHALK);
}

function bed(pen: Pen): void {
  cut(pen, shape('M-58,14 L-58,-4 C-52,-14 -24,-14 -18,-4 L-18,14 Z'), CHALK, { light: 0, dark: 0.5, gap: 4 });
  cut(pen, oval(-32, -8, 12, 11), '#e3b88e', { gap: 3.4 });
  cut(
    pen,
    shape('M-44,-8 C-48,-24 -26,-30 -14,-22 C-6,-18 2,-24 6,-18 C0,-12 -10,-10 -20,-14 C-28,-18 -38,-16 -44,-8 Z'),
    '#c0392c',
    {
      gap: 3.2,
      edge: 2.4,
    },
  );
  cut(pen, circle(8, -17, 4.6), CHALK, { edge: 2, light: 0, dark: 0 });
  nicks(pen, [
    [-40, -7, -36, -4, -33, -7, 1.8],
    [-29, -7, -25, -4, -22, -7, 1.8],
    [-37, 0, -31, -4, -25, 0, 2.6],
  ]);
  fill(pen, circle(-31, -3, 2), '#c87a58');
  cut(pen, shape('M-22,14 C-20,0 0,-8 26,-6 C44,-4 56,2 58,14 Z'), '#3f7a72', { gap: 4 });
  line(pen, 'M-8,12 L4,-4 M12,13 L22,-5 M32,13 L40,-3', 2, trim);
  line(pen, 'M-56,13 L58,13', 2.4, INK);
}
