import { flash, puff } from '../../../art/flash.ts';
import { BRASS, BRASS_LIGHT, IRON, LEATHER, STEEL } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { circle, shape } from '../../../art/shape.ts';
import { pipe } from '../../../art/tone.ts';
import { ring } from '../../../art/wheel.ts';
import { burst, cut, line } from '../../../art/woodcut.ts';

/** A lever pistol that repeats as fast as one can work the ring. */
export function volcanic(pen: Pen): void {
  burst(pen, 'rgba(178,58,30,.2)', 18, 280, 60, -50);
  puff(pen, [
    [28, -82, 11],
    [8, -76, 8],
  ]);
  placed(pen, { x: -14, y: 12, turn: -0.36, scale: 0.96 }, () => {
    cut(pen, ring(-8, 34, 24, 14), STEEL, { gap: 3.6 });
    cut(pen, ring(14, 22, 12, 6), STEEL, { gap: 3, edge: 2.6 });
    cut(pen, shape('M6,-18 L92,-18 L92,-2 L6,2 Z'), STEEL, { tone: pipe, angle: 0 });
    cut(pen, shape('M0,-38 L96,-38 L98,-20 L0,-18 Z'), IRON, { tone: pipe, angle: 0 });
    cut(pen, shape('M84,-38 L86,-46 L93,-46 L94,-38 Z'), IRON, { edge: 2.2, light: 0, dark: 0 });
    cut(pen, shape('M-44,-30 C-52,-34 -54,-42 -64,-46 L-58,-54 C-48,-50 -38,-44 -34,-36 Z'), IRON, { edge: 2.6 });
    cut(
      pen,
      shape('M-34,-14 C-50,-12 -58,-2 -62,12 C-66,30 -76,46 -82,58 C-86,70 -62,80 -54,70 C-48,54 -40,34 -26,14 Z'),
      LEATHER,
      { gap: 4.6 },
    );
    cut(pen, shape('M-46,-16 C-48,-30 -42,-38 -32,-38 L12,-38 L14,4 L4,12 L-26,14 C-40,12 -46,0 -46,-16 Z'), BRASS, {
      gap: 4.4,
    });
    line(pen, 'M-36,-26 C-20,-32 -4,-30 6,-28 M-34,-4 C-20,4 -8,2 4,0', 1.8, '#7d5815');
    cut(pen, circle(-18, -12, 4.4), BRASS_LIGHT, { edge: 1.8, light: 0, dark: 0 });
  });
  flash(pen, 58, -86, 15, 0.5);
  flash(pen, 96, -26, 15, 0.8);
  flash(pen, 82, -56, 27, 0.1);
}
