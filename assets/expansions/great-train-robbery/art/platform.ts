import { IRON, WOOD, WOOD_DARK } from '../../../art/palette.ts';
import type { Pen } from '../../../art/pen.ts';
import { block, shape } from '../../../art/shape.ts';
import { burst, cut, fill, line } from '../../../art/woodcut.ts';

/** What every stop has: planks to stand on, and a rail along them. */
export function platform(pen: Pen): void {
  cut(pen, block(-126, 66, 252, 13, 0), WOOD, { angle: 0.02, gap: 4.4, edge: 2.6 });
  for (let x = -104; x <= 110; x += 26) line(pen, `M${x},67 L${x},78`, 1.6);
  for (let x = -112; x <= 112; x += 32)
    cut(pen, block(x, 88, 20, 8, 1), WOOD_DARK, { edge: 1.8, light: 0.4, gap: 3.6 });
  cut(pen, block(-126, 84, 252, 6, 0), IRON, { edge: 2.2, light: 0.9, dark: 0.2, angle: 0, gap: 3 });
}

/** The sky over a town, from edge to edge, with rays out of a point. */
export function sky(pen: Pen, colour: string, rays: string, x = 0, y = 30): void {
  fill(pen, block(-130, -130, 260, 260, 0), colour);
  burst(pen, rays, 24, 300, x, y);
}

/** A hill or a mountain whose foot lies behind the platform. */
export function hill(pen: Pen, d: string, colour: string): void {
  cut(pen, shape(d), colour, { gap: 6, edge: 2.6, light: 0.7 });
}

/** A house front of boards, lying or upright. */
export function boards(pen: Pen, x: number, y: number, width: number, height: number, colour: string, step = 8): void {
  cut(pen, block(x, y, width, height, 1), colour, { gap: 5 });
  for (let at = y + step; at < y + height - 2; at += step)
    line(pen, `M${x + 1},${at} L${x + width - 1},${at}`, 1.2, 'rgba(42,26,16,.55)');
}

export function opening(pen: Pen, x: number, y: number, width: number, height: number, colour = '#1b110b'): void {
  cut(pen, block(x, y, width, height, 1), colour, { light: 0, dark: 0, edge: 2.4 });
}
