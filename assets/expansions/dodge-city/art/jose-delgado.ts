import { backdrop } from '../../../art/bust/backdrop.ts';
import { eyes, head, mouth, nose } from '../../../art/bust/head.ts';
import { moustache } from '../../../art/bust/whiskers.ts';
import { BLUE, BLUE_DARK, BRASS_LIGHT, CHALK, LEATHER_DARK, SAND, WOOD, WOOD_LIGHT } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { block, circle, shape } from '../../../art/shape.ts';
import { ring } from '../../../art/wheel.ts';
import { cut, fill, line, nicks } from '../../../art/woodcut.ts';

const HAIR = '#221a18';

/** A trader with a kerchief and a guitar; everything blue turns into two of something else. */
export function joseDelgado(pen: Pen): void {
  backdrop(pen, '#d9a45c');
  placed(pen, { x: 66, y: 30, turn: 0.5 }, () => guitar(pen));
  cut(
    pen,
    shape('M-40,-30 C-56,0 -54,40 -58,64 C-48,66 -40,58 -36,46 L36,46 C40,58 48,66 58,64 C54,40 56,0 40,-30 Z'),
    HAIR,
    {
      gap: 4,
      angle: 1.4,
      light: 0.9,
    },
  );
  head(pen, { skin: '#a8704a', jaw: 'long', ears: 0, brim: false });
  serape(pen);
  kerchief(pen);
  eyes(pen, { brow: HAIR, weight: 4, tilt: -3, open: 0.82, iris: '#2a1a10', look: 4 });
  nose(pen, 'hook');
  moustache(pen, 'pencil', HAIR);
  placed(pen, { x: 2, y: 8, scale: 0.86 }, () => mouth(pen, 'grin', 41));
  cut(pen, shape('M-4,58 C-2,56 2,56 4,58 L2,67 L-2,67 Z'), HAIR, { edge: 1.4, light: 0, dark: 0 });
  fill(pen, shape('M8,39 L13,38.4 L12.4,45 L8,45.4 Z'), BRASS_LIGHT);
  cut(pen, ring(-38, 22, 8.4, 5.4), BRASS_LIGHT, { edge: 2, light: 0, dark: 0 });
}

function serape(pen: Pen): void {
  cut(pen, shape('M-112,124 C-100,84 -58,74 -30,56 C-14,76 14,76 30,56 C58,74 100,84 112,124 Z'), BLUE, { gap: 5 });
  for (const [drop, colour, width] of [
    [2, CHALK, 4],
    [12, SAND, 6],
    [24, BLUE_DARK, 7],
    [36, CHALK, 3],
  ] as const)
    line(
      pen,
      `M-96,${94 + drop} C-58,${80 + drop} -36,${70 + drop} -31,${64 + drop} C-12,${86 + drop} 12,${86 + drop} 31,${64 + drop} C36,${70 + drop} 58,${80 + drop} 96,${94 + drop}`,
      width,
      colour,
    );
  nicks(pen, [
    [-30, 58, -14, 78, 0, 80, 2.4],
    [30, 58, 14, 78, 0, 80, 2.4],
  ]);
}

function kerchief(pen: Pen): void {
  cut(
    pen,
    shape('M-38,-24 C-52,-18 -66,-10 -74,6 C-66,6 -60,4 -56,0 C-58,10 -62,18 -64,26 C-52,18 -44,2 -38,-10 Z'),
    BLUE,
    { gap: 3.8 },
  );
  cut(pen, shape('M-43,-14 C-50,-58 -28,-82 0,-82 C28,-82 50,-58 43,-14 C30,-32 -30,-32 -43,-14 Z'), BLUE, {
    gap: 4.6,
  });
  cut(
    pen,
    shape('M-44,-12 C-46,-22 -44,-30 -42,-34 C-16,-46 16,-46 42,-34 C44,-30 46,-22 44,-12 C30,-30 -30,-30 -44,-12 Z'),
    BLUE_DARK,
    {
      gap: 3.8,
      edge: 2.4,
    },
  );
  cut(pen, circle(-42, -18, 7), BLUE, { edge: 2.4, gap: 3 });
  for (const [x, y] of [
    [-22, -58],
    [2, -68],
    [24, -56],
    [0, -50],
    [-34, -44],
    [36, -44],
    [-14, -74],
    [16, -76],
  ] as const)
    fill(pen, circle(x, y, 3), CHALK);
}

/** Only its head and neck: the rest hangs on his back. */
function guitar(pen: Pen): void {
  cut(pen, shape('M-9,-40 L9,-40 L10,90 L-10,90 Z'), WOOD, { gap: 4 });
  for (const y of [-26, -8, 10, 28, 46, 64]) line(pen, `M-9,${y} L9,${y}`, 1.8, BRASS_LIGHT);
  cut(pen, shape('M-13,-78 C-6,-84 6,-84 13,-78 L11,-40 L-11,-40 Z'), WOOD_LIGHT, { gap: 3.8 });
  for (const y of [-70, -58, -47])
    for (const side of [-1, 1]) cut(pen, block(side * 16 - 4, y - 3, 8, 6, 3), CHALK, { edge: 2, light: 0, dark: 0 });
  line(pen, 'M-4,-72 L-4,88 M0,-74 L0,88 M4,-72 L4,88', 1, LEATHER_DARK);
}
