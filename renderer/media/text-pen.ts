import { GLYPHS, type GlyphName } from '../../assets/art/glyphs.ts';
import type { Pen } from '../../assets/art/pen.ts';

/** A pen that writes as well: what a face is painted with. */
export interface TextPen extends Pen, CanvasText, CanvasTextDrawingStyles {}

export const TITLE_FONT = 'Sancreek';
export const FIGURE_FONT = 'Zilla Slab';

interface Fit {
  /** Centre of the text. */
  readonly x: number;
  readonly y: number;
  /** Width that it may take. */
  readonly room: number;
  readonly largest: number;
  readonly smallest: number;
}

/** Poster letters may be narrowed a little before they are made smaller. */
const NARROWEST = 0.84;

/** Writes on one line in the largest size that fits; a long name of several words gets two lines. */
export function fitted(pen: TextPen, text: string, fit: Fit, font: (size: number) => string): void {
  const { size } = fitting(pen, text, fit, font);
  const words = text.split(' ');
  if (words.length === 1 || size > fit.largest * 0.62) {
    writeLine(pen, text, fit, font);
    return;
  }
  const [upper, lower] = halves(words);
  const largest = fit.largest * 0.54;
  writeLine(pen, upper, { ...fit, largest, y: fit.y - fit.largest * 0.31 }, font);
  writeLine(pen, lower, { ...fit, largest, y: fit.y + fit.largest * 0.23 }, font);
}

function fitting(pen: TextPen, text: string, { room, largest, smallest }: Fit, font: (size: number) => string) {
  pen.font = font(largest);
  const ratio = Math.min(1, room / pen.measureText(text).width);
  const narrow = Math.max(NARROWEST, ratio);
  return { narrow, size: Math.max(smallest, (largest * ratio) / narrow) };
}

function writeLine(pen: TextPen, text: string, fit: Fit, font: (size: number) => string): void {
  const { narrow, size } = fitting(pen, text, fit, font);
  pen.save();
  pen.translate(fit.x, fit.y);
  pen.scale(narrow, 1);
  pen.font = font(size);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, 0, 0);
  pen.restore();
}

/** The words in two lines as even as they can be. */
function halves(words: readonly string[]): [string, string] {
  const cuts = words
    .slice(1)
    .map((_, at): [string, string] => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const uneven = ([upper, lower]: [string, string]) => Math.abs(upper.length - lower.length);
  return cuts.reduce((best, cut) => (uneven(cut) < uneven(best) ? cut : best));
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
