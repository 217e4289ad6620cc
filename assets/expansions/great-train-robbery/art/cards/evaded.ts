import { puff } from '../../../../art/flash.ts';
import { BRASS, INK, LEATHER, LEATHER_DARK, RED } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { circle, oval, shape } from '../../../../art/shape.ts';
import { burst, cut, fill, ground, line, nicks } from '../../../../art/woodcut.ts';

const COAT = '#3f5f78';
const SKIN = '#d99770';

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
  placed(pen, { x: -4, y: 48, turn: -0.03, scale: 0.92 }, () => man(pen));
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

/** Flat on his belly, feet to the right, face up to see where the bullets go. */
function man(pen: Pen): void {
  cut(pen, shape('M26,-2 C52,-8 76,-4 98,8 L94,22 C70,18 48,22 28,22 Z'), '#8a6238', { gap: 4 });
  cut(pen, shape('M26,10 C50,10 72,20 90,24 L86,38 C62,40 42,36 26,30 Z'), '#6a4a2c', { gap: 4 });
  cut(pen, shape('M92,4 L100,-16 L112,-12 L108,8 L102,24 L92,22 Z'), LEATHER_DARK, { light: 0.8, dark: 0.3, gap: 3.4 });
  cut(pen, shape('M82,24 L98,14 L108,18 L102,38 L84,40 Z'), LEATHER_DARK, { light: 0.8, dark: 0.3, gap: 3.4 });
  cut(pen, shape('M-44,2 C-26,-12 10,-14 34,-4 C40,8 38,24 30,32 L-34,32 C-48,26 -52,12 -44,2 Z'), COAT, { gap: 4.6 });
  cut(pen, shape('M14,-9 L23,-8 L27,32 L17,33 Z'), LEATHER, { edge: 2.2, gap: 3 });
  cut(pen, circle(20, 12, 4), BRASS, { edge: 1.8, light: 0, dark: 0 });
  nicks(pen, [
    [-24, 0, -10, 6, 2, 2, 2],
    [-20, 28, -6, 22, 8, 26, 2],
  ]);
  cut(pen, shape('M-30,26 C-52,22 -70,24 -92,30 C-98,36 -94,44 -86,42 C-66,38 -46,40 -26,40 Z'), COAT, { gap: 4 });
  cut(pen, shape('M-88,28 C-100,26 -106,36 -100,42 C-94,46 -86,44 -84,38 Z'), SKIN, { gap: 3.2, edge: 2.6 });
  cut(pen, shape('M-66,-2 C-62,-16 -34,-18 -30,2 C-28,16 -34,30 -48,30 C-62,30 -70,12 -66,-2 Z'), SKIN, { gap: 4 });
  cut(
    pen,
    shape('M-70,-4 C-74,-24 -52,-32 -38,-26 C-26,-22 -24,-6 -28,8 C-34,0 -34,-8 -42,-10 C-54,-8 -64,-10 -70,-4 Z'),
    '#5a2f14',
    {
      gap: 3.4,
    },
  );
  cut(pen, shape('M-62,24 C-52,30 -40,30 -30,22 L-26,34 L-58,36 Z'), RED, { edge: 2.4, gap: 3.2 });
  for (const x of [-58, -44]) {
    fill(pen, oval(x, 2, 4.4, 5), '#fff3d9');
    fill(pen, circle(x + 1, -0.6, 2.4), INK);
  }
  nicks(pen, [
    [-64, -6, -58, -9, -53, -6, 2.2],
    [-49, -6, -44, -9, -38, -5, 2.2],
    [-54, 4, -58, 10, -51, 12, 1.6],
  ]);
  cut(pen, oval(-50, 19, 4.6, 3.4), '#5a1a14', { edge: 1.6, light: 0, dark: 0 });
  cut(pen, shape('M-16,24 C-34,32 -52,36 -74,38 C-82,42 -80,50 -72,50 C-48,50 -26,46 -10,38 Z'), COAT, { gap: 4 });
  cut(pen, shape('M-72,37 C-84,36 -90,44 -84,51 C-78,54 -70,52 -68,46 Z'), SKIN, { gap: 3.2, edge: 2.6 });
}
