import { BLUE_DARK, INK, STEEL_LIGHT } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { circle, oval, shape, star } from '../../../art/shape.ts';
import { ball } from '../../../art/tone.ts';
import { burst, cut, fill, ground, nicks } from '../../../art/woodcut.ts';

const COAT = '#e6e3da';
const SHADED = '#c2c0bb';
const MANE = '#8f949b';

/** A silver horse rears before the moon: its rider sees farther than others. */
export function silver(pen: Pen): void {
  burst(pen, 'rgba(47,92,132,.22)', 18, 280, -10, -20);
  cut(pen, circle(-2, -18, 72), '#7f9db4', { tone: ball, gap: 5.4, light: 0.7, dark: 0.5, edge: 2.6 });
  for (const [x, y, size] of [
    [-84, -74, 8],
    [86, -66, 9],
    [-92, 6, 6],
  ] as const)
    fill(pen, star(4, size, size * 0.3, x, y), BLUE_DARK);
  ground(pen, 30, 94, 66);
  placed(pen, { x: 2, y: 8, scale: 0.94 }, () => horse(pen));
}

function horse(pen: Pen): void {
  tail(pen);
  leg(pen, 'M46,30 C64,36 72,50 66,64 L74,82 L84,88 L82,94 L60,94 L56,72 C46,62 36,50 36,38 Z', SHADED);
  leg(
    pen,
    'M-10,-20 C-26,-14 -40,-14 -52,-20 L-68,-6 L-78,-4 L-80,-14 L-70,-18 C-64,-32 -54,-36 -42,-32 L-18,-36 Z',
    SHADED,
  );
  cut(
    pen,
    shape(
      'M-18,-88 C0,-84 10,-70 16,-54 C34,-48 52,-30 60,-4 C68,20 62,42 50,52 C42,58 32,50 30,38 C26,22 16,10 4,2 C-12,-6 -22,-18 -18,-34 C-14,-46 -22,-54 -30,-58 Z',
    ),
    COAT,
    { gap: 4.8 },
  );
  leg(
    pen,
    'M40,6 C62,10 70,36 54,58 C48,66 40,71 34,74 L32,83 L18,91 L5,95 L3,87 L15,80 L21,65 C22,58 18,48 20,34 C22,20 28,8 40,6 Z',
    COAT,
  );
  leg(pen, 'M0,-4 C-12,6 -26,10 -40,8 L-48,30 L-56,41 L-66,35 L-58,25 L-56,2 C-50,-8 -40,-10 -30,-10 L-18,-28 Z', COAT);
  head(pen);
  mane(pen);
  nicks(pen, [
    [16, -48, 8, -32, 0, -16, 2.2],
    [58, 2, 56, 16, 48, 24, 2.2],
    [-12, -24, -4, -10, 8, -2, 1.8],
    [24, 62, 30, 58, 34, 52, 1.8],
  ]);
}

function leg(pen: Pen, d: string, coat: string): void {
  cut(pen, shape(d), coat, { gap: 4.2, edge: 2.6 });
}

function head(pen: Pen): void {
  cut(pen, shape('M-22,-86 L-16,-106 C-9,-99 -8,-90 -11,-80 Z'), COAT, { gap: 4, edge: 2.6 });
  cut(
    pen,
    shape(
      'M-24,-92 C-36,-90 -46,-80 -56,-66 C-64,-58 -74,-50 -76,-43 C-78,-35 -72,-30 -65,-33 C-58,-33 -53,-37 -48,-42 C-40,-44 -32,-52 -26,-60 C-18,-66 -12,-74 -12,-82 Z',
    ),
    COAT,
    { gap: 4.2 },
  );
  cut(pen, shape('M-30,-88 L-30,-109 C-22,-104 -18,-95 -20,-86 Z'), COAT, { gap: 4, edge: 2.6 });
  fill(pen, oval(-40, -72, 4.4, 3.6, 0.5), INK);
  fill(pen, circle(-41, -73.4, 1.3), '#fff6e0');
  fill(pen, oval(-71, -43, 2.4, 3.2, 0.6), INK);
  nicks(pen, [
    [-75, -35, -66, -38, -58, -41, 1.8],
    [-44, -46, -36, -54, -32, -62, 1.8],
    [-48, -78, -42, -80, -36, -77, 1.8],
  ]);
}

function mane(pen: Pen): void {
  cut(
    pen,
    shape(
      'M-26,-96 C-14,-102 0,-96 8,-84 C18,-86 30,-78 32,-66 C44,-64 52,-50 48,-38 C42,-44 34,-46 28,-44 C20,-46 10,-54 4,-64 C-4,-74 -12,-80 -24,-81 C-32,-84 -32,-92 -26,-96 Z',
    ),
    MANE,
    { gap: 3.6, edge: 2.6, angle: 0.5 },
  );
  nicks(pen, [
    [-20, -88, -4, -82, 10, -66, 1.6],
    [8, -82, 20, -70, 26, -52, 1.6],
    [30, -66, 38, -58, 42, -46, 1.4],
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
