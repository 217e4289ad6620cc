import { BLUE_DARK, INK, STEEL_LIGHT } from '../../../art/palette.ts';
import type { Pen } from '../../../art/pen.ts';
import { circle, oval, shape, star } from '../../../art/shape.ts';
import { ball } from '../../../art/tone.ts';
import { burst, cut, fill, ground, nicks } from '../../../art/woodcut.ts';

const COAT = '#e6e3da';
const SHADED = '#c2c0bb';
const MANE = '#8f949b';

/** A silver horse rears before the moon: its rider sees farther than others. */
export function silver(pen: Pen): void {
  burst(pen, 'rgba(47,92,132,.22)', 18, 280, -10, -20);
  cut(pen, circle(-6, -14, 74), '#7f9db4', { tone: ball, gap: 5.4, light: 0.7, dark: 0.5, edge: 2.6 });
  for (const [x, y, size] of [
    [-84, -74, 8],
    [82, -66, 9],
    [90, 4, 6],
  ] as const)
    fill(pen, star(4, size, size * 0.3, x, y), BLUE_DARK);
  ground(pen, 26, 90, 70);
  tail(pen);
  leg(pen, 'M44,30 C60,40 66,54 58,66 L62,84 L70,92 L48,92 L48,68 C40,58 34,48 34,38 Z', SHADED);
  leg(pen, 'M-14,-14 C-30,-4 -42,0 -52,-2 L-64,18 L-72,24 L-76,14 L-66,6 C-64,-12 -52,-18 -40,-20 L-18,-32 Z', SHADED);
  cut(
    pen,
    shape(
      'M-22,-84 C-6,-78 4,-64 12,-50 C30,-42 50,-26 58,0 C64,20 60,38 50,50 C44,56 34,54 28,46 C18,34 2,24 -8,12 C-20,2 -26,-14 -26,-30 C-28,-42 -34,-50 -40,-54 Z',
    ),
    COAT,
    { gap: 4.8 },
  );
  leg(pen, 'M30,22 C50,26 58,44 44,60 C38,68 30,70 26,72 L24,84 L10,92 L2,88 L14,78 L16,60 C8,48 12,30 30,22 Z', COAT);
  leg(pen, 'M-8,-6 C-18,8 -28,14 -40,14 L-46,36 L-50,44 L-60,38 L-52,28 L-54,8 C-50,-2 -40,-4 -30,-4 L-22,-20 Z', COAT);
  head(pen);
  mane(pen);
  nicks(pen, [
    [10, -46, 2, -30, -4, -14, 2.2],
    [52, 4, 48, 18, 38, 26, 2.2],
    [-18, -18, -10, -4, 2, 4, 1.8],
    [30, 44, 38, 46, 46, 40, 1.6],
  ]);
}

function leg(pen: Pen, d: string, coat: string): void {
  cut(pen, shape(d), coat, { gap: 4.2, edge: 2.6 });
}

function head(pen: Pen): void {
  cut(pen, shape('M-26,-84 L-22,-104 C-14,-98 -12,-90 -14,-80 Z'), COAT, { gap: 4, edge: 2.6 });
  cut(
    pen,
    shape(
      'M-30,-88 C-42,-86 -52,-74 -60,-62 C-70,-54 -80,-48 -80,-40 C-80,-32 -72,-30 -66,-34 C-58,-34 -52,-38 -46,-44 C-38,-46 -26,-54 -18,-66 L-16,-82 Z',
    ),
    COAT,
    { gap: 4.2 },
  );
  cut(pen, shape('M-36,-84 L-36,-104 C-28,-100 -24,-92 -26,-82 Z'), COAT, { gap: 4, edge: 2.6 });
  fill(pen, oval(-44, -69, 4.6, 3.8, 0.5), INK);
  fill(pen, circle(-45, -70.4, 1.3), '#fff6e0');
  fill(pen, oval(-75, -42, 2.6, 3.4, 0.6), INK);
  nicks(pen, [
    [-78, -34, -70, -38, -62, -42, 1.8],
    [-46, -45, -38, -54, -34, -62, 1.8],
    [-52, -75, -46, -77, -40, -74, 1.8],
  ]);
}

function mane(pen: Pen): void {
  cut(
    pen,
    shape(
      'M-30,-92 C-18,-98 -4,-92 2,-80 C10,-84 20,-76 22,-66 C32,-66 38,-54 36,-44 C30,-50 22,-50 16,-46 C8,-52 0,-60 -6,-68 C-14,-74 -22,-78 -32,-78 C-36,-82 -34,-88 -30,-92 Z',
    ),
    MANE,
    { gap: 3.6, edge: 2.6, angle: 0.5 },
  );
  nicks(pen, [
    [-26, -86, -10, -82, 2, -68, 1.6],
    [2, -78, 10, -68, 18, -54, 1.6],
  ]);
}

function tail(pen: Pen): void {
  cut(
    pen,
    shape('M52,2 C70,-14 94,0 96,26 C98,44 88,54 92,72 C80,68 74,56 78,42 C70,52 66,58 68,70 C56,60 56,46 62,34 Z'),
    STEEL_LIGHT,
    { gap: 4, edge: 2.8 },
  );
  nicks(pen, [
    [60, 12, 80, 8, 86, 34, 1.8],
    [62, 22, 72, 24, 76, 40, 1.6],
  ]);
}
