import { INK } from './palette.ts';
import type { Pen } from './pen.ts';
import type { Box, Shape } from './shape.ts';
import { slope, type Tone } from './tone.ts';

interface Hatch {
  readonly tone: Tone;
  readonly colour: string;
  /** Distance of the lines in units. */
  readonly gap: number;
  /** Direction of the lines in radians. */
  readonly angle: number;
  /** Width of a line, as a part of the gap, where a point has this tone. */
  readonly weight: (tone: number) => number;
}

export interface CutStyle {
  readonly tone?: (box: Box) => Tone;
  readonly gap?: number;
  readonly angle?: number;
  /** Width of the ink outline; 0 draws none. */
  readonly edge?: number;
  /** How much of the shape the light and the dark lines take: 0 none, 1 the usual. */
  readonly light?: number;
  readonly dark?: number;
  readonly lightColour?: string;
  readonly darkColour?: string;
}

const LIGHT = 'rgba(255,242,210,.62)';
const EDGE = 3;
const THINNEST = 0.35;
const ANGLE = -0.72;

/** The basic mark of every picture: flat colour, light lines on the lit side, ink lines on the other, an ink outline. */
export function cut(pen: Pen, of: Shape, fill: string, style: CutStyle = {}): void {
  const edge = style.edge ?? EDGE;
  const tone = (style.tone ?? slope)(of.box);
  const gap = style.gap ?? 4.6;
  const angle = style.angle ?? ANGLE;
  pen.save();
  pen.lineJoin = 'round';
  if (edge > 0) lowerEdge(pen, of, edge);
  pen.fillStyle = fill;
  pen.fill(of.path);
  pen.save();
  pen.clip(of.path);
  const light = style.light ?? 1;
  const dark = style.dark ?? 1;
  const lightColour = style.lightColour ?? LIGHT;
  if (light > 0)
    hatch(pen, of.box, { tone, colour: lightColour, gap, angle, weight: (t) => 0.62 * light * (1 - t / 0.46) });
  if (dark > 0)
    hatch(pen, of.box, {
      tone,
      colour: style.darkColour ?? INK,
      gap,
      angle,
      weight: (t) => 0.78 * dark * ((t - 0.52) / 0.48),
    });
  pen.restore();
  if (edge > 0) {
    pen.lineWidth = edge;
    pen.strokeStyle = INK;
    pen.stroke(of.path);
  }
  pen.restore();
}

/** The outline is heavier away from the light, as if the knife had leaned. */
function lowerEdge(pen: Pen, of: Shape, edge: number): void {
  pen.save();
  pen.translate(edge * 0.42, edge * 0.5);
  pen.lineWidth = edge;
  pen.strokeStyle = INK;
  pen.fillStyle = INK;
  pen.fill(of.path);
  pen.stroke(of.path);
  pen.restore();
}

/** Lines that swell and taper with the tone; the caller has clipped to the shape. */
function hatch(pen: Pen, [left, top, right, bottom]: Box, lines: Hatch): void {
  const along = { x: Math.cos(lines.angle), y: Math.sin(lines.angle) };
  const corners = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ] as const;
  const us = corners.map(([x, y]) => x * along.x + y * along.y);
  const vs = corners.map(([x, y]) => y * along.x - x * along.y);
  const [from, to] = [Math.min(...us), Math.max(...us)];
  const step = Math.max(2.5, Math.min(6, (to - from) / 8));
  pen.fillStyle = lines.colour;
  pen.beginPath();
  for (let v = Math.min(...vs) + lines.gap / 2; v < Math.max(...vs); v += lines.gap) {
    let run: [number, number, number][] = [];
    for (let u = from - step; u <= to + step; u += step) {
      const bent = v + Math.sin(u * 0.09 + v * 0.37) * lines.gap * 0.1;
      const x = along.x * u - along.y * bent;
      const y = along.y * u + along.x * bent;
      const width = Math.min(0.86, lines.weight(lines.tone(x, y))) * lines.gap;
      if (width > THINNEST) run.push([x, y, width / 2]);
      else run = ended(pen, run, along);
    }
    ended(pen, run, along);
  }
  pen.fill();
}

function ended(pen: Pen, run: readonly [number, number, number][], along: { x: number; y: number }): [] {
  const first = run[0];
  const last = run.at(-1);
  if (!first || !last || run.length < 2) return [];
  pen.moveTo(first[0] - along.x * first[2] * 2, first[1] - along.y * first[2] * 2);
  for (const [x, y, half] of run) pen.lineTo(x + along.y * half, y - along.x * half);
  pen.lineTo(last[0] + along.x * last[2] * 2, last[1] + along.y * last[2] * 2);
  for (const [x, y, half] of run.toReversed()) pen.lineTo(x - along.y * half, y + along.x * half);
  pen.closePath();
  return [];
}

/** Flat colour alone, for small parts inside a cut. */
export function fill(pen: Pen, of: Shape, colour: string): void {
  pen.fillStyle = colour;
  pen.fill(of.path);
}

/** Lines of one width with round ends; any path data. */
export function line(pen: Pen, d: string, width = 2.4, colour = INK): void {
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.lineWidth = width;
  pen.strokeStyle = colour;
  pen.stroke(new Path2D(d));
}

/** From, bend, to, and the width in the middle: a mark of the knife that is pointed at both ends. */
export type Nick = readonly [number, number, number, number, number, number, number];

export function nicks(pen: Pen, marks: readonly Nick[], colour = INK): void {
  pen.fillStyle = colour;
  pen.beginPath();
  for (const [x0, y0, cx, cy, x1, y1, width] of marks) {
    const length = Math.hypot(x1 - x0, y1 - y0) || 1;
    const nx = (-(y1 - y0) / length) * width;
    const ny = ((x1 - x0) / length) * width;
    pen.moveTo(x0, y0);
    pen.quadraticCurveTo(cx + nx, cy + ny, x1, y1);
    pen.quadraticCurveTo(cx - nx, cy - ny, x0, y0);
    pen.closePath();
  }
  pen.fill();
}

/** Rays behind a picture. */
export function burst(pen: Pen, colour: string, rays = 18, radius = 280, x = 0, y = 0): void {
  pen.fillStyle = colour;
  pen.beginPath();
  for (let ray = 0; ray < rays; ray++) {
    const from = (ray / rays) * 2 * Math.PI - 0.11;
    const to = ((ray + 0.5) / rays) * 2 * Math.PI - 0.11;
    pen.moveTo(x, y);
    pen.lineTo(x + Math.cos(from) * radius, y + Math.sin(from) * radius);
    pen.lineTo(x + Math.cos(to) * radius, y + Math.sin(to) * radius);
    pen.closePath();
  }
  pen.fill();
}

/** The shade that a thing throws on the ground: tapered lines that lie. */
export function ground(pen: Pen, x: number, y: number, reach: number, rows = 4): void {
  nicks(
    pen,
    Array.from({ length: rows }, (_, row) => {
      const half = reach * (1 - row * 0.16) * (row % 2 ? 0.86 : 1);
      const at = y + row * 4.2;
      return [x - half + row * 5, at, x, at + 0.6, x + half + row * 3, at, 3 - row * 0.45] as const;
    }),
  );
}
