import { CHALK, INK } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { circle, shape } from '../shape.ts';
import { cut, fill, line, nicks } from '../woodcut.ts';

const SHOULDERS = 'M-108,124 C-104,88 -62,80 -28,66 L28,66 C62,80 104,88 108,124 Z';

export function shoulders(pen: Pen, colour: string): void {
  cut(pen, shape(SHOULDERS), colour, { gap: 5 });
}

/** An open coat over a shirt; goes over the neck. */
export function coat(pen: Pen, cloth: string, shirt: string, lapel = cloth): void {
  cut(pen, shape('M-28,64 L0,98 L28,64 L40,124 L-40,124 Z'), shirt, { gap: 4.6, light: 0.4 });
  for (const side of [-1, 1]) {
    pen.save();
    pen.scale(side, 1);
    cut(pen, shape('M24,58 C34,64 44,70 50,76 L40,96 L28,90 L20,124 L6,124 C14,104 22,84 22,62 Z'), lapel, {
      gap: 4.4,
    });
    pen.restore();
  }
}

export function bandana(pen: Pen, colour: string, spots = false): void {
  cut(pen, shape('M-34,54 C-16,66 16,66 34,54 C38,66 28,78 12,82 L0,104 L-12,82 C-28,78 -38,66 -34,54 Z'), colour, {
    gap: 4.2,
  });
  if (spots)
    for (const [x, y] of [
      [-20, 70],
      [0, 76],
      [20, 70],
      [0, 92],
    ] as const)
      fill(pen, circle(x, y, 2.6), CHALK);
  nicks(pen, [
    [-30, 58, -14, 72, -6, 84, 1.8],
    [30, 58, 16, 72, 8, 86, 1.8],
  ]);
}

export function bowTie(pen: Pen, colour: string): void {
  cut(pen, shape('M-3,72 L-26,60 C-30,70 -30,80 -26,88 L-3,78 Z'), colour, { gap: 3.8, edge: 2.6 });
  cut(pen, shape('M3,72 L26,60 C30,70 30,80 26,88 L3,78 Z'), colour, { gap: 3.8, edge: 2.6 });
  cut(pen, circle(0, 75, 6), colour, { gap: 3, edge: 2.4 });
}

/** A thin ribbon, tied loosely, of gamblers and preachers. */
export function stringTie(pen: Pen, colour = INK): void {
  line(
    pen,
    'M0,72 C-12,66 -22,74 -18,82 C-12,84 -4,78 0,72 C12,66 22,74 18,82 C12,84 4,78 0,72 M-1,74 C-6,88 -10,98 -12,108 M1,74 C6,88 10,98 10,106',
    4,
    colour,
  );
}

export function cravat(pen: Pen, colour: string): void {
  cut(pen, shape('M-26,56 C-12,66 12,66 26,56 L24,72 C10,80 -10,80 -24,72 Z'), colour, { gap: 3.6, edge: 2.4 });
  cut(pen, shape('M-12,72 C-4,76 4,76 12,72 C18,88 14,104 8,116 L-10,114 C-16,100 -18,88 -12,72 Z'), colour, {
    gap: 4,
  });
}

/** Belt of cartridges across the chest, from the left shoulder. */
export function bandolier(pen: Pen, leather: string, brass: string): void {
  cut(pen, shape('M-70,78 L-50,72 L46,124 L14,124 Z'), leather, { gap: 4 });
  for (let at = 0; at < 6; at++) {
    pen.save();
    pen.translate(-48 + at * 14.5, 82 + at * 8.4);
    pen.rotate(0.52);
    cut(pen, shape('M-4,-12 C-4,-16 4,-16 4,-12 L4,10 L-4,10 Z'), brass, { edge: 2, gap: 3 });
    pen.restore();
  }
}
