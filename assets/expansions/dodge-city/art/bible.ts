import { BRASS, BRASS_LIGHT, CREAM, GOLD, INK, RED } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { block, circle, shape, star } from '../../../art/shape.ts';
import { burst, cut, fill, ground, line, nicks } from '../../../art/woodcut.ts';

const HIDE = '#3a2a26';

/** The book from the breast pocket; the bullet got no farther than Leviticus. */
export function bible(pen: Pen): void {
  burst(pen, 'rgba(75,107,58,.24)', 20, 280, 0, -10);
  ground(pen, 4, 90, 84);
  placed(pen, { x: 0, y: 0, turn: -0.12, scale: 1.02 }, () => {
    cut(pen, shape('M-50,-80 L58,-80 L66,-70 L66,84 L-44,84 Z'), HIDE, { light: 0.4, gap: 5 });
    cut(pen, shape('M-48,-76 L58,-76 L60,76 L-46,76 Z'), CREAM, { light: 0, dark: 0.4, angle: Math.PI / 2, gap: 3.4 });
    for (const x of [47, 51, 55]) line(pen, `M${x},-70 L${x + 1.4},74`, 1.2, 'rgba(42,26,16,.6)');
    cut(pen, shape('M30,70 L42,70 L44,104 L37,97 L31,105 Z'), RED, { edge: 2.4, gap: 4 });
    cut(pen, block(-58, -84, 104, 164, 6), HIDE, { gap: 5.4, lightColour: 'rgba(255,232,200,.3)' });
    cut(pen, shape('M-58,-80 C-58,-83 -56,-84 -54,-84 L-40,-84 L-40,80 L-54,80 C-57,80 -58,78 -58,76 Z'), '#2a1d1a', {
      light: 0.4,
      dark: 0,
      edge: 2.2,
    });
    line(pen, 'M-32,-72 L36,-72 L36,68 L-32,68 Z', 2.6, GOLD);
    for (const [x, y] of [
      [-32, -72],
      [36, -72],
      [-32, 68],
      [36, 68],
    ] as const)
      cut(pen, star(4, 10, 4, x, y), BRASS, { edge: 1.8, light: 0, dark: 0 });
    cut(
      pen,
      shape('M-5,-52 L9,-52 L9,-30 L27,-30 L27,-17 L9,-17 L9,44 L-5,44 L-5,-17 L-23,-17 L-23,-30 L-5,-30 Z'),
      GOLD,
      {
        gap: 4,
        edge: 2.6,
      },
    );
    struck(pen);
  });
}

/** Where the bullet sits, flattened, in torn leather. */
function struck(pen: Pen): void {
  placed(pen, { x: 14, y: 22 }, () => {
    cut(pen, star(9, 21, 12, 0, 0, 0.2), CREAM, { edge: 2.2, light: 0, dark: 0.5, gap: 3 });
    fill(pen, circle(0, 0, 10.5), INK);
    cut(pen, circle(-1, -1, 8), BRASS_LIGHT, { edge: 2, gap: 3 });
    cut(pen, circle(-1.6, -1.6, 3.6), BRASS, { edge: 1.4, light: 0, dark: 0 });
    nicks(pen, [
      [14, -16, 20, -22, 26, -32, 2],
      [18, 8, 26, 10, 34, 18, 2],
      [-16, 12, -24, 16, -28, 26, 2],
      [-2, 20, -2, 30, 4, 38, 1.6],
    ]);
  });
}
