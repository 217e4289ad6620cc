import { CHALK, CREAM, GOLD, INK, RED_DARK, WOOD_DARK } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { block, circle, shape, star } from '../../../art/shape.ts';
import { post } from '../../../art/tone.ts';
import { ring } from '../../../art/wheel.ts';
import { burst, cut, fill, ground, line, nicks } from '../../../art/woodcut.ts';

const AMBER = '#b5641c';
const AMBER_LIGHT = '#d98a2e';
const GLASS = '#e4dccb';

/** A square bottle and two full tumblers: one for each life. */
export function whisky(pen: Pen): void {
  burst(pen, 'rgba(217,144,42,.3)', 20, 280, 0, -10);
  ground(pen, 0, 92, 100);
  placed(pen, { x: 4, y: -6 }, () => bottle(pen));
  placed(pen, { x: -58, y: 58, turn: -0.03 }, () => tumbler(pen));
  placed(pen, { x: 62, y: 62, turn: 0.02, scale: 0.92 }, () => tumbler(pen));
}

function bottle(pen: Pen): void {
  cut(pen, circle(0, -90, 13), WOOD_DARK, { gap: 3.6 });
  cut(pen, block(-11, -80, 22, 10, 2), WOOD_DARK, { edge: 2.4, gap: 3.4 });
  cut(
    pen,
    shape(
      'M-12,-70 L12,-70 L13,-44 C36,-40 42,-30 42,-18 L42,88 C42,94 -42,94 -42,88 L-42,-18 C-42,-30 -36,-40 -13,-44 Z',
    ),
    AMBER,
    { tone: post, angle: Math.PI / 2, gap: 5.6 },
  );
  fill(pen, shape('M-12,-68 L12,-68 L12,-56 C4,-52 -4,-52 -12,-56 Z'), GLASS);
  line(pen, 'M-12,-56 C-4,-52 4,-52 12,-56', 2);
  cut(pen, block(-16, -72, 32, 8, 3), GOLD, { edge: 2.2, gap: 3 });
  cut(pen, block(-34, -14, 68, 72, 4), CREAM, { light: 0, dark: 0.4, edge: 2.8 });
  line(pen, 'M-28,-8 L28,-8 L28,52 L-28,52 Z', 1.6, RED_DARK);
  cut(pen, ring(0, 8, 19, 13.4), RED_DARK, { edge: 2, gap: 3.2 });
  cut(pen, star(5, 12, 5.2, 0, 8), GOLD, { edge: 2, light: 0, dark: 0 });
  nicks(pen, [
    [-22, 35, 0, 33, 22, 35, 2.8],
    [-16, 42, 0, 41, 16, 42, 1.8],
    [-12, 48, 0, 47, 12, 48, 1.6],
  ]);
  line(pen, 'M-37,-20 L-37,80', 2.6, 'rgba(255,236,190,.6)');
}

/** Its foot at y 32. */
function tumbler(pen: Pen): void {
  cut(pen, shape('M-27,-30 L27,-30 L23,32 L-23,32 Z'), GLASS, { tone: post, angle: Math.PI / 2, gap: 5, dark: 0.5 });
  cut(pen, shape('M-25,-10 L25,-10 L22.6,24 L-22.6,24 Z'), AMBER_LIGHT, {
    tone: post,
    angle: Math.PI / 2,
    gap: 4.6,
    edge: 2.2,
  });
  fill(pen, shape('M-24.6,-10 C-10,-4 10,-4 24.6,-10 L24.6,-13 L-24.6,-13 Z'), '#f3c574');
  line(pen, 'M-25,-10 C-10,-4 10,-4 25,-10', 1.8);
  for (const x of [-12, 0, 12]) line(pen, `M${x},4 L${x * 0.94},22`, 1.6, 'rgba(60,26,6,.6)');
  nicks(pen, [[-20, -24, -19, -2, -17, 20, 2]], CHALK);
  line(pen, 'M-22,28 L22,28', 1.8, INK);
}
