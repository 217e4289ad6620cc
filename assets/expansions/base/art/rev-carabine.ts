import { BRASS, INK, IRON, LEATHER, STEEL, WOOD } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { block, oval, shape } from '../../../art/shape.ts';
import { pipe } from '../../../art/tone.ts';
import { burst, cut, fill, line } from '../../../art/woodcut.ts';

/** Half revolver, half rifle: a cylinder between a long barrel and a shoulder stock. */
export function revCarabine(pen: Pen): void {
  burst(pen, 'rgba(47,92,132,.22)', 18);
  placed(pen, { x: 0, y: -2, turn: -0.74, scale: 0.9 }, () => {
    line(pen, 'M-98,34 C-60,74 40,66 72,4', 7);
    line(pen, 'M-98,34 C-60,74 40,66 72,4', 3.2, LEATHER);
    line(pen, 'M-12,18 C-10,40 -38,42 -42,20', 7.4);
    line(pen, 'M-12,18 C-10,40 -38,42 -42,20', 3, BRASS);
    line(pen, 'M-27,18 C-31,25 -28,30 -24,32', 4);
    cut(pen, shape('M18,-20 L126,-17 L126,-5 L18,0 Z'), IRON, { tone: pipe, angle: 0 });
    cut(pen, shape('M112,-18 L114,-26 L121,-26 L122,-17 Z'), IRON, { edge: 2.2, light: 0, dark: 0 });
    cut(pen, shape('M16,0 L66,0 L72,6 L66,11 L16,14 Z'), WOOD, { tone: pipe, angle: 0 });
    cut(pen, block(62, -20, 9, 32, 3), BRASS, { edge: 2.4, gap: 3.4 });
    cut(
      pen,
      shape(
        'M-44,-8 C-56,-8 -66,2 -76,10 L-126,22 C-132,24 -130,58 -122,58 C-100,54 -78,44 -62,32 C-54,28 -46,24 -38,20 Z',
      ),
      WOOD,
      { gap: 5 },
    );
    cut(pen, shape('M-130,22 L-122,20 C-116,32 -116,46 -118,58 L-126,60 C-134,48 -136,32 -130,22 Z'), BRASS, {
      edge: 2.6,
      gap: 4,
    });
    cut(pen, shape('M-50,-14 C-58,-18 -60,-26 -68,-28 L-64,-36 C-54,-34 -44,-30 -40,-20 Z'), IRON, { edge: 2.4 });
    cut(pen, shape('M-52,-6 C-54,-18 -48,-24 -38,-25 L20,-25 L22,16 L-8,20 L-40,20 C-48,14 -52,6 -52,-6 Z'), BRASS, {
      gap: 4.4,
    });
    cut(pen, shape('M-28,-33 L8,-33 C14,-30 14,18 8,21 L-28,21 C-34,18 -34,-30 -28,-33 Z'), STEEL, {
      tone: pipe,
      angle: 0,
      gap: 4,
    });
    for (const y of [-22, -6, 10]) fill(pen, oval(-8, y, 14, 4), INK);
  });
}
