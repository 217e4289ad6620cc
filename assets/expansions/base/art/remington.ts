import { BRASS, BRASS_LIGHT, INK, IRON, LEATHER, LEATHER_DARK, STEEL, WOOD_LIGHT } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { block, circle, shape } from '../../../art/shape.ts';
import { post } from '../../../art/tone.ts';
import { burst, cut, line, nicks } from '../../../art/woodcut.ts';

/** An army revolver in its tooled holster, the belt full of cartridges. */
export function remington(pen: Pen): void {
  burst(pen, 'rgba(47,92,132,.22)', 20, 280, 0, -20);
  cut(pen, shape('M-110,-44 C-60,-24 50,-24 110,-46 L110,-10 C50,12 -60,12 -110,-8 Z'), LEATHER, {
    gap: 5,
    angle: 0.06,
  });
  line(pen, 'M-106,-36 C-60,-17 50,-17 106,-38 M-106,-16 C-60,4 50,4 106,-18', 1.8, BRASS_LIGHT);
  for (const [x, y] of [
    [-94, -42],
    [-78, -37],
    [-62, -33],
    [56, -34],
    [72, -38],
    [88, -43],
  ] as const) {
    cut(pen, block(x, y, 11, 38, 5), BRASS, { tone: post, angle: Math.PI / 2, gap: 3.4, edge: 2.4 });
    cut(pen, block(x - 1, y + 10, 13, 12, 2), LEATHER_DARK, { edge: 1.8, light: 0.5, dark: 0 });
  }
  placed(pen, { x: 0, y: 4, turn: 0.1 }, () => {
    cut(
      pen,
      shape('M-2,-46 C-6,-60 0,-74 14,-84 C24,-96 44,-94 46,-80 C46,-72 38,-66 34,-58 C30,-50 30,-44 30,-36 Z'),
      WOOD_LIGHT,
      { gap: 4.6 },
    );
    cut(pen, circle(32, -78, 3.6), BRASS, { edge: 1.8, light: 0, dark: 0 });
    cut(pen, shape('M-18,-44 C-28,-50 -34,-60 -44,-62 L-42,-72 C-28,-70 -14,-62 -6,-50 Z'), IRON, {
      edge: 2.6,
      gap: 4,
    });
    cut(pen, shape('M-26,-48 L26,-50 L28,-22 L-26,-18 Z'), STEEL, { gap: 4 });
    line(pen, 'M28,-44 C48,-44 50,-22 28,-20', 7);
    line(pen, 'M28,-44 C48,-44 50,-22 28,-20', 2.8, STEEL);
    cut(pen, shape('M-40,-28 L40,-34 C46,-6 42,40 28,76 C26,98 -4,104 -10,84 C-26,54 -40,10 -40,-28 Z'), LEATHER_DARK, {
      gap: 4.8,
    });
    line(pen, 'M-33,-20 C-32,12 -20,48 -6,80 C0,92 18,90 21,76 C34,42 39,4 34,-26 Z', 1.8, BRASS_LIGHT);
    cut(pen, shape('M-44,-8 L44,-14 L43,6 L-42,12 Z'), LEATHER, { gap: 4, edge: 2.8 });
    cut(pen, block(-7, -12, 15, 20, 3), BRASS, { edge: 2.4, gap: 3.4 });
    nicks(
      pen,
      [
        [-8, 28, -2, 44, 6, 58, 2.2],
        [20, 24, 14, 40, 6, 58, 2.2],
        [-8, 28, 4, 18, 20, 24, 2.2],
        [6, 36, 6, 46, 6, 58, 2],
      ],
      BRASS_LIGHT,
    );
    cut(pen, circle(6, 30, 4), BRASS_LIGHT, { edge: 1.6, light: 0, dark: 0 });
    line(pen, 'M2,96 C2,106 6,106 8,110', 3, INK);
  });
}
