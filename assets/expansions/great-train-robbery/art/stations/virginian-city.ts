import { BRASS_LIGHT, CHALK, WOOD_DARK } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, circle, shape } from '../../../../art/shape.ts';
import { cut, fill, line } from '../../../../art/woodcut.ts';
import { hill, opening, platform, sky } from '../platform.ts';

const ROWS = [
  [-62, 2, 26, 30, '#b4574a'],
  [-34, -2, 24, 34, '#d8b878'],
  [32, -4, 24, 34, '#7f9aa8'],
  [58, 4, 28, 28, '#c98a4a'],
  [-108, 24, 40, 44, '#8a9a6a'],
  [-66, 28, 38, 40, '#c9a06a'],
  [30, 28, 36, 40, '#a8665a'],
  [68, 22, 44, 46, '#b59ac0'],
] as const;

/** A city stacked on its mountain, the steeple on top of the stack. */
export function virginianCity(pen: Pen): void {
  sky(pen, '#b7cf9f', 'rgba(255,255,225,.5)', 0, -70);
  hill(pen, 'M-130,70 L-130,22 C-90,4 -60,-24 -30,-46 L30,-46 C60,-24 90,4 130,22 L130,70 Z', '#7d6a4c');
  church(pen);
  for (const [x, y, width, height, colour] of ROWS) house(pen, x, y, width, height, colour);
  opera(pen);
  platform(pen);
}

function church(pen: Pen): void {
  cut(pen, shape('M-22,-14 L-22,-44 L0,-62 L22,-44 L22,-14 Z'), CHALK, { gap: 4.6, light: 0, dark: 0.6 });
  cut(pen, block(-9, -80, 18, 36, 1), CHALK, { gap: 4, light: 0, dark: 0.6 });
  cut(pen, shape('M-12,-78 L0,-104 L12,-78 Z'), '#4a6a7a', { gap: 3.8 });
  cut(pen, circle(0, -66, 5), '#f2d890', { edge: 2, light: 0, dark: 0 });
  line(pen, 'M0,-70 L0,-66 L3,-64', 1.4);
  opening(pen, -6, -36, 12, 22, '#3a2418');
}

function house(pen: Pen, x: number, y: number, width: number, height: number, colour: string): void {
  cut(pen, block(x, y, width, height, 1), colour, { gap: 4.2, edge: 2.6 });
  cut(pen, shape(`M${x - 3},${y + 1} L${x + width * 0.5},${y - 15} L${x + width + 3},${y + 1} Z`), WOOD_DARK, {
    gap: 3.6,
    edge: 2.4,
  });
  const panes = Math.floor(width / 12);
  const step = width / panes;
  for (let at = 0; at < panes; at++)
    opening(pen, x + at * step + step / 2 - 3.4, y + 8, 7, 10, at % 2 ? '#f2d890' : '#2a1a12');
  if (height > 36) opening(pen, x + width / 2 - 5, y + 24, 10, height - 24, '#2a1a12');
}

function opera(pen: Pen): void {
  placed(pen, { x: 0, y: 0 }, () => {
    cut(pen, block(-27, 6, 54, 62, 1), '#e6cf94', { gap: 4.6 });
    cut(pen, shape('M-31,8 C-31,-14 31,-14 31,8 Z'), '#7a2f3a', { gap: 4 });
    cut(pen, circle(0, -1, 5), BRASS_LIGHT, { edge: 2, gap: 3 });
    for (const x of [-19, -5, 9]) opening(pen, x, 16, 10, 16, '#f2d890');
    cut(pen, block(-30, 36, 60, 6, 1), '#7a2f3a', { edge: 2.2, gap: 3 });
    for (const x of [-22, -6, 10]) {
      opening(pen, x, 44, 12, 24, '#2a1a12');
      fill(pen, block(x + 3, 47, 6, 8, 1), '#f2d890');
    }
  });
}
