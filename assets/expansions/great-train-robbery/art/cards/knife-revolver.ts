import { BRASS, BRASS_LIGHT, CHALK, INK, IRON, STEEL, STEEL_LIGHT } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, circle, oval, shape } from '../../../../art/shape.ts';
import { pipe } from '../../../../art/tone.ts';
import { ring } from '../../../../art/wheel.ts';
import { burst, cut, fill, line, nicks } from '../../../../art/woodcut.ts';

const EBONY = '#3a2a26';

/** Barrel above, blade below, and four rings for the fingers: it comes back to the hand that knows it. */
export function knifeRevolver(pen: Pen): void {
  burst(pen, 'rgba(122,74,34,.26)', 18, 280, 10, -10);
  placed(pen, { x: -2, y: 2, turn: -0.42, scale: 1.0 }, () => {
    blade(pen);
    cut(pen, shape('M-2,-31 L66,-29 L66,-16 L-2,-14 Z'), IRON, { tone: pipe, angle: 0, gap: 3.6 });
    cut(pen, shape('M58,-30 L60,-36 L65,-36 L66,-29 Z'), BRASS, { edge: 2, light: 0, dark: 0 });
    knuckles(pen);
    cut(pen, shape('M-44,-24 C-52,-28 -54,-38 -62,-42 L-57,-49 C-48,-46 -40,-40 -36,-30 Z'), IRON, { edge: 2.4 });
    cut(pen, shape('M-48,-14 C-48,-28 -42,-34 -32,-34 L4,-34 L6,2 L-24,10 L-34,14 C-44,10 -48,0 -48,-14 Z'), STEEL, {
      gap: 4,
    });
    cut(pen, block(-30, -38, 34, 34, 5), STEEL_LIGHT, { tone: pipe, angle: 0, gap: 3.6 });
    for (const y of [-30, -21, -12]) fill(pen, block(-24, y - 2.4, 20, 5, 2.4), INK);
    line(pen, 'M-14,4 C-8,18 -26,24 -32,12', 5);
    line(pen, 'M-14,4 C-8,18 -26,24 -32,12', 2, STEEL);
  });
  nicks(pen, [
    [-92, -40, -84, -70, -58, -88, 3],
    [-78, -34, -72, -56, -54, -70, 2.4],
    [94, 40, 84, 66, 62, 82, 3],
    [80, 44, 72, 60, 58, 70, 2.4],
  ]);
}

function blade(pen: Pen): void {
  cut(pen, shape('M4,-12 C40,-12 70,-16 92,-34 C110,-26 112,-6 96,6 C72,20 36,14 4,6 Z'), STEEL_LIGHT, {
    gap: 4,
    angle: 0.1,
  });
  nicks(pen, [[12, 0, 56, 8, 100, -14, 2]], CHALK);
  line(pen, 'M10,-6 C42,-4 68,-8 88,-22', 1.8);
  cut(pen, block(-6, -15, 13, 26, 3), BRASS, { gap: 3, edge: 2.6 });
  for (const x of [18, 32]) cut(pen, circle(x, -3, 2.6), BRASS_LIGHT, { edge: 1.6, light: 0, dark: 0 });
}

/** A grip of rings that closes round the fist. */
function knuckles(pen: Pen): void {
  for (const [x, y] of [
    [-44, 22],
    [-54, 40],
    [-66, 57],
    [-80, 72],
  ] as const)
    cut(pen, ring(x + 16, y + 2, 14, 8.4), BRASS, { gap: 3.2, edge: 2.6 });
  cut(
    pen,
    shape('M-40,-4 C-52,2 -60,14 -66,28 C-74,46 -90,58 -96,72 C-96,84 -78,88 -70,78 C-62,58 -48,36 -30,14 Z'),
    EBONY,
    { gap: 4.2 },
  );
  for (const [x, y] of [
    [-52, 16],
    [-66, 44],
    [-82, 70],
  ] as const)
    cut(pen, oval(x, y, 3.4, 3.4), BRASS_LIGHT, { edge: 1.8, light: 0, dark: 0 });
}
