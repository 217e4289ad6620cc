import { bulletHole } from '../../../../art/flash.ts';
import { BRASS, CREAM, IRON, LEATHER, WOOD, WOOD_DARK, WOOD_LIGHT } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, circle, oval, shape } from '../../../../art/shape.ts';
import { post } from '../../../../art/tone.ts';
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
  placed(pen, { x: -62, y: 66 }, () => barrelled(pen));
  placed(pen, { x: -52, y: -14, turn: 0.36 }, () => {
    cut(pen, oval(0, 6, 24, 6), LEATHER, { gap: 3.4, edge: 2.6 });
    cut(pen, shape('M-13,5 C-14,-18 -6,-14 0,-11 C6,-15 14,-18 13,5 Z'), LEATHER, { gap: 3.4, edge: 2.6 });
    cut(pen, circle(3, -4, 3), BRASS, { edge: 1.6, light: 0, dark: 0 });
  });
  nicks(pen, [
    [104, -2, 40, 0, -30, -6, 3],
    [104, 8, 60, 8, 6, 4, 2],
  ]);
}

/** He looks over the rim of it, as far as the eyes. */
function barrelled(pen: Pen): void {
  cut(pen, circle(0, -44, 16), '#d99770', { gap: 3.8 });
  cut(pen, shape('M-17,-46 C-18,-66 18,-66 17,-46 C12,-54 -12,-54 -17,-46 Z'), WOOD_DARK, { gap: 3.4, edge: 2.4 });
  for (const x of [-6, 6]) {
    cut(pen, oval(x, -44, 4.4, 5), CREAM, { edge: 1.4, light: 0, dark: 0 });
    cut(pen, circle(x + 1, -45, 2.2), '#1b110b', { edge: 0, light: 0, dark: 0 });
  }
  cut(pen, shape('M-22,2 C-30,-12 -30,-26 -22,-38 L22,-38 C30,-26 30,-12 22,2 Z'), WOOD, {
    tone: post,
    angle: 1.57,
    gap: 4.2,
  });
  line(pen, 'M-9,-38 C-12,-24 -12,-12 -9,2 M9,-38 C12,-24 12,-12 9,2', 1.6);
  for (const [y, half] of [
    [-32, 25],
    [-18, 28],
    [-5, 25],
  ] as const)
    cut(pen, block(-half, y - 2.6, half * 2, 5.6, 1), IRON, { edge: 2, light: 0.6, dark: 0.4, gap: 3 });
  for (const x of [-15, 13]) cut(pen, oval(x, -39, 6, 4), '#d99770', { edge: 2.2, light: 0, dark: 0 });
}
