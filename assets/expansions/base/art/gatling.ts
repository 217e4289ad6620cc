import { flash } from '../../../art/flash.ts';
import { BRASS, BRASS_LIGHT, INK, IRON, STEEL, WOOD } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { block, circle, oval, shape } from '../../../art/shape.ts';
import { pipe } from '../../../art/tone.ts';
import { wheel } from '../../../art/wheel.ts';
import { burst, cut, fill, ground, line } from '../../../art/woodcut.ts';

/** Ten barrels on a carriage, all of them busy. */
export function gatling(pen: Pen): void {
  burst(pen, 'rgba(178,58,30,.22)', 22, 280, 70, -40);
  placed(pen, { x: -8, y: 4, scale: 0.93 }, () => gun(pen));
}

function gun(pen: Pen): void {
  ground(pen, -10, 88, 92);
  cut(pen, shape('M-20,8 L8,8 L-70,90 L-100,90 L-100,82 Z'), WOOD, { gap: 5 });
  placed(pen, { x: -12, y: -14, turn: -0.2 }, () => {
    cut(pen, shape('M-46,20 L34,16 L20,38 L-30,40 Z'), WOOD, { gap: 4.4 });
    cut(pen, block(-12, -76, 20, 52, 3), IRON, { edge: 2.8, gap: 4.2 });
    line(pen, 'M-12,-62 L8,-62 M-12,-50 L8,-50 M-12,-38 L8,-38', 2);
    cut(pen, block(-4, -22, 84, 46, 3), IRON, { tone: pipe, angle: 0, gap: 4 });
    for (const y of [-13, -4, 5, 14]) line(pen, `M0,${y} L86,${y}`, 2.2, INK);
    for (const y of [-17.5, -8.5, 0.5, 9.5]) line(pen, `M2,${y} L84,${y}`, 1.6, 'rgba(255,244,215,.5)');
    cut(pen, block(34, -27, 11, 56, 3), BRASS, { edge: 2.6, gap: 3.6 });
    cut(pen, oval(84, 1, 9, 29), STEEL, { gap: 4 });
    for (const [x, y] of [
      [84, -19],
      [88, -9],
      [88, 3],
      [85, 15],
      [80, -6],
      [80, 8],
    ] as const)
      fill(pen, oval(x, y, 2.6, 4), INK);
    cut(pen, shape('M-52,-24 C-62,-20 -62,22 -52,26 L-2,26 L-2,-24 Z'), BRASS, { tone: pipe, angle: 0, gap: 5 });
    cut(pen, block(-34, -30, 9, 60, 3), BRASS_LIGHT, { edge: 2.4, gap: 4 });
    line(pen, 'M-58,2 L-74,2 L-74,26', 7);
    line(pen, 'M-58,2 L-74,2 L-74,26', 2.6, STEEL);
    cut(pen, block(-80, 24, 12, 20, 5), WOOD, { edge: 2.6, gap: 4 });
    cut(pen, circle(-56, 2, 6), STEEL, { edge: 2.2, light: 0, dark: 0 });
  });
  wheel(pen, -6, 46, 42, 12);
  flash(pen, 92, -38, 22, 0.2);
  flash(pen, 98, -12, 13, 0.5);
  flash(pen, 84, -62, 13, 0.1);
}
