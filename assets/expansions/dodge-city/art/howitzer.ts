import { flash, puff } from '../../../art/flash.ts';
import { BRASS, BRASS_DARK, BRASS_LIGHT, INK, IRON, STEEL, WOOD, WOOD_DARK } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { block, circle, oval, shape } from '../../../art/shape.ts';
import { ball, pipe } from '../../../art/tone.ts';
import { wheel } from '../../../art/wheel.ts';
import { burst, cut, fill, ground, line, nicks } from '../../../art/woodcut.ts';

const BALLS = [
  [-86, 78],
  [-64, 78],
  [-75, 60],
] as const;

/** A short gun that throws high; its ball is on the way to everybody. */
export function howitzer(pen: Pen): void {
  burst(pen, 'rgba(75,107,58,.24)', 20, 280, 40, -50);
  ground(pen, 0, 92, 104);
  puff(pen, [
    [20, -84, 13],
    [4, -76, 9],
    [86, -26, 11],
    [94, -42, 8],
  ]);
  cut(pen, shape('M-24,18 L-4,34 L-78,92 L-100,92 L-98,82 Z'), WOOD_DARK, { gap: 4.4 });
  cut(pen, shape('M-102,80 L-88,78 L-84,94 L-104,94 Z'), IRON, { edge: 2.6, gap: 3.6 });
  placed(pen, { x: -6, y: 18, turn: -0.74 }, () => {
    flash(pen, 82, 0, 30, 0.4);
    barrel(pen);
  });
  cut(pen, shape('M-32,8 L18,-4 L46,44 L-6,52 Z'), WOOD, { gap: 4.6 });
  cut(pen, circle(-2, 16, 8), IRON, { edge: 2.6, gap: 3 });
  wheel(pen, 14, 50, 42, 12);
  for (const [x, y] of BALLS) {
    cut(pen, circle(x, y, 12), IRON, { tone: ball, gap: 3.6, edge: 2.8 });
    fill(pen, circle(x - 4, y - 4, 2.4), 'rgba(255,246,224,.8)');
  }
  cut(pen, circle(92, -86, 9), IRON, { tone: ball, gap: 3, edge: 2.8 });
  nicks(pen, [
    [84, -76, 80, -72, 74, -64, 2.4],
    [78, -86, 74, -84, 66, -78, 2],
  ]);
}

/** Breech at x -44, muzzle at x 66. */
function barrel(pen: Pen): void {
  cut(pen, circle(-50, 0, 8), BRASS_DARK, { edge: 2.6, gap: 3 });
  cut(pen, shape('M-42,-24 C-48,-14 -48,14 -42,24 L-2,21 L-2,-21 Z'), BRASS, { tone: pipe, angle: 0, gap: 4 });
  cut(pen, shape('M-4,-19 L58,-16 L58,16 L-4,19 Z'), BRASS, { tone: pipe, angle: 0, gap: 4 });
  for (const [x, half] of [
    [-40, 26],
    [-6, 23],
    [22, 20],
  ] as const)
    cut(pen, block(x, -half, 8, half * 2, 3), BRASS_LIGHT, { tone: pipe, angle: 0, gap: 3.4, edge: 2.4 });
  cut(pen, shape('M54,-16 C62,-20 66,-22 70,-22 L70,22 C66,22 62,20 54,16 Z'), BRASS, {
    tone: pipe,
    angle: 0,
    gap: 3.6,
  });
  cut(pen, oval(70, 0, 7, 22), BRASS_LIGHT, { edge: 2.6, light: 0, dark: 0.5, gap: 3 });
  fill(pen, oval(71, 0, 4.4, 15), INK);
  line(pen, 'M-30,-25 C-34,-34 -42,-34 -46,-28', 3, STEEL);
}
