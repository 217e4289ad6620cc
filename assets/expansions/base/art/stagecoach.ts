import { puff } from '../../../art/flash.ts';
import { BRASS, INK, LEATHER, LEATHER_DARK, RED, SAND, SMOKE, WOOD, WOOD_DARK } from '../../../art/palette.ts';
import type { Pen } from '../../../art/pen.ts';
import { block, circle, oval, shape } from '../../../art/shape.ts';
import { wheel } from '../../../art/wheel.ts';
import { burst, cut, fill, ground, line } from '../../../art/woodcut.ts';

/** The overland coach at full speed, luggage on the roof, dust behind. */
export function stagecoach(pen: Pen): void {
  burst(pen, 'rgba(120,70,30,.2)', 18, 280, 0, 10);
  ground(pen, 0, 86, 100);
  puff(
    pen,
    [
      [92, 72, 14],
      [74, 80, 10],
      [100, 52, 9],
    ],
    SMOKE,
  );
  line(pen, 'M-58,-18 C-76,-20 -90,-14 -104,-8 M-58,-14 C-74,-10 -90,-2 -104,6', 2.4);
  cut(pen, block(-6, -78, 46, 24, 3), LEATHER, { gap: 4 });
  line(pen, 'M4,-78 L4,-54 M30,-78 L30,-54', 3);
  cut(pen, shape('M42,-54 C40,-72 50,-76 58,-74 C68,-72 70,-62 68,-54 Z'), SAND, { gap: 4 });
  cut(pen, shape('M-38,-56 L76,-56 L80,-46 L-42,-46 Z'), WOOD_DARK, { light: 0.5 });
  cut(pen, shape('M-36,-46 L72,-46 C80,-22 76,12 62,30 L-20,30 C-38,18 -44,-20 -36,-46 Z'), RED);
  line(pen, 'M-39,4 C0,10 40,10 73,2', 2.6, BRASS);
  for (const [x, width] of [
    [-28, 24],
    [4, 28],
    [40, 24],
  ] as const) {
    cut(pen, block(x, -38, width, 30, 4), INK, { light: 0, dark: 0, edge: 2.6 });
    fill(pen, block(x + 2, -36, width - 4, 26, 3), '#e9c98a');
    fill(
      pen,
      shape(
        `M${x + 2},-36 L${x + width - 2},-36 L${x + width - 2},-26 C${x + width / 2},-30 ${x + width / 2},-30 ${x + 2},-18 Z`,
      ),
      LEATHER_DARK,
    );
  }
  line(pen, 'M3,-8 L3,28 M33,-8 L33,28', 2.2);
  cut(pen, shape('M-88,12 L-40,12 L-36,26 L-20,34 L70,34 L74,42 L-84,42 Z'), WOOD, { gap: 4 });
  cut(pen, shape('M-82,-2 L-46,-6 L-44,14 L-84,14 Z'), LEATHER, { gap: 4 });
  cut(pen, shape('M-76,-4 C-80,-30 -70,-40 -58,-38 C-48,-36 -46,-18 -48,-4 Z'), '#3c4a5e', { gap: 4 });
  cut(pen, circle(-64, -48, 10), '#d8a878', { edge: 2.4, gap: 3.4 });
  cut(pen, oval(-64, -54, 19, 5, -0.1), WOOD_DARK, { edge: 2.2, light: 0, dark: 0 });
  cut(pen, shape('M-74,-56 C-74,-70 -54,-70 -54,-57 Z'), WOOD_DARK, { edge: 2.2, gap: 3.4 });
  line(pen, 'M-54,-20 C-62,-14 -66,-16 -70,-18', 5);
  wheel(pen, -52, 54, 30, 9);
  wheel(pen, 46, 48, 38, 11);
  line(pen, 'M84,-30 L102,-32 M86,-10 L100,-11 M84,8 L98,8', 3);
}
