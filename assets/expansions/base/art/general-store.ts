import { BRASS, CHALK, CREAM, GREEN, IRON, RED, SAND, WOOD, WOOD_DARK, WOOD_LIGHT } from '../../../art/palette.ts';
import type { Pen } from '../../../art/pen.ts';
import { block, circle, shape } from '../../../art/shape.ts';
import { ball, post } from '../../../art/tone.ts';
import { burst, cut, fill, ground, line } from '../../../art/woodcut.ts';

const STRIPES = 8;

/** The counter under the striped awning: flour, sweets, apples, a lamp. */
export function generalStore(pen: Pen): void {
  burst(pen, 'rgba(75,107,58,.22)', 18, 280, 0, 0);
  ground(pen, 0, 90, 102);
  for (const x of [-86, 78]) cut(pen, block(x, -50, 9, 140, 1), WOOD_DARK, { edge: 2.6, angle: Math.PI / 2 });
  cut(pen, block(-78, -14, 156, 7, 1), WOOD_LIGHT, { angle: 0, edge: 2.4 });
  for (const [x, colour] of [
    [-66, RED],
    [-46, GREEN],
    [30, BRASS],
    [50, RED],
  ] as const) {
    cut(pen, block(x, -40, 16, 26, 2), colour, { tone: post, angle: Math.PI / 2, gap: 4, edge: 2.4 });
    fill(pen, block(x + 1.5, -32, 13, 9, 0), CREAM);
  }
  cut(pen, shape('M-22,-15 L-22,-34 L18,-34 L18,-15 Z'), IRON, { edge: 2.4, gap: 4 });
  line(pen, 'M-2,-34 L-2,-40 M-14,-40 L10,-40', 3);
  for (let stripe = 0; stripe < STRIPES; stripe++) {
    const left = -96 + stripe * 24;
    const top = -76 + stripe * 19;
    const scallop = `M${top},-90 L${top + 19},-90 L${left + 24},-52 C${left + 24},-38 ${left},-38 ${left},-52 Z`;
    cut(pen, shape(scallop), stripe % 2 ? CHALK : RED, { edge: 2.6, gap: 5, dark: 0.5 });
  }
  cut(pen, block(-80, -95, 160, 8, 2), WOOD, { edge: 2.6, angle: 0 });
  cut(pen, shape('M-68,42 C-76,22 -74,4 -62,2 L-66,-6 L-36,-6 L-40,2 C-28,4 -26,24 -34,42 Z'), SAND, { gap: 5 });
  line(pen, 'M-63,2 L-39,2', 3.4);
  line(pen, 'M-58,22 C-54,14 -48,14 -44,22 C-48,30 -54,30 -58,22', 2.2);
  cut(pen, block(-16, -2, 34, 44, 8), '#cfe0d6', { tone: post, angle: Math.PI / 2, gap: 5, dark: 0.5 });
  for (const [x, y] of [
    [-6, 30],
    [8, 30],
    [1, 18],
    [-6, 8],
    [9, 8],
  ] as const)
    cut(pen, circle(x, y, 5.6), x > 0 ? RED : BRASS, { light: 0, dark: 0, edge: 1.6 });
  cut(pen, block(-12, -10, 26, 9, 3), BRASS, { edge: 2.4, gap: 4 });
  cut(pen, shape('M36,42 L34,22 L74,22 L72,42 Z'), WOOD_LIGHT, { angle: 0, gap: 4 });
  for (const [x, y] of [
    [42, 16],
    [54, 12],
    [66, 16],
    [48, 4],
    [60, 3],
  ] as const)
    cut(pen, circle(x, y, 9), RED, { tone: ball, edge: 2.4, gap: 3.4 });
  cut(pen, block(-92, 40, 184, 12, 2), WOOD_LIGHT, { angle: 0, gap: 4 });
  cut(pen, block(-86, 52, 172, 38, 1), WOOD, { angle: Math.PI / 2, gap: 6 });
  line(pen, 'M-52,52 L-52,90 M-18,52 L-18,90 M18,52 L18,90 M52,52 L52,90', 2.4);
}
