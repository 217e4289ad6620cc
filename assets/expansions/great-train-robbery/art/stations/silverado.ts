import { puff } from '../../../../art/flash.ts';
import { CHALK, SMOKE, STEEL_LIGHT, WOOD, WOOD_DARK } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, circle, polygon, shape } from '../../../../art/shape.ts';
import { ball, post } from '../../../../art/tone.ts';
import { cut, fill, line } from '../../../../art/woodcut.ts';
import { boards, hill, opening, platform, sky } from '../platform.ts';

/** Smelter and brewery side by side: what one digs up, the other pours out. */
export function silverado(pen: Pen): void {
  sky(pen, '#c9ced0', 'rgba(255,255,250,.5)', 0, -60);
  hill(pen, 'M-130,70 L-130,-20 L-88,-62 L-52,-28 L-10,-70 L40,-22 L84,-58 L130,-16 L130,70 Z', '#8fa0a8');
  for (const [x, y, reach] of [
    [-88, -62, 14],
    [-10, -70, 17],
    [84, -58, 14],
  ] as const)
    cut(
      pen,
      shape(
        `M${x},${y} L${x + reach},${y + reach} L${x + 4},${y + reach - 5} L${x - 3},${y + reach + 4} L${x - reach},${y + reach} Z`,
      ),
      CHALK,
      {
        edge: 2,
        light: 0,
        dark: 0.3,
      },
    );
  puff(
    pen,
    [
      [54, -82, 9],
      [68, -92, 12],
      [88, -96, 13],
    ],
    SMOKE,
  );
  cut(pen, shape('M40,70 L45,-72 L59,-72 L64,70 Z'), '#a8563a', { tone: post, angle: 1.57, gap: 3.8 });
  for (let y = -58; y < 60; y += 14) line(pen, `M44,${y} L61,${y}`, 1.4);
  boards(pen, 58, 10, 56, 58, '#7a8288');
  cut(pen, shape('M52,12 L62,-12 L110,-12 L122,12 Z'), '#4a5258', { gap: 4 });
  opening(pen, 74, 26, 24, 42, '#f0a040');
  boards(pen, -112, -8, 118, 76, '#b0854a');
  cut(pen, shape('M-120,-6 L-104,-36 L-2,-36 L14,-6 Z'), WOOD_DARK, { gap: 4.6 });
  opening(pen, -50, 24, 28, 44);
  for (const x of [-100, -18]) opening(pen, x, 10, 18, 20, '#f2d890');
  placed(pen, { x: -53, y: -6, scale: 0.94 }, () => mug(pen));
  platform(pen);
  placed(pen, { x: 34, y: 66 }, () => ingots(pen));
}

function mug(pen: Pen): void {
  cut(pen, block(-32, -42, 64, 56, 4), '#f2e2b4', { light: 0, dark: 0.4, gap: 4.6 });
  line(pen, 'M14,-22 C28,-26 28,0 14,-2', 7);
  line(pen, 'M14,-22 C28,-26 28,0 14,-2', 3, '#d8a040');
  cut(pen, block(-18, -26, 33, 34, 3), '#d8952a', { tone: post, angle: 1.57, gap: 4 });
  for (const [x, y, size] of [
    [-16, -27, 7],
    [-4, -32, 9],
    [9, -28, 8],
    [16, -24, 5],
  ] as const)
    cut(pen, circle(x, y, size), CHALK, { tone: ball, edge: 2, light: 0, dark: 0.3, gap: 3.4 });
  fill(pen, block(-16, -26, 29, 6, 2), CHALK);
}

function ingots(pen: Pen): void {
  for (const [x, y] of [
    [-20, 0],
    [20, 0],
    [0, -15],
  ] as const) {
    cut(
      pen,
      polygon([
        [x - 19, y],
        [x - 13, y - 14],
        [x + 13, y - 14],
        [x + 19, y],
      ]),
      '#c4ccd4',
      { gap: 3.6 },
    );
    line(pen, `M${x - 8},${y - 7} L${x + 8},${y - 7}`, 2, STEEL_LIGHT);
  }
  cut(pen, block(-42, 0, 84, 4, 0), WOOD, { edge: 2, light: 0, dark: 0 });
}
