import { bulletHole } from '../../../art/flash.ts';
import { IRON, STEEL, WOOD, WOOD_DARK, WOOD_LIGHT } from '../../../art/palette.ts';
import type { Pen } from '../../../art/pen.ts';
import { circle, oval, shape } from '../../../art/shape.ts';
import { post } from '../../../art/tone.ts';
import { burst, cut, ground, line } from '../../../art/woodcut.ts';

const HOOPS = [
  [-58, 51],
  [-30, 62],
  [34, 62],
  [60, 53],
] as const;

/** A stout barrel that has stopped a bullet or two. */
export function barrel(pen: Pen): void {
  burst(pen, 'rgba(47,92,132,.2)', 16, 280, 0, 0);
  ground(pen, 6, 86, 88);
  cut(pen, shape('M-48,-78 C-72,-28 -72,32 -50,84 C-20,94 20,94 50,84 C72,32 72,-28 48,-78 Z'), WOOD, {
    tone: post,
    angle: Math.PI / 2,
    gap: 6.4,
  });
  for (const x of [-0.62, -0.22, 0.2, 0.6]) line(pen, `M${x * 50},-74 C${x * 74},-26 ${x * 74},32 ${x * 52},90`, 2.6);
  for (const [y, half] of HOOPS)
    cut(
      pen,
      shape(
        `M${-half - 3},${y - 6} C${-half * 0.5},${y + 7} ${half * 0.5},${y + 7} ${half + 3},${y - 6} L${half + 3},${y + 7} C${half * 0.5},${y + 20} ${-half * 0.5},${y + 20} ${-half - 3},${y + 7} Z`,
      ),
      IRON,
      { tone: post, angle: Math.PI / 2, gap: 4.6, edge: 2.8 },
    );
  cut(pen, oval(0, -78, 49, 14), WOOD_DARK, { gap: 4 });
  cut(pen, oval(0, -77, 40, 10), WOOD_LIGHT, { gap: 4, edge: 2, angle: 0 });
  line(pen, 'M-22,-85 L-22,-69 M0,-86 L0,-68 M22,-85 L22,-69', 1.8);
  for (const x of [-40, 0, 40]) cut(pen, circle(x, x === 0 ? 47 : 44, 3), STEEL, { light: 0, dark: 0, edge: 1.4 });
  bulletHole(pen, -26, 2, 8);
  bulletHole(pen, 30, 14, 6.4);
}
