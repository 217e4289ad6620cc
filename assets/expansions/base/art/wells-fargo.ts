import {
  BRASS,
  BRASS_LIGHT,
  GOLD,
  INK,
  IRON,
  LEATHER_DARK,
  SAND,
  STEEL,
  WOOD,
  WOOD_DARK,
} from '../../../art/palette.ts';
import type { Pen } from '../../../art/pen.ts';
import { block, circle, oval, shape } from '../../../art/shape.ts';
import { ball } from '../../../art/tone.ts';
import { burst, cut, fill, ground, line } from '../../../art/woodcut.ts';

const COINS = [
  [-44, -8],
  [-20, -18],
  [4, -24],
  [28, -17],
  [48, -8],
  [-32, -2],
  [-8, -8],
  [16, -10],
  [36, 0],
] as const;

/** The express company's strongbox, open and full. */
export function wellsFargo(pen: Pen): void {
  burst(pen, 'rgba(217,164,65,.34)', 22, 280, 0, -10);
  ground(pen, 2, 84, 98);
  cut(pen, shape('M-76,2 C-84,-46 -62,-84 0,-84 C62,-84 84,-46 76,2 Z'), WOOD_DARK, { light: 0.3 });
  fill(pen, shape('M-64,0 C-70,-40 -52,-70 0,-70 C52,-70 70,-40 64,0 Z'), '#1d110a');
  for (const x of [-58, 46])
    cut(
      pen,
      shape(
        `M${x},0 C${x - 2},-40 ${x + 2},-62 ${x + 6},-70 L${x + 14},-72 C${x + 12},-50 ${x + 12},-20 ${x + 12},0 Z`,
      ),
      IRON,
      { edge: 2.2 },
    );
  cut(pen, shape('M-40,-6 C-66,-16 -62,-58 -34,-58 L-40,-70 L-18,-66 L-22,-56 C2,-50 2,-18 -14,-6 Z'), SAND, {
    gap: 5,
  });
  line(pen, 'M-37,-57 L-20,-55', 4, LEATHER_DARK);
  for (const [x, y] of COINS) {
    cut(pen, circle(x, y, 13), GOLD, { tone: ball, gap: 3.4, dark: 0.7, edge: 2.6 });
    line(pen, `M${x - 5},${y - 1} L${x},${y - 7} L${x + 5},${y - 1}`, 1.6, '#7d5815');
  }
  cut(pen, shape('M-80,4 L80,4 L72,80 L-72,80 Z'), WOOD, { angle: 0.02, gap: 6.4 });
  line(pen, 'M-78,28 L78,28 M-75,54 L75,54', 2.2);
  for (const x of [-64, 44]) {
    cut(pen, shape(`M${x},4 L${x + 20},4 L${x + 18},80 L${x + 2},80 Z`), IRON, { gap: 4.2 });
    for (const y of [14, 42, 70]) cut(pen, circle(x + 10, y, 3.4), STEEL, { light: 0, dark: 0, edge: 1.4 });
  }
  cut(pen, shape('M-80,4 L80,4 L79,14 L-79,14 Z'), IRON, { gap: 4 });
  cut(pen, block(-17, 6, 34, 36, 4), BRASS, { gap: 4.2 });
  cut(pen, oval(0, 22, 5, 6), INK, { light: 0, dark: 0, edge: 0 });
  fill(pen, shape('M-3,22 L3,22 L5,36 L-5,36 Z'), INK);
  for (const [x, y] of [
    [-88, 80],
    [86, 78],
    [70, 88],
  ] as const)
    cut(pen, oval(x, y, 13, 5.6), BRASS_LIGHT, { edge: 2.4, gap: 3.2 });
}
