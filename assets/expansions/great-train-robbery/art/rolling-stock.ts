import { BRASS, INK, IRON, STEEL_LIGHT, WOOD_DARK } from '../../../art/palette.ts';
import type { Pen } from '../../../art/pen.ts';
import { block, circle, shape } from '../../../art/shape.ts';
import { ball, pipe } from '../../../art/tone.ts';
import { ring } from '../../../art/wheel.ts';
import { burst, cut, fill, ground, line } from '../../../art/woodcut.ts';

/** Rails at the same height on every card, so that cards laid side by side make one train. */
export function track(pen: Pen, rays: string): void {
  burst(pen, rays, 20, 280, 0, -10);
  rails(pen);
}

export function rails(pen: Pen): void {
  ground(pen, 0, 90, 108, 3);
  for (let sleeper = 0; sleeper < 8; sleeper++)
    cut(pen, block(-122 + sleeper * 32, 78, 21, 9, 1), WOOD_DARK, { edge: 2, light: 0.5, gap: 4 });
  cut(pen, block(-126, 73, 252, 6, 1), IRON, { edge: 2.2, light: 0.9, dark: 0.3, angle: 0, gap: 3 });
}

/** Beam, couplers and two trucks of wheels; the body stands on y 38. */
export function underframe(pen: Pen, beam: string = IRON, trucks: readonly number[] = [-56, 56]): void {
  line(pen, 'M-66,46 L-34,58 L34,58 L66,46', 3.4);
  for (const side of [-1, 1]) cut(pen, block(side * 104 - 12, 40, 24, 7, 2), IRON, { edge: 2.4, gap: 3 });
  for (const x of trucks) truck(pen, x);
  cut(pen, block(-94, 37, 188, 10, 2), beam, { tone: pipe, angle: 0, gap: 3.4, edge: 2.6 });
}

function truck(pen: Pen, x: number): void {
  for (const side of [-16, 16]) {
    cut(pen, circle(x + side, 60, 13.4), IRON, { tone: ball, gap: 3.4, edge: 2.8 });
    cut(pen, ring(x + side, 60, 9.4, 7.6), STEEL_LIGHT, { edge: 1.2, light: 0, dark: 0 });
    cut(pen, circle(x + side, 60, 3.4), BRASS, { edge: 1.6, light: 0, dark: 0 });
  }
  cut(pen, shape(`M${x - 28},48 L${x + 28},48 L${x + 24},56 L${x + 9},64 L${x - 9},64 L${x - 24},56 Z`), '#3a3436', {
    gap: 3.4,
    edge: 2.4,
  });
  for (const step of [-4, 0, 4]) line(pen, `M${x - 6},${57 + step / 2} L${x + 6},${57 + step / 2}`, 1.2, '#a89a86');
}

/** The side of a closed wagon, from x -90 to 90, with boards as wide as `step`. */
export function side(
  pen: Pen,
  colour: string,
  { top = -44, bottom = 38, left = -90, right = 90, step = 0 } = {},
): void {
  cut(pen, block(left, top, right - left, bottom - top, 2), colour, { gap: 5 });
  if (step <= 0) return;
  for (let x = left + step; x < right - 1; x += step)
    line(pen, `M${x},${top + 2} L${x},${bottom - 2}`, 1.3, 'rgba(42,26,16,.62)');
}

/** A roof that is round across the train and juts over both ends. */
export function archedRoof(pen: Pen, colour: string, top = -64, eaves = -42): void {
  cut(
    pen,
    shape(`M-98,${eaves} C-96,${top + 6} -84,${top} -70,${top} L70,${top} C84,${top} 96,${top + 6} 98,${eaves} Z`),
    colour,
    { gap: 4.4, angle: 0.06, tone: pipe },
  );
}

/** The roof of a better carriage: a raised middle with little panes. */
export function clerestory(pen: Pen, colour: string, pane: string): void {
  cut(pen, block(-74, -70, 148, 20, 3), colour, { gap: 4, edge: 2.6 });
  for (let x = -66; x <= 54; x += 15) fill(pen, block(x, -63, 10, 7, 1), pane);
  cut(pen, shape('M-80,-68 C-76,-78 -66,-78 -56,-78 L56,-78 C66,-78 76,-78 80,-68 Z'), colour, {
    gap: 4,
    tone: pipe,
    angle: 0,
    edge: 2.6,
  });
  cut(pen, shape('M-99,-42 C-97,-52 -90,-56 -80,-56 L80,-56 C90,-56 97,-52 99,-42 Z'), colour, {
    gap: 4,
    tone: pipe,
    angle: 0,
  });
}

/** A pane with a frame; `glow` is the light behind it. */
export function pane(pen: Pen, x: number, y: number, width: number, height: number, glow: string, corner = 3): void {
  cut(pen, block(x, y, width, height, corner), INK, { light: 0, dark: 0, edge: 2.4 });
  fill(pen, block(x + 1.6, y + 1.6, width - 3.2, height - 3.2, Math.max(0, corner - 1)), glow);
}

/** A painted stripe along the side. */
export function stripe(pen: Pen, y: number, height: number, colour: string, left = -90, right = 90): void {
  cut(pen, block(left, y, right - left, height, 0), colour, { edge: 1.8, light: 0, dark: 0.4, gap: 3.4, angle: 0 });
}

/** The railing of an end platform, with the brake wheel. */
export function platformRail(pen: Pen, x: number, width: number, colour: string, top = -6): void {
  line(pen, `M${x},${top} L${x + width},${top} M${x},${top + 18} L${x + width},${top + 18}`, 4.6);
  line(pen, `M${x},${top} L${x + width},${top} M${x},${top + 18} L${x + width},${top + 18}`, 2, colour);
  for (let at = 0; at <= 3; at++) {
    const post = x + (at * width) / 3;
    line(pen, `M${post},${top} L${post},38`, 3.6);
    line(pen, `M${post},${top} L${post},38`, 1.4, colour);
  }
}
