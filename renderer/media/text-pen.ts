import { GLYPHS, type GlyphName } from '../../assets/art/glyphs.ts';
import type { Pen } from '../../assets/art/pen.ts';

/** A pen that writes as well: what a face is painted with. */
export interface TextPen extends Pen, CanvasText, CanvasTextDrawingStyles {}

export const TITLE_FONT = 'Sancreek';
export const FIGURE_FONT = 'Zilla Slab';

/** Writes centred at a point in the largest size that fits the room, in units of the pen. */
export function fitted(
  pen: TextPen,
  text: string,
  at: { x: number; y: number; room: number; largest: number; smallest: number },
  font: (size: number) => string,
): void {
  let size = at.largest;
  pen.font = font(size);
  const wide = pen.measureText(text).width;
  if (wide > at.room) {
    size = Math.max(at.smallest, (size * at.room) / wide);
    pen.font = font(size);
  }
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, at.x, at.y);
}

/** One of our signs, centred at a point, `size` units high. */
export function paintGlyph(pen: Pen, name: GlyphName, x: number, y: number, size: number, colour: string): void {
  pen.save();
  pen.translate(x - size / 2, y - size / 2);
  pen.scale(size / 24, size / 24);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.fillStyle = colour;
  pen.strokeStyle = colour;
  for (const [d, width] of GLYPHS[name]) {
    const path = new Path2D(d);
    if (width === 0) pen.fill(path, 'evenodd');
    else {
      pen.lineWidth = width;
      pen.stroke(path);
    }
  }
  pen.restore();
}
