import { BONE, BRASS, INK, IRON, STEEL, WOOD, WOOD_DARK } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { block, oval, shape } from '../../../art/shape.ts';
import { pipe } from '../../../art/tone.ts';
import { burst, cut, fill, line, nicks } from '../../../art/woodcut.ts';

const HORN = '#54463a';

/** What the big rifle leaves of a bull, and the rifle below it. */
export function buffaloRifle(pen: Pen): void {
  burst(pen, 'rgba(75,107,58,.24)', 20, 280, 0, -20);
  skull(pen);
  placed(pen, { x: -2, y: 62, turn: -0.16, scale: 1 }, () => rifle(pen));
}

function skull(pen: Pen): void {
  for (const side of [-1, 1]) {
    pen.save();
    pen.scale(side, 1);
    cut(
      pen,
      shape(
        'M26,-66 C44,-74 66,-66 76,-52 C84,-42 86,-64 78,-86 C72,-98 88,-98 94,-84 C104,-58 98,-26 76,-22 C56,-20 40,-34 26,-36 Z',
      ),
      HORN,
      { gap: 4.4 },
    );
    nicks(
      pen,
      [
        [40, -64, 46, -54, 44, -42, 1.8],
        [56, -62, 60, -50, 58, -36, 1.8],
        [70, -54, 74, -44, 72, -32, 1.6],
      ],
      'rgba(255,236,200,.55)',
    );
    pen.restore();
  }
  cut(
    pen,
    shape(
      'M0,-80 C18,-82 34,-74 36,-58 C40,-44 42,-34 34,-22 C28,-10 26,2 24,18 C22,36 18,54 12,60 C4,66 -4,66 -12,60 C-18,54 -22,36 -24,18 C-26,2 -28,-10 -34,-22 C-42,-34 -40,-44 -36,-58 C-34,-74 -18,-82 0,-80 Z',
    ),
    BONE,
    { gap: 5 },
  );
  for (const side of [-1, 1]) {
    pen.save();
    pen.scale(side, 1);
    fill(pen, shape('M14,-34 C22,-42 36,-38 36,-30 C36,-20 26,-14 18,-18 C12,-22 10,-28 14,-34 Z'), INK);
    fill(pen, shape('M3,22 C10,26 14,38 12,50 C6,46 3,36 3,22 Z'), INK);
    nicks(pen, [
      [12, -12, 18, 4, 14, 18, 2.2],
      [30, -14, 24, -4, 23, 8, 2],
      [10, -62, 18, -56, 22, -48, 1.8],
    ]);
    pen.restore();
  }
  line(pen, 'M2,-78 C-2,-66 5,-58 0,-46 C-4,-38 3,-30 0,-20', 1.8);
  fill(pen, oval(-2, -50, 4.4, 5), INK);
  nicks(pen, [
    [-6, -54, -12, -60, -14, -66, 1.6],
    [2, -52, 8, -58, 8, -64, 1.4],
  ]);
}

/** Butt at x -108, muzzle at x 106. */
function rifle(pen: Pen): void {
  cut(pen, shape('M-28,-14 L106,-13 L106,-1 L-28,2 Z'), IRON, { tone: pipe, angle: 0, gap: 3.6 });
  cut(pen, shape('M96,-13 L98,-20 L103,-20 L104,-13 Z'), IRON, { edge: 2, light: 0, dark: 0 });
  cut(pen, shape('M-16,2 L46,0 C50,4 48,8 42,10 L-16,14 Z'), WOOD, { gap: 4.2 });
  cut(pen, shape('M-108,0 C-112,12 -108,32 -102,34 C-84,26 -66,16 -48,14 L-44,-6 C-62,-10 -76,-8 -84,-6 Z'), WOOD, {
    gap: 4.6,
  });
  cut(pen, shape('M-110,0 L-102,-2 C-104,12 -102,24 -96,31 L-103,35 C-110,26 -112,12 -110,0 Z'), BRASS, {
    edge: 2.4,
    gap: 3.2,
  });
  cut(pen, shape('M-54,-14 L-10,-16 L-8,14 L-52,14 Z'), STEEL, { gap: 4 });
  cut(pen, shape('M-36,-16 C-42,-22 -40,-32 -50,-36 L-46,-42 C-36,-38 -30,-30 -28,-17 Z'), IRON, {
    edge: 2.4,
    light: 0.4,
    dark: 0,
  });
  line(pen, 'M-44,14 C-44,30 -14,30 -14,14', 6);
  line(pen, 'M-44,14 C-44,30 -14,30 -14,14', 2.4, STEEL);
  line(pen, 'M-31,14 C-34,19 -32,23 -28,24', 3.4);
  cut(pen, block(-2, -17, 60, 6, 3), BRASS, { edge: 2.2, gap: 3 });
  for (const x of [4, 48]) cut(pen, block(x, -18, 6, 12, 1), WOOD_DARK, { edge: 2, light: 0, dark: 0 });
}
