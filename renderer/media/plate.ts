import { INK, SUIT_BLACK, SUIT_RED } from '../../assets/art/palette.ts';
import { SUIT_PATHS } from '../../assets/art/suits.ts';
import type { Rank, Suit } from '../../core/index.ts';
import { DESIGN, PLATE_INNER, PLATE_PAPER } from './card-design.ts';
import { FIGURE_FONT, type TextPen } from './text-pen.ts';

/** The plate without its print: the same on every copy of a card. */
export function paintEmptyPlate(pen: TextPen, edge: string): void {
  const { x, y, width, height, corner } = DESIGN.plate;
  pen.beginPath();
  pen.roundRect(x, y, width, height, corner);
  pen.fillStyle = PLATE_PAPER;
  pen.fill();
  pen.lineWidth = 2.5;
  pen.strokeStyle = edge;
  pen.stroke();
}

/** Rank and suit, in the plate's inner rectangle with its corner at the origin. */
export function paintPlatePrint(pen: TextPen, rank: Rank, suit: Suit): void {
  const { width, height } = PLATE_INNER;
  pen.fillStyle = PLATE_PAPER;
  pen.fillRect(0, 0, width, height);
  const colour = suit === 'H' || suit === 'D' ? SUIT_RED : SUIT_BLACK;
  pen.fillStyle = colour;
  pen.font = `700 ${rank.length > 1 ? 27 : 32}px "${FIGURE_FONT}"`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(rank, rank.length > 1 ? 16 : 15, height / 2 + 2);
  pen.save();
  pen.translate(rank.length > 1 ? 42.5 : 40, height / 2);
  pen.scale(rank.length > 1 ? 0.94 : 1.12, rank.length > 1 ? 0.94 : 1.12);
  const sign = new Path2D(SUIT_PATHS[suit]);
  pen.fill(sign);
  pen.lineWidth = 0.7;
  pen.strokeStyle = INK;
  pen.stroke(sign);
  pen.restore();
}
