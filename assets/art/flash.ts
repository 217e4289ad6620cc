import { CHALK, FLAME, FLAME_RED, INK, SMOKE } from './palette.ts';
import type { Pen } from './pen.ts';
import { circle, oval, shape, star } from './shape.ts';
import { ball } from './tone.ts';
import { cut, fill } from './woodcut.ts';

/** The flash of a shot or a burning fuse: a spiky star with a bright heart. */
export function flash(pen: Pen, x: number, y: number, radius: number, turn = 0.2): void {
  cut(pen, star(9, radius, radius * 0.46, x, y, turn), FLAME_RED, { light: 0, dark: 0 });
  fill(pen, star(9, radius * 0.68, radius * 0.34, x, y, turn + 0.3), FLAME);
  fill(pen, star(7, radius * 0.38, radius * 0.2, x, y, turn), CHALK);
}

/** A puff of powder smoke made of balls: x, y and radius of each. */
export function puff(pen: Pen, balls: readonly (readonly [number, number, number])[], colour = SMOKE): void {
  pen.fillStyle = INK;
  for (const [x, y, radius] of balls) fill(pen, circle(x + 0.8, y + 1, radius + 2.6), INK);
  for (const [x, y, radius] of balls)
    cut(pen, circle(x, y, radius), colour, { tone: ball, edge: 0, light: 0, dark: 0.42, gap: 4.4 });
}

/** A hole that a bullet left, with cracks. */
export function bulletHole(pen: Pen, x: number, y: number, radius: number): void {
  cut(pen, star(8, radius * 1.5, radius * 0.9, x, y, 0.3), '#c9a877', { light: 0, dark: 0, edge: 1.6 });
  fill(pen, oval(x, y, radius * 0.74, radius * 0.74), '#150b06');
}

/** A cartridge, its base at the origin, pointing up, 30 high. */
export function cartridge(pen: Pen, brass: string, lead: string): void {
  cut(pen, shape('M-5,-16 C-5,-24 -3,-28 0,-31 C3,-28 5,-24 5,-16 Z'), lead, { edge: 2.2, gap: 3 });
  cut(pen, shape('M-6,-17 L6,-17 L6,0 L-6,0 Z'), brass, { edge: 2.2, gap: 3 });
  cut(pen, shape('M-7,-2 L7,-2 L7,2 L-7,2 Z'), brass, { edge: 1.8, light: 0, dark: 0 });
}
