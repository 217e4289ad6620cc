import { backdrop } from '../../../art/bust/backdrop.ts';
import { eyes, head, lips, nose, SKIN } from '../../../art/bust/head.ts';
import { BRASS_LIGHT, CHALK, GOLD, INK, STEEL } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { revolver } from '../../../art/revolver.ts';
import { circle, oval, shape, star } from '../../../art/shape.ts';
import { cut, fill, line, nicks } from '../../../art/woodcut.ts';

const HAIR = '#8a3a22';
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
  for (const x of [-35, 35]) {
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
  for (const [x, y, rx, ry, turn] of [
    [-40, -36, 17, 24, 0.5],
    [42, -36, 17, 24, -0.5],
    [-30, -66, 24, 19, -0.5],
    [32, -66, 24, 19, 0.5],
    [0, -80, 28, 19, 0],
    [-44, -4, 10, 17, 0.1],
    [45, -4, 10, 17, -0.1],
  ] as const)
    cut(pen, oval(x, y, rx, ry, turn), HAIR, { gap: 3.8 });
  cut(
    pen,
    shape(
      'M-40,-6 C-46,-34 -34,-64 0,-68 C34,-64 46,-34 40,-6 C40,-24 34,-34 22,-42 C10,-34 -6,-32 -20,-36 C-32,-34 -39,-22 -40,-6 Z',
    ),
    HAIR,
    { gap: 4.2 },
  );
  line(
    pen,
    'M-46,-44 C-42,-54 -34,-50 -36,-42 M48,-44 C44,-54 36,-50 38,-42 M-42,-70 C-34,-80 -22,-76 -22,-66 M44,-70 C36,-80 24,-76 24,-66 M-14,-86 C-4,-94 12,-90 12,-80',
    2,
    '#3c1410',
  );
  nicks(pen, [
    [-34, -22, -28, -46, -8, -62, 2],
    [34, -22, 30, -46, 12, -62, 2],
    [-18, -38, -8, -50, 4, -64, 1.8],
    [18, -42, 16, -52, 8, -62, 1.6],
  ]);
  placed(pen, { x: 22, y: -54, turn: 0.2 }, () => {
    cut(pen, star(5, 19, 8.4, 0, 0), GOLD, { gap: 3.6, edge: 2.8 });
    cut(pen, circle(0, 0, 4.4), CHALK, { edge: 1.6, light: 0, dark: 0 });
  });
  for (const side of [-1, 1]) {
    pen.save();
    pen.scale(side, 1);
    cut(pen, shape('M40,8 C50,14 52,26 46,34 C54,40 52,54 44,58 C38,50 44,44 38,38 C34,28 36,16 40,8 Z'), HAIR, {
      gap: 3.4,
      edge: 2.4,
    });
    pen.restore();
  }
}
