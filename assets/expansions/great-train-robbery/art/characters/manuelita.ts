import { backdrop } from '../../../../art/bust/backdrop.ts';
import { forehead } from '../../../../art/bust/forehead.ts';
import { eyes, head, lips, nose } from '../../../../art/bust/head.ts';
import { BRASS_LIGHT, CHALK, GREEN, INK, LEATHER, RED } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, circle, oval, shape, star } from '../../../../art/shape.ts';
import { ring } from '../../../../art/wheel.ts';
import { cut, fill, line, nicks } from '../../../../art/woodcut.ts';

const HAIR = '#241814';
const SKIN = '#b5784a';

/** Braids, flowers and a belt of cartridges: at every terminus somebody waits for her. */
export function manuelita(pen: Pen): void {
  backdrop(pen, '#d0784a');
  cut(pen, shape('M-44,-34 C-56,-6 -52,30 -44,54 L44,54 C52,30 56,-6 44,-34 Z'), HAIR, { gap: 4, light: 0.8 });
  cut(pen, shape('M-96,124 C-92,92 -54,80 -26,68 L26,68 C54,80 92,92 96,124 Z'), SKIN, { gap: 4.8, dark: 0.7 });
  head(pen, { skin: SKIN, jaw: 'soft', ears: 0, brim: false });
  blouse(pen);
  bandolier(pen);
  for (const side of [-1, 1]) placed(pen, { flip: side < 0 }, () => braid(pen));
  forehead(pen, SKIN, 32);
  cut(
    pen,
    shape('M-41,-10 C-48,-54 -28,-76 0,-76 C28,-76 48,-54 41,-10 C38,-28 30,-42 0,-58 C-30,-42 -38,-28 -41,-10 Z'),
    HAIR,
    {
      gap: 4,
      light: 0.9,
    },
  );
  nicks(
    pen,
    [
      [-4, -60, -24, -48, -37, -22, 1.8],
      [4, -60, 24, -48, 37, -22, 1.8],
      [0, -74, 0, -66, 0, -58, 1.8],
    ],
    'rgba(190,150,120,.7)',
  );
  eyes(pen, { brow: HAIR, weight: 3.4, tilt: 1, open: 0.96, iris: '#4a2a14', lashes: true, look: -3 });
  for (const side of [-1, 1]) fill(pen, oval(side * 23, 19, 9, 6), 'rgba(190,60,40,.32)');
  nose(pen, 'fine');
  lips(pen, '#a8202a', 4);
  fill(pen, circle(18, 28, 1.9), INK);
  for (const x of [-40, 40]) cut(pen, ring(x, 26, 9, 6.4), BRASS_LIGHT, { edge: 1.8, light: 0, dark: 0 });
  for (const [x, y, size, colour] of [
    [-34, -52, 13, RED],
    [-14, -68, 15, CHALK],
    [12, -70, 15, RED],
    [34, -54, 13, '#e9a12e'],
  ] as const)
    flower(pen, x, y, size, colour);
}

function flower(pen: Pen, x: number, y: number, size: number, colour: string): void {
  cut(pen, oval(x - size * 0.9, y + 4, size * 0.6, size * 0.3, 0.5), GREEN, { edge: 2, gap: 3 });
  for (let petal = 0; petal < 6; petal++) {
    const angle = (petal / 6) * 2 * Math.PI + x;
    cut(
      pen,
      oval(x + Math.cos(angle) * size * 0.55, y + Math.sin(angle) * size * 0.55, size * 0.44, size * 0.34, angle),
      colour,
      {
        edge: 1.8,
        light: 0.5,
        dark: 0.4,
        gap: 3,
      },
    );
  }
  cut(pen, circle(x, y, size * 0.3), '#f2c64a', { edge: 1.6, light: 0, dark: 0 });
}

function braid(pen: Pen): void {
  for (let at = 0; at < 6; at++) {
    const y = 34 + at * 15;
    const x = 47 + Math.sin(at * 0.6) * 6;
    cut(pen, oval(x - 4, y, 9, 10, 0.6), HAIR, { gap: 3.2, edge: 2, light: 0.8 });
    cut(pen, oval(x + 4, y + 6, 9, 10, -0.6), HAIR, { gap: 3.2, edge: 2, light: 0.8 });
  }
  cut(pen, block(40, 108, 20, 9, 3), RED, { edge: 2.2, gap: 3 });
}

function blouse(pen: Pen): void {
  cut(
    pen,
    shape('M-112,124 C-106,100 -78,92 -62,92 C-40,112 -16,116 0,104 C16,116 40,112 62,92 C78,92 106,100 112,124 Z'),
    CHALK,
    {
      gap: 4.6,
      light: 0,
      dark: 0.5,
    },
  );
  line(pen, 'M-64,97 C-42,117 -16,121 0,109 C16,121 42,117 64,97', 4.4, RED);
  for (const x of [-46, -24, 24, 46]) fill(pen, star(4, 5, 2, x, 113 - Math.abs(x) * 0.12), GREEN);
  line(pen, 'M-22,70 C-12,82 12,82 22,70', 3, BRASS_LIGHT);
  cut(pen, oval(0, 82, 5, 6), '#3f8a8a', { edge: 2, gap: 3 });
}

function bandolier(pen: Pen): void {
  cut(pen, shape('M52,84 L70,90 L-8,126 L-40,126 Z'), LEATHER, { gap: 3.8 });
  for (let at = 0; at < 5; at++)
    placed(pen, { x: 52 - at * 14, y: 94 + at * 7.4, turn: -0.5 }, () =>
      cut(pen, shape('M-3.6,-11 C-3.6,-15 3.6,-15 3.6,-11 L3.6,9 L-3.6,9 Z'), BRASS_LIGHT, { edge: 1.8, gap: 3 }),
    );
}
