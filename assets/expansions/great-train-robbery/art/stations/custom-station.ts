import { BRASS_LIGHT, CHALK, CREAM, RED, STEEL_LIGHT, WOOD, WOOD_DARK, WOOD_LIGHT } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, circle, oval, shape } from '../../../../art/shape.ts';
import { post } from '../../../../art/tone.ts';
import { cut, fill, line, nicks } from '../../../../art/woodcut.ts';
import { hill, platform, sky } from '../platform.ts';

/** A stop that nobody has named yet: an empty board, a pot of paint and a lantern. */
export function customStation(pen: Pen): void {
  sky(pen, '#e2d8b4', 'rgba(255,250,230,.6)', 0, -30);
  hill(pen, 'M-130,70 L-130,30 C-70,8 -30,30 20,20 C60,12 100,26 130,18 L130,70 Z', '#b9a878');
  for (const x of [-62, 54]) cut(pen, block(x, -50, 10, 120, 1), WOOD, { gap: 3.8, angle: 1.57 });
  cut(pen, block(-90, -74, 180, 62, 3), WOOD_DARK, { gap: 4.6 });
  cut(pen, block(-83, -67, 166, 48, 2), CREAM, { light: 0, dark: 0.4, gap: 5 });
  for (const [x, y] of [
    [-77, -61],
    [77, -61],
    [-77, -25],
    [77, -25],
  ] as const)
    cut(pen, circle(x, y, 2.6), STEEL_LIGHT, { edge: 1.4, light: 0, dark: 0 });
  line(pen, 'M-56,-38 C-40,-56 -30,-30 -14,-44', 6, RED);
  fill(pen, circle(-56, -38, 3.4), RED);
  placed(pen, { x: 4, y: -52, turn: 0.7 }, () => {
    cut(pen, shape('M-9,12 C-12,24 -4,30 0,36 C4,30 12,24 9,12 Z'), RED, { gap: 3, edge: 2.4 });
    cut(pen, block(-10, 0, 20, 13, 1), STEEL_LIGHT, { gap: 3, edge: 2.4 });
    cut(pen, shape('M-5,0 L-3,-38 C-3,-44 3,-44 3,-38 L5,0 Z'), WOOD_LIGHT, { gap: 3, edge: 2.4 });
  });
  platform(pen);
  placed(pen, { x: -20, y: 66 }, () => {
    line(pen, 'M-17,-26 C-14,-46 14,-46 17,-26', 2.6);
    cut(pen, shape('M-18,-26 L18,-26 L16,0 L-16,0 Z'), STEEL_LIGHT, { tone: post, angle: 1.57, gap: 3.8 });
    cut(pen, oval(0, -26, 18, 4.6), RED, { edge: 2.4, light: 0, dark: 0 });
    cut(pen, shape('M4,-25 L13,-24 L12,-8 C10,-4 7,-6 7,-10 Z'), RED, { edge: 1.6, light: 0, dark: 0 });
  });
  placed(pen, { x: 88, y: 66 }, () => {
    line(pen, 'M-10,-40 C-8,-54 8,-54 10,-40', 2.6);
    cut(pen, block(-9, -34, 18, 22, 4), '#ffe4a0', { edge: 2.4, light: 0, dark: 0.3 });
    fill(pen, oval(0, -22, 3.4, 6), '#e9a12e');
    cut(pen, shape('M-12,-34 L-7,-42 L7,-42 L12,-34 Z'), BRASS_LIGHT, { gap: 3, edge: 2.4 });
    cut(pen, block(-12, -12, 24, 12, 2), BRASS_LIGHT, { gap: 3, edge: 2.4 });
  });
  nicks(
    pen,
    [
      [-100, -90, -60, -96, -20, -90, 2.4],
      [30, -86, 62, -92, 100, -86, 2.4],
    ],
    CHALK,
  );
}
