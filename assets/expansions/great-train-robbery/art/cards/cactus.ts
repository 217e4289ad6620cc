import { bulletHole } from '../../../../art/flash.ts';
import { GREEN_DARK, LEATHER, RED, WOOD } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { circle, oval, shape, star } from '../../../../art/shape.ts';
import { post } from '../../../../art/tone.ts';
import { burst, cut, ground, line, nicks } from '../../../../art/woodcut.ts';

const FLESH = '#6f9450';

/** It stood between you and the bullet, and there is water in it. */
export function cactus(pen: Pen): void {
  burst(pen, 'rgba(233,161,46,.3)', 20, 280, 0, -10);
  ground(pen, 4, 88, 90);
  cut(pen, shape('M-78,96 C-60,74 60,74 82,96 Z'), '#c79a5c', { gap: 5, edge: 2.6 });
  arm(pen, -1, -6, 1);
  arm(pen, 1, -24, 0.94);
  cut(pen, shape('M-27,92 C-30,40 -30,-30 -27,-58 C-24,-86 24,-86 27,-58 C30,-30 30,40 27,92 Z'), FLESH, {
    tone: post,
    angle: 1.57,
    gap: 5,
  });
  nicks(
    pen,
    [
      [-14, 88, -16, 10, -13, -64, 2.2],
      [1, 90, 0, 10, 1, -70, 2.2],
      [15, 88, 17, 10, 14, -64, 2.2],
    ],
    GREEN_DARK,
  );
  for (let y = -52; y < 84; y += 15)
    for (const x of [-20, -6, 8, 21])
      line(
        pen,
        `M${x - 3},${y + (x % 3)} L${x + 3},${y - 3 + (x % 3)} M${x - 2},${y - 4 + (x % 3)} L${x + 2},${y + 2 + (x % 3)}`,
        1.3,
        '#f4ecc8',
      );
  for (const [x, y] of [
    [-8, 6],
    [12, -26],
    [4, 42],
  ] as const)
    bulletHole(pen, x, y, 6);
  cut(pen, shape('M8,50 C3,58 2,63 6,66 C11,67 14,62 8,50 Z'), '#8fc4d8', { edge: 2, light: 0, dark: 0 });
  blossom(pen, -16, -74);
  hat(pen);
}

function arm(pen: Pen, side: number, y: number, scale: number): void {
  pen.save();
  pen.translate(0, y);
  pen.scale(side * scale, scale);
  cut(pen, shape('M20,30 C44,34 52,22 50,0 C49,-12 48,-24 50,-32 C54,-44 74,-44 76,-30 C80,10 78,56 22,58 Z'), FLESH, {
    gap: 4.6,
  });
  nicks(
    pen,
    [
      [62, -32, 66, 10, 44, 40, 1.8],
      [68, -26, 72, 20, 34, 50, 1.6],
    ],
    GREEN_DARK,
  );
  for (const [x, at] of [
    [57, -14],
    [70, -8],
    [60, 8],
    [66, 22],
    [46, 42],
  ] as const)
    line(pen, `M${x - 3},${at} L${x + 3},${at - 3} M${x - 2},${at - 4} L${x + 2},${at + 2}`, 1.3, '#f4ecc8');
  pen.restore();
}

function blossom(pen: Pen, x: number, y: number): void {
  cut(pen, star(7, 11, 6, x, y), '#d9527a', { edge: 2, gap: 3 });
  cut(pen, circle(x, y, 4), '#f2c64a', { edge: 1.6, light: 0, dark: 0 });
}

/** Somebody hung his hat on it and did not come back. */
function hat(pen: Pen): void {
  placed(pen, { x: 64, y: -66, turn: 0.24 }, () => {
    cut(pen, oval(0, 8, 31, 7.4), LEATHER, { gap: 3.6, edge: 2.6 });
    cut(pen, shape('M-17,7 C-19,-22 -9,-18 0,-14 C9,-18 19,-22 17,7 Z'), LEATHER, { gap: 3.6 });
    cut(pen, shape('M-17,0 C-8,4 8,4 17,0 L17,7 C8,10 -8,10 -17,7 Z'), RED, { edge: 2, gap: 3 });
    line(pen, 'M-22,10 C-14,13 -4,14 6,13', 1.4, WOOD);
  });
}
