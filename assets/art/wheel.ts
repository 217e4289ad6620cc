import { IRON, WOOD_DARK, WOOD_LIGHT } from './palette.ts';
import type { Pen } from './pen.ts';
import { block, circle, type Shape } from './shape.ts';
import { ball } from './tone.ts';
import { cut } from './woodcut.ts';

/** A spoked cart wheel; one sees through between the spokes. */
export function wheel(pen: Pen, x: number, y: number, radius: number, spokes = 10): void {
  for (let spoke = 0; spoke < spokes; spoke++) {
    pen.save();
    pen.translate(x, y);
    pen.rotate((spoke / spokes) * 2 * Math.PI + 0.2);
    cut(pen, block(-radius * 0.055, -radius * 0.88, radius * 0.11, radius * 0.88, 1), WOOD_LIGHT, {
      edge: 2,
      light: 0.6,
      dark: 0.6,
      gap: 4,
    });
    pen.restore();
  }
  cut(pen, ring(x, y, radius, radius * 0.8), WOOD_LIGHT, { gap: 4 });
  cut(pen, ring(x, y, radius, radius * 0.92), IRON, { gap: 3.4, edge: 2 });
  cut(pen, circle(x, y, radius * 0.24), WOOD_DARK, { tone: ball, edge: 2.4, gap: 3.4 });
  cut(pen, circle(x, y, radius * 0.1), IRON, { light: 0, dark: 0, edge: 1.6 });
}

/** A flat ring; its inside stays open. */
export function ring(x: number, y: number, outer: number, inner: number): Shape {
  const path = new Path2D();
  path.arc(x, y, outer, 0, 2 * Math.PI);
  path.moveTo(x + inner, y);
  path.arc(x, y, inner, 0, 2 * Math.PI, true);
  return { path, box: [x - outer, y - outer, x + outer, y + outer] };
}
