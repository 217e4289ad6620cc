import { bulletHole } from '../../../../art/flash.ts';
import { BRASS, CREAM, LEATHER, WOOD, WOOD_DARK, WOOD_LIGHT } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, circle, oval, shape } from '../../../../art/shape.ts';
import { cut, line, nicks } from '../../../../art/woodcut.ts';
import { boards, opening, platform, sky } from '../platform.ts';

/** Everything here has a hole in it except the townsfolk: a hat jumps off the head behind the barrel. */
export function dodgeville(pen: Pen): void {
  sky(pen, '#a9c0bd', 'rgba(255,250,230,.5)', -60, -70);
  boards(pen, -86, -54, 172, 122, '#d2b27a', 9);
  cut(pen, shape('M-96,-52 L-92,-76 L-48,-76 L-40,-92 L40,-92 L48,-76 L92,-76 L96,-52 Z'), '#7a2f28', { gap: 5 });
  cut(pen, block(-58, -72, 116, 18, 2), CREAM, { light: 0, dark: 0.5, edge: 2.4 });
  for (const x of [-44, -22, 0, 22, 44]) line(pen, `M${x - 7},-63 L${x + 7},-63`, 5, '#7a2f28');
  for (const x of [-72, 40]) {
    opening(pen, x, -34, 32, 36, '#8fb3b8');
    line(pen, `M${x + 16},-34 L${x + 16},2 M${x},-16 L${x + 32},-16`, 2.2);
  }
  line(pen, 'M46,-28 L54,-20 L50,-14 L58,-10 M54,-20 L64,-24', 1.6, CREAM);
  opening(pen, -28, -34, 56, 102);
  for (const [x, width] of [
    [-27, 25],
    [2, 25],
  ] as const) {
    cut(pen, block(x, -4, width, 46, 2), WOOD_LIGHT, { gap: 4 });
    for (let y = 4; y < 38; y += 7) line(pen, `M${x + 4},${y} L${x + width - 4},${y}`, 1.8);
  }
  for (const [x, y, size] of [
    [-78, -44, 4.4],
    [-60, 14, 4],
    [70, 14, 4.6],
    [34, -46, 4],
    [-36, -46, 3.6],
    [14, 14, 3.8],
  ] as const)
    bulletHole(pen, x, y, size);
  platform(pen);
  cut(pen, circle(-64, 36, 13), '#d99770', { gap: 3.6 });
  cut(pen, block(-90, 38, 52, 30, 7), WOOD, { gap: 4 });
  line(pen, 'M-89,46 L-39,46 M-89,60 L-39,60', 3, WOOD_DARK);
  for (const x of [-69, -59]) cut(pen, circle(x, 33, 1.8), '#1b110b', { edge: 0, light: 0, dark: 0 });
  placed(pen, { x: -58, y: 4, turn: 0.36 }, () => {
    cut(pen, oval(0, 6, 24, 6), LEATHER, { gap: 3.4, edge: 2.6 });
    cut(pen, shape('M-13,5 C-14,-18 -6,-14 0,-11 C6,-15 14,-18 13,5 Z'), LEATHER, { gap: 3.4, edge: 2.6 });
    cut(pen, circle(3, -4, 3), BRASS, { edge: 1.6, light: 0, dark: 0 });
  });
  nicks(pen, [
    [104, -2, 40, 0, -30, -6, 3],
    [104, 8, 60, 8, 6, 4, 2],
  ]);
}
