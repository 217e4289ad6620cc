import {
  BRASS,
  BRASS_DARK,
  BRASS_LIGHT,
  CHALK,
  CREAM,
  GOLD,
  INK,
  RED,
  WOOD,
  WOOD_DARK,
} from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, circle, oval, shape } from '../../../../art/shape.ts';
import { ball, pipe } from '../../../../art/tone.ts';
import { burst, cut, fill, ground, line, nicks } from '../../../../art/woodcut.ts';

/** The drawer springs open with a ring: whoever takes from you, the company pays. */
export function refund(pen: Pen): void {
  burst(pen, 'rgba(47,92,132,.24)', 20, 280, 0, -20);
  ground(pen, 0, 90, 100);
  cut(pen, shape('M-46,-58 L-52,-92 L52,-92 L46,-58 Z'), BRASS, { gap: 4.4 });
  cut(pen, block(-42, -86, 84, 24, 3), CREAM, { light: 0, dark: 0.4, edge: 2.4 });
  for (const [x, colour] of [
    [-24, RED],
    [0, INK],
    [24, RED],
  ] as const)
    placed(pen, { x, y: -74 }, () => {
      cut(pen, block(-9, -10, 18, 20, 2), CHALK, { edge: 2, light: 0, dark: 0 });
      cut(pen, circle(0, 0, 5.4), colour, { edge: 1.6, light: 0, dark: 0 });
    });
  cut(pen, shape('M-74,30 C-76,-10 -64,-54 -46,-60 L46,-60 C64,-54 76,-10 74,30 Z'), BRASS, { gap: 5.4 });
  scrolls(pen);
  cut(pen, shape('M-56,22 L-50,-34 L50,-34 L56,22 Z'), BRASS_DARK, { gap: 4.4 });
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 5; column++) key(pen, (column - 2) * (17 + row * 1.4), -24 + row * 13);
  crank(pen);
  cut(pen, block(-82, 28, 164, 14, 3), BRASS_LIGHT, { tone: pipe, angle: 0, gap: 3.8 });
  cut(pen, shape('M-82,42 L82,42 L92,62 L-92,62 Z'), '#2a1810', { light: 0, dark: 0 });
  for (const [x, y] of [
    [-62, 54],
    [-44, 50],
    [-28, 56],
    [-8, 52],
    [14, 55],
    [34, 51],
    [52, 56],
    [68, 52],
  ] as const)
    cut(pen, oval(x, y, 12, 6), GOLD, { tone: ball, gap: 3, edge: 2.2 });
  cut(pen, shape('M-94,60 L94,60 L90,92 L-90,92 Z'), WOOD, { angle: 0.03, gap: 4.6 });
  cut(pen, block(-26, 70, 52, 12, 4), BRASS, { gap: 3.4, edge: 2.6 });
  line(pen, 'M-86,66 L86,66', 2, WOOD_DARK);
  bell(pen);
}

function key(pen: Pen, x: number, y: number): void {
  cut(pen, circle(x, y + 1, 5.6), CHALK, { edge: 2.2, light: 0, dark: 0.4, gap: 3 });
  fill(pen, circle(x, y + 0.4, 1.8), INK);
}

function scrolls(pen: Pen): void {
  for (const side of [-1, 1]) {
    pen.save();
    pen.scale(side, 1);
    line(pen, 'M58,18 C70,4 62,-12 56,-2 C54,4 60,6 61,1 M62,-20 C58,-34 48,-42 50,-50', 2.4, BRASS_DARK);
    pen.restore();
  }
}

function crank(pen: Pen): void {
  line(pen, 'M74,-4 L90,-4 L94,-34', 7);
  line(pen, 'M74,-4 L90,-4 L94,-34', 3, BRASS_LIGHT);
  cut(pen, oval(95, -42, 7, 11), WOOD, { gap: 3, edge: 2.6 });
}

function bell(pen: Pen): void {
  placed(pen, { x: -74, y: -62, turn: -0.3 }, () => {
    cut(pen, shape('M-16,8 C-12,4 -12,-18 0,-20 C12,-18 12,4 16,8 Z'), BRASS_LIGHT, { tone: ball, gap: 3.2 });
    cut(pen, circle(0, 12, 4), BRASS_DARK, { edge: 2, light: 0, dark: 0 });
  });
  nicks(pen, [
    [-98, -76, -104, -66, -100, -54, 2.4],
    [-54, -90, -64, -96, -76, -94, 2.4],
  ]);
}
