import { cartridge } from '../../../art/flash.ts';
import { BRASS, BRASS_LIGHT, INK, IRON, LEATHER, STEEL, WOOD, WOOD_LIGHT } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { block, circle, shape } from '../../../art/shape.ts';
import { pipe } from '../../../art/tone.ts';
import { burst, cut, line } from '../../../art/woodcut.ts';

/** The long lever rifle, its lever thrown open, five rounds laid out. */
export function winchester(pen: Pen): void {
  burst(pen, 'rgba(47,92,132,.22)', 22, 280, 0, -10);
  placed(pen, { x: 0, y: -20, turn: 0.52, scale: 0.86 }, () => {
    line(pen, 'M-22,12 C-34,22 -40,36 -32,50 C-24,60 -6,54 -6,44 C-6,34 -14,26 -10,12', 8.4);
    line(pen, 'M-22,12 C-34,22 -40,36 -32,50 C-24,60 -6,54 -6,44 C-6,34 -14,26 -10,12', 3.8, STEEL);
    line(pen, 'M-34,12 C-36,18 -34,22 -30,24', 3.6);
    cut(pen, shape('M14,-14 L132,-12 L132,-3 L14,-2 Z'), IRON, { tone: pipe, angle: 0, gap: 3.6 });
    cut(pen, shape('M14,-2 L122,-2 L122,7 L14,9 Z'), STEEL, { tone: pipe, angle: 0, gap: 3.6 });
    cut(pen, shape('M12,-6 L68,-4 L74,4 L68,11 L12,13 Z'), WOOD, { gap: 4.4 });
    cut(pen, block(66, -15, 8, 27, 2), BRASS, { edge: 2.2, gap: 3.2 });
    cut(pen, block(116, -14, 7, 22, 2), IRON, { edge: 2.2, light: 0, dark: 0 });
    cut(pen, shape('M118,-13 L120,-21 L127,-21 L128,-12 Z'), IRON, { edge: 2, light: 0, dark: 0 });
    cut(
      pen,
      shape(
        'M-40,-12 C-54,-12 -64,-6 -72,2 L-124,16 C-132,20 -128,52 -120,52 C-96,48 -74,38 -58,24 C-50,18 -42,14 -34,13 Z',
      ),
      WOOD_LIGHT,
      { gap: 5 },
    );
    cut(pen, shape('M-128,16 L-120,14 C-114,26 -114,40 -116,52 L-124,54 C-132,42 -134,26 -128,16 Z'), BRASS, {
      edge: 2.6,
      gap: 4,
    });
    cut(pen, shape('M-42,-14 C-50,-16 -54,-22 -62,-22 L-60,-30 C-50,-30 -40,-26 -34,-18 Z'), IRON, {
      edge: 2.4,
      light: 0.4,
      dark: 0,
    });
    cut(pen, shape('M-46,0 C-46,-12 -42,-17 -34,-18 L14,-18 L18,-4 L16,13 L-30,14 C-40,12 -46,8 -46,0 Z'), BRASS, {
      gap: 4.2,
    });
    cut(pen, block(-18, -10, 24, 11, 4), INK, { light: 0, dark: 0, edge: 1.6 });
    cut(pen, circle(-34, 4, 2.6), BRASS_LIGHT, { edge: 1.4, light: 0, dark: 0 });
  });
  for (const [at, x] of [-44, -22, 0, 22, 44].entries())
    placed(pen, { x, y: 92 - at * 0.5, turn: -0.05, scale: 1.15 }, () => cartridge(pen, BRASS_LIGHT, LEATHER));
  line(pen, 'M-62,97 L64,95', 2.4);
}
