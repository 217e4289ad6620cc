import { backdrop } from '../../../art/bust/backdrop.ts';
import { bandana, shoulders } from '../../../art/bust/clothes.ts';
import { hat } from '../../../art/bust/hats.ts';
import { dots, eyes, head, mouth, nose, SKIN } from '../../../art/bust/head.ts';
import { BLUE, INK, LEATHER_DARK } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { revolver } from '../../../art/revolver.ts';
import { block, shape } from '../../../art/shape.ts';
import { cut, line, nicks } from '../../../art/woodcut.ts';

const HAIR = '#b5562a';

/** Two braids, two revolvers and a laugh: to her a shot and a dodge are the same. */
export function calamityJanet(pen: Pen): void {
  backdrop(pen, '#8fa7a0');
  for (const flip of [false, true])
    placed(pen, { flip }, () =>
      placed(pen, { x: 58, y: 10, turn: -1.2, scale: 0.5 }, () => revolver(pen, { grip: '#e8dcc0' })),
    );
  shoulders(pen, '#a5743f');
  cut(pen, shape('M-42,-36 C-54,-4 -50,26 -40,40 L40,40 C50,26 54,-4 42,-36 Z'), HAIR, { gap: 4 });
  head(pen, { skin: SKIN.fair, jaw: 'soft', ears: 0 });
  cut(pen, shape('M-34,70 L-16,62 L0,84 L16,62 L34,70 L14,124 L-14,124 Z'), '#8a5a30', { gap: 4.4 });
  bandana(pen, BLUE, true);
  for (let fringe = -7; fringe <= 7; fringe++)
    if (Math.abs(fringe) > 2)
      line(pen, `M${fringe * 13},${92 - Math.abs(fringe) * 0.4} L${fringe * 13.4},108`, 2.4, '#6b421e');
  cut(
    pen,
    shape('M-38,-38 C-20,-34 -6,-30 0,-22 C6,-30 20,-34 38,-38 L40,-14 C30,-20 14,-22 4,-30 C-8,-20 -26,-20 -40,-12 Z'),
    HAIR,
    { gap: 3.6, edge: 2.4 },
  );
  for (const side of [-1, 1]) braid(pen, side);
  eyes(pen, { brow: '#7a3618', weight: 3, tilt: -1, open: 0.95, iris: '#3f6a58', lashes: true });
  nose(pen, 'button');
  placed(pen, { x: 0, y: 8, scale: 0.78 }, () => mouth(pen, 'grin'));
  dots(
    pen,
    [
      [-26, 14],
      [-20, 17],
      [-14, 13],
      [26, 14],
      [20, 17],
      [14, 13],
      [-23, 10],
      [23, 10],
    ],
    'rgba(150,70,30,.85)',
  );
  hat(pen, 'stetson', '#a5632c', LEATHER_DARK, -0.1);
}

function braid(pen: Pen, side: number): void {
  for (let knot = 0; knot < 5; knot++) {
    const y = 30 + knot * 14;
    const x = side * (43 + knot * 2.4);
    cut(
      pen,
      shape(
        `M${x - 10},${y - 7} C${x - 4},${y - 12} ${x + 6},${y - 10} ${x + 10},${y - 4} C${x + 11},${y + 5} ${x + 4},${y + 11} ${x - 2},${y + 11} C${x - 9},${y + 8} ${x - 12},${y} ${x - 10},${y - 7} Z`,
      ),
      HAIR,
      { edge: 2.4, gap: 3.4 },
    );
    nicks(pen, [[x - 6, y - 5, x, y, x + 6, y - 3, 1.2]]);
  }
  cut(pen, block(side * 54 - 7, 95, 14, 8, 2), INK, { light: 0, dark: 0, edge: 2 });
}
