import { bulletHole } from '../../../art/flash.ts';
import { CHALK, INK, LEATHER_DARK, RED_DARK, WOOD, WOOD_LIGHT } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { shape } from '../../../art/shape.ts';
import { burst, cut, line, nicks } from '../../../art/woodcut.ts';

/** A hat shot off the head: the bullet went through the crown and through nothing else. */
export function missed(pen: Pen): void {
  burst(pen, 'rgba(47,92,132,.2)', 18, 280, 0, -20);
  placed(pen, { x: -4, y: -6, turn: -0.22, scale: 1.06 }, () => {
    cut(
      pen,
      shape('M-88,8 C-70,-2 -40,-4 0,-2 C40,-4 70,-2 88,8 C84,40 40,46 0,46 C-40,46 -84,40 -88,8 Z'),
      LEATHER_DARK,
      { light: 0.2 },
    );
    cut(
      pen,
      shape(
        'M-44,20 C-50,-26 -38,-62 -18,-66 C-8,-67 -6,-56 2,-56 C10,-57 12,-66 22,-64 C42,-60 50,-22 44,22 C20,30 -20,30 -44,20 Z',
      ),
      WOOD,
    );
    cut(pen, shape('M-46,4 C-20,16 20,16 46,4 L45,22 C20,34 -20,34 -45,22 Z'), RED_DARK, { light: 0.6, gap: 4 });
    cut(
      pen,
      shape(
        'M-94,4 C-86,22 -50,26 -44,18 C-20,32 20,32 44,18 C56,26 86,20 94,2 C98,34 56,50 0,50 C-56,50 -98,36 -94,4 Z',
      ),
      WOOD_LIGHT,
    );
    nicks(pen, [
      [-8, -58, -2, -36, -8, -18, 2],
      [16, -56, 10, -40, 14, -24, 1.6],
    ]);
    bulletHole(pen, -24, -26, 8);
    bulletHole(pen, 26, -30, 8);
  });
  line(pen, 'M-100,2 L-44,-12', 4.5, INK);
  line(pen, 'M-100,2 L-44,-12', 1.6, CHALK);
  line(pen, 'M38,-52 L72,-62', 4, INK);
  line(pen, 'M80,-64 L100,-70', 4, INK);
  line(pen, 'M-30,58 C-36,68 -30,76 -38,88 M0,60 C-4,72 4,78 0,92 M30,56 C28,66 36,74 34,84', 3.2, INK);
}
