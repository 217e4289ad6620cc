import { BRASS_LIGHT, CHALK, RED, WOOD, WOOD_DARK } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, circle, shape } from '../../../../art/shape.ts';
import { cut, fill, line, nicks } from '../../../../art/woodcut.ts';
import { hill, opening, platform, sky } from '../platform.ts';

const HOUSES = [
  [58, -34, 28, 40, '#d98a5a'],
  [88, -52, 30, 50, '#c9b77a'],
  [36, -6, 30, 40, '#8fb0a0'],
  [70, 4, 32, 44, '#b86a5a'],
] as const;

/** Where the rails end at the bay: steep streets, tall windows, a clipper under full sail. */
export function stFrancis(pen: Pen): void {
  sky(pen, '#f0cf9a', 'rgba(255,246,215,.55)', -50, -4);
  cut(pen, circle(-50, 0, 26), '#f2b04a', { edge: 2.4, light: 0, dark: 0.3 });
  fill(pen, shape('M-130,8 L130,8 L130,80 L-130,80 Z'), '#4a86a0');
  nicks(
    pen,
    [
      [-120, 20, -90, 17, -66, 20, 2.4],
      [-100, 34, -70, 30, -40, 34, 2.4],
      [-60, 50, -30, 46, 0, 50, 2.6],
      [-116, 56, -94, 53, -70, 56, 2.4],
      [-30, 22, -12, 19, 8, 22, 2],
    ],
    CHALK,
  );
  hill(pen, 'M10,70 C26,30 40,-8 76,-22 C100,-30 116,-20 130,-10 L130,70 Z', '#7f9a5a');
  for (const [x, y, width, height, colour] of HOUSES) house(pen, x, y, width, height, colour);
  placed(pen, { x: -48, y: 42, scale: 1.12 }, () => clipper(pen));
  platform(pen);
  for (const x of [-104, 20]) {
    cut(pen, block(x - 4, 48, 9, 22, 3), WOOD_DARK, { edge: 2.4, gap: 3 });
    line(pen, `M${x - 5},56 L${x + 6},56`, 3, BRASS_LIGHT);
  }
}

function house(pen: Pen, x: number, y: number, width: number, height: number, colour: string): void {
  cut(pen, block(x, y, width, height + 26, 1), colour, { gap: 4.4, edge: 2.6 });
  cut(pen, shape(`M${x - 4},${y} L${x + width / 2},${y - 18} L${x + width + 4},${y} Z`), '#5a3a34', {
    gap: 3.8,
    edge: 2.6,
  });
  for (const row of [0, 1])
    for (const column of [0, 1])
      opening(pen, x + 4 + column * (width / 2 - 1), y + 7 + row * 20, width / 2 - 8, 13, row ? '#f2d890' : '#e8e4d0');
}

function clipper(pen: Pen): void {
  line(pen, 'M-22,14 L-22,-70 M8,14 L8,-78 M34,12 L34,-56', 3.2);
  for (const [x, y, half, height] of [
    [-22, -64, 13, 20],
    [-22, -42, 17, 24],
    [-22, -16, 20, 22],
    [8, -72, 13, 22],
    [8, -48, 17, 26],
    [8, -20, 19, 26],
    [34, -50, 10, 20],
    [34, -28, 13, 26],
  ] as const)
    cut(
      pen,
      shape(
        `M${x - half + 3},${y} L${x + half - 3},${y} C${x + half + 3},${y + height * 0.5} ${x + half + 2},${y + height * 0.8} ${x + half},${y + height} L${x - half},${y + height} C${x - half - 1},${y + height * 0.6} ${x - half},${y + height * 0.3} ${x - half + 3},${y} Z`,
      ),
      CHALK,
      { gap: 3.8, light: 0, dark: 0.6, edge: 2.2 },
    );
  cut(pen, shape('M-52,4 L-40,6 L44,8 L50,4 L42,24 L-34,24 C-42,18 -48,12 -52,4 Z'), WOOD, { gap: 3.8 });
  line(pen, 'M-44,13 L45,14', 2.2, RED);
  line(pen, 'M-50,4 L-72,-6', 3);
}
