import { cartridge } from '../../../art/flash.ts';
import { BRASS, BRASS_LIGHT, INK, IRON, LEATHER_DARK, STEEL, WOOD } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { circle, oval, shape } from '../../../art/shape.ts';
import { pipe } from '../../../art/tone.ts';
import { burst, cut, fill, line } from '../../../art/woodcut.ts';

/** A top-break revolver, open: the empty cases jump out. */
export function schofield(pen: Pen): void {
  burst(pen, 'rgba(47,92,132,.22)', 18, 280, 0, -10);
  placed(pen, { x: -14, y: -4, turn: -0.34, scale: 0.98 }, () => {
    line(pen, 'M0,12 C2,34 -28,36 -32,14', 8);
    line(pen, 'M0,12 C2,34 -28,36 -32,14', 3.4, STEEL);
    line(pen, 'M-15,12 C-19,19 -16,25 -10,27', 4.2);
    placed(pen, { x: 14, y: 14, turn: 0.72 }, () => {
      cut(pen, shape('M-6,-34 L92,-32 L92,-15 L-6,-8 Z'), IRON, { tone: pipe, angle: 0 });
      cut(pen, shape('M80,-32 L84,-40 L90,-40 L90,-32 Z'), IRON, { edge: 2.2, light: 0, dark: 0 });
      cut(pen, shape('M-36,-46 L4,-46 C9,-44 9,-4 4,-2 L-36,-2 C-42,-4 -42,-44 -36,-46 Z'), STEEL, {
        tone: pipe,
        angle: 0,
        gap: 4,
      });
      for (const y of [-36, -23, -10]) fill(pen, oval(-10, y, 14, 3.2), INK);
      cut(pen, oval(-37, -24, 6, 22), '#8f8f92', { gap: 4, edge: 2.4 });
      for (const y of [-38, -28, -18, -9]) fill(pen, oval(-37, y, 2.6, 3.4), INK);
    });
    cut(pen, shape('M-42,-28 C-50,-32 -52,-40 -62,-44 L-57,-52 C-46,-49 -36,-44 -32,-34 Z'), IRON, { edge: 2.6 });
    cut(
      pen,
      shape('M-32,-10 C-48,-10 -56,0 -60,14 C-65,32 -76,48 -83,60 C-87,72 -62,82 -54,72 C-48,56 -40,36 -24,16 Z'),
      WOOD,
      { gap: 4.6 },
    );
    cut(
      pen,
      shape(
        'M-46,-10 C-48,-26 -42,-36 -32,-38 L-22,-38 L-20,-6 L14,2 C22,6 22,18 12,20 L-24,18 C-38,16 -46,6 -46,-10 Z',
      ),
      IRON,
      { gap: 4.2 },
    );
    cut(pen, circle(10, 10, 6.4), STEEL, { edge: 2.4, light: 0, dark: 0 });
    cut(pen, circle(-66, 52, 3.4), BRASS, { edge: 1.8, light: 0, dark: 0 });
  });
  for (const [x, y, turn] of [
    [2, -70, -0.5],
    [30, -84, 0.4],
    [58, -66, 1.1],
  ] as const)
    placed(pen, { x, y, turn, scale: 1.05 }, () => cartridge(pen, BRASS_LIGHT, LEATHER_DARK));
  line(pen, 'M-6,-44 C-8,-50 -8,-54 -6,-58 M14,-50 C16,-58 20,-64 24,-68 M30,-42 C38,-46 44,-50 48,-56', 2.4);
}
