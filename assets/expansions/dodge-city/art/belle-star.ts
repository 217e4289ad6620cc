import { backdrop } from '../../../art/bust/backdrop.ts';
import { eyes, head, lips, nose, SKIN } from '../../../art/bust/head.ts';
import { BRASS_LIGHT, CHALK, GOLD, INK, STEEL } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { revolver } from '../../../art/revolver.ts';
import { circle, oval, shape, star } from '../../../art/shape.ts';
import { cut, fill, line, nicks } from '../../../art/woodcut.ts';

const HAIR = '#5c2620';
const VELVET = '#3f2f5c';

/** The bandit queen in velvet: while she speaks, nothing before the others says a word. */
export function belleStar(pen: Pen): void {
  backdrop(pen, '#c9a24e');
  placed(pen, { x: -72, y: 44, turn: -1.42, scale: 0.62 }, () => revolver(pen, { grip: CHALK, metal: STEEL }));
  cut(pen, shape('M-44,-30 C-58,-6 -54,26 -42,42 L42,42 C54,26 58,-6 44,-30 Z'), HAIR, { gap: 4 });
  cut(
    pen,
    shape('M-108,124 C-106,94 -84,76 -60,80 C-46,72 -36,70 -26,66 L26,66 C36,70 46,72 60,80 C84,76 106,94 108,124 Z'),
    VELVET,
    {
      gap: 5,
    },
  );
  head(pen, { skin: SKIN.pale, jaw: 'long', ears: 0, brim: false });
  collar(pen);
  pompadour(pen);
  eyes(pen, { brow: '#3c1a14', weight: 3, tilt: 3, open: 0.72, iris: '#4a6a4a', lashes: true, look: 3 });
  nose(pen, 'straight');
  lips(pen, '#97222a', 1);
  nicks(pen, [[-20, 24, -23, 30, -22, 38, 1.4]]);
  fill(pen, circle(-20, 44, 2), INK);
  for (const x of [-37, 37]) {
    line(pen, `M${x},22 L${x},32`, 2.2, GOLD);
    cut(pen, star(5, 8, 3.6, x, 38), GOLD, { edge: 1.8, light: 0, dark: 0 });
  }
}

function collar(pen: Pen): void {
  cut(pen, shape('M-27,50 C-14,62 14,62 27,50 L31,82 C16,92 -16,92 -31,82 Z'), CHALK, {
    gap: 3.8,
    light: 0,
    dark: 0.7,
  });
  for (const x of [-22, -11, 0, 11, 22])
    cut(pen, circle(x, 86 - Math.abs(x) * 0.16, 6.4), CHALK, { edge: 2, light: 0, dark: 0.4, gap: 3 });
  cut(pen, oval(0, 70, 9, 11), GOLD, { edge: 2.4, gap: 3 });
  fill(pen, star(5, 7, 3, 0, 70), VELVET);
  for (const y of [104, 118]) cut(pen, circle(0, y, 4), BRASS_LIGHT, { edge: 2, light: 0, dark: 0 });
}

/** Hair piled high, the star of her name in it. */
function pompadour(pen: Pen): void {
  cut(
    pen,
    shape(
      'M-40,-8 C-60,-34 -56,-74 -26,-88 C-14,-100 20,-102 32,-86 C58,-74 60,-34 40,-8 C42,-26 34,-36 20,-42 C4,-46 -10,-46 -22,-40 C-34,-34 -40,-24 -40,-8 Z',
    ),
    HAIR,
    { gap: 4.4 },
  );
  nicks(pen, [
    [-36, -30, -40, -62, -14, -84, 2.2],
    [-22, -40, -20, -66, 4, -90, 2],
    [22, -42, 30, -64, 18, -88, 2],
    [36, -28, 48, -52, 36, -80, 2.2],
    [0, -45, 4, -66, 14, -84, 1.6],
  ]);
  for (const side of [-1, 1]) {
    pen.save();
    pen.scale(side, 1);
    cut(pen, shape('M40,-14 C50,-8 54,6 46,14 C54,20 54,34 46,40 C40,32 44,24 38,18 C34,8 36,-4 40,-14 Z'), HAIR, {
      gap: 3.4,
      edge: 2.4,
    });
    pen.restore();
  }
  cut(pen, star(5, 24, 10.4, 2, -58), GOLD, { gap: 3.6, edge: 3 });
  cut(pen, circle(2, -58, 5), CHALK, { edge: 1.6, light: 0, dark: 0 });
}
