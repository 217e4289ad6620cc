import { BRASS_DARK, CHALK, INK } from '../../../art/palette.ts';
import type { Pen } from '../../../art/pen.ts';
import { block, circle, joined, shape } from '../../../art/shape.ts';
import { ball, post } from '../../../art/tone.ts';
import { ring } from '../../../art/wheel.ts';
import { burst, cut, fill, ground, line } from '../../../art/woodcut.ts';

const FOAM = [
  [-44, -46, 19],
  [-24, -60, 21],
  [0, -66, 23],
  [24, -58, 21],
  [40, -44, 17],
  [-8, -46, 24],
  [20, -40, 18],
] as const;

/** A full mug, its head running over. */
export function beer(pen: Pen): void {
  burst(pen, 'rgba(217,144,42,.28)', 20, 280, -4, -10);
  ground(pen, 4, 82, 92);
  cut(pen, ring(48, 14, 38, 22), '#b98538', { gap: 4.2 });
  cut(pen, shape('M-54,-36 L46,-36 L50,76 C50,86 -58,86 -58,76 Z'), '#d2902a', {
    tone: post,
    angle: Math.PI / 2,
    gap: 6,
  });
  for (const x of [-34, -4, 26]) {
    cut(pen, block(x - 9, -20, 18, 84, 9), '#e8b04a', {
      tone: post,
      angle: Math.PI / 2,
      edge: 2,
      gap: 5,
      lightColour: 'rgba(255,250,225,.85)',
      dark: 0.5,
    });
  }
  cut(pen, shape('M-60,66 L52,66 L53,80 C53,88 -61,88 -61,80 Z'), BRASS_DARK, { gap: 4 });
  fill(pen, joined(...FOAM.map(([x, y, radius]) => circle(x + 1, y + 2, radius + 3.4))), INK);
  cut(pen, shape('M-42,-40 C-50,-10 -38,6 -34,8 C-26,4 -26,-14 -24,-34 Z'), CHALK, { light: 0, dark: 0.3 });
  cut(pen, shape('M18,-40 C16,-22 22,-12 27,-10 C34,-14 36,-26 36,-38 Z'), CHALK, { light: 0, dark: 0.3 });
  for (const [x, y, radius] of FOAM)
    cut(pen, circle(x, y, radius), CHALK, { tone: ball, edge: 0, light: 0, dark: 0.34, gap: 4.4 });
  line(pen, 'M-58,-88 L-62,-98 M0,-98 L0,-106 M54,-84 L62,-94', 3);
}
