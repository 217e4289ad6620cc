import { puff } from '../../../../art/flash.ts';
import { BRASS, INK, LEATHER, LEATHER_DARK, RED, SAND, STEEL_LIGHT } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { circle, oval, shape } from '../../../../art/shape.ts';
import { burst, cut, fill, ground, line, nicks } from '../../../../art/woodcut.ts';

const COAT = '#3f5f78';

/** Flat on the ground in time, and the lead goes where he stood. */
export function evaded(pen: Pen): void {
  burst(pen, 'rgba(168,40,26,.2)', 20, 280, 40, -40);
  ground(pen, 0, 86, 104);
  for (const [x, y, length] of [
    [46, -66, 96],
    [84, -40, 120],
    [30, -16, 84],
  ] as const)
    bullet(pen, x, y, length);
  placed(pen, { x: -52, y: -36, turn: -0.4 }, () => hat(pen));
  puff(
    pen,
    [
      [-82, 74, 13],
      [-66, 84, 10],
      [88, 72, 12],
      [98, 84, 9],
      [74, 86, 8],
    ],
    '#e6cfa0',
  );
  placed(pen, { x: 4, y: 50, turn: -0.05 }, () => man(pen));
}

function bullet(pen: Pen, x: number, y: number, length: number): void {
  cut(
    pen,
    shape(
      `M${x - 10},${y - 6} C${x + 4},${y - 6} ${x + 12},${y - 3} ${x + 16},${y} C${x + 12},${y + 3} ${x + 4},${y + 6} ${x - 10},${y + 6} Z`,
    ),
    BRASS,
    {
      edge: 2.4,
      gap: 3,
    },
  );
  nicks(pen, [
    [x - 14, y - 4, x - length / 2, y - 5, x - length, y - 4, 2],
    [x - 14, y + 4, x - length / 2, y + 3, x - length * 0.8, y + 4, 2],
  ]);
}

function hat(pen: Pen): void {
  cut(pen, oval(0, 8, 34, 8), LEATHER, { gap: 3.8 });
  cut(pen, shape('M-19,6 C-21,-26 -10,-22 0,-17 C10,-22 21,-26 19,6 Z'), LEATHER, { gap: 3.8 });
  cut(pen, shape('M-19,-2 C-8,3 8,3 19,-2 L19,7 C8,11 -8,11 -19,7 Z'), RED, { edge: 2, gap: 3 });
  fill(pen, circle(6, -10, 4), INK);
  line(pen, 'M6,-14 L8,-20 M10,-9 L15,-11', 1.6);
}

/** Stretched out from left to right, arms over his head. */
function man(pen: Pen): void {
  cut(pen, shape('M28,4 C54,2 78,6 96,16 L92,30 C70,24 50,26 30,26 Z'), LEATHER_DARK, { gap: 4 });
  cut(pen, shape('M30,14 C52,16 70,30 86,34 L80,46 C58,46 42,38 28,32 Z'), '#6a4a2c', { gap: 4 });
  cut(pen, shape('M92,14 L108,6 L112,16 L98,32 L90,30 Z'), INK, { light: 0.5, dark: 0, gap: 3.4 });
  cut(pen, shape('M78,34 L92,32 L98,44 L84,50 Z'), INK, { light: 0.5, dark: 0, gap: 3.4 });
  cut(pen, shape('M-38,6 C-20,-8 14,-10 34,0 C40,10 38,26 30,34 L-30,32 C-42,26 -46,14 -38,6 Z'), COAT, { gap: 4.6 });
  cut(pen, shape('M16,-4 L24,-5 L28,33 L19,34 Z'), LEATHER, { edge: 2.2, gap: 3 });
  cut(pen, oval(-50, 14, 19, 20, 0.3), '#d99770', { gap: 4 });
  cut(
    pen,
    shape('M-44,-6 C-30,-8 -28,14 -34,26 C-36,14 -40,8 -50,6 C-58,4 -64,6 -68,10 C-66,-2 -56,-8 -44,-6 Z'),
    '#5a2f14',
    { gap: 3.4 },
  );
  cut(pen, shape('M-40,28 C-30,24 -26,30 -28,38 L-46,36 Z'), RED, { edge: 2.2, gap: 3 });
  nicks(pen, [
    [-66, 14, -60, 10, -54, 13, 2.6],
    [-64, 20, -60, 17, -56, 20, 2],
    [-64, 28, -58, 26, -54, 30, 2.4],
  ]);
  cut(pen, shape('M-22,4 C-40,-18 -62,-22 -84,-10 C-92,-4 -88,6 -80,4 C-64,-4 -50,4 -36,24 Z'), COAT, { gap: 4.2 });
  cut(pen, shape('M-86,-10 C-98,-8 -102,4 -94,10 C-86,12 -80,6 -80,2 Z'), '#d99770', { gap: 3.2, edge: 2.6 });
  line(pen, 'M-97,-2 L-90,0 M-97,5 L-90,5', 1.6);
  cut(pen, circle(-6, 22, 3), STEEL_LIGHT, { edge: 1.6, light: 0, dark: 0 });
  fill(pen, circle(8, 22, 2.4), SAND);
}
