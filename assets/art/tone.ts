import type { Box } from './shape.ts';

/** How dark a point of a picture is: 0 in full light, 1 in full shade. */
export type Tone = (x: number, y: number) => number;

/** A flat thing lit from the top left of its box. */
export function slope([left, top, right, bottom]: Box): Tone {
  const width = Math.max(1, right - left);
  const height = Math.max(1, bottom - top);
  return (x, y) => ((x - left) / width) * 0.55 + ((y - top) / height) * 0.45;
}

/** A ball in its box. */
export function ball([left, top, right, bottom]: Box): Tone {
  const rx = Math.max(1, (right - left) / 2);
  const ry = Math.max(1, (bottom - top) / 2);
  const cx = left + rx * 0.62;
  const cy = top + ry * 0.58;
  return (x, y) => Math.hypot((x - cx) / rx, (y - cy) / ry) / 1.55;
}

/** Dark on both rims, light at a third: a tube that stands upright. */
export function post([left, , right]: Box): Tone {
  const width = Math.max(1, right - left);
  return (x) => rim((x - left) / width);
}

/** The same for a tube that lies. */
export function pipe([, top, , bottom]: Box): Tone {
  const height = Math.max(1, bottom - top);
  return (_, y) => rim((y - top) / height);
}

/** Everything in light, or all in shade: for parts that should carry only one kind of hatch. */
export const level = (tone: number) => (): Tone => () => tone;

function rim(across: number): number {
  return across < 0.3 ? 0.15 + (0.3 - across) * 1.1 : (across - 0.3) / 0.7;
}
