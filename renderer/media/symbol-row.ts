import { CREAM } from '../../assets/art/palette.ts';
import type { RuleRow, RuleSymbol } from '../../assets/art/rule-symbols.ts';
import { SUIT_PATHS } from '../../assets/art/suits.ts';
import type { Suit } from '../../core/index.ts';
import { DESIGN } from './card-design.ts';
import { FIGURE_FONT, paintGlyph, type TextPen } from './text-pen.ts';

const RING = 'rgba(240,215,150,.85)';
const DIVIDER = 9;
/** The flip token is a pill, as long as what it needs. */
const FLIP_FIGURE = 15;
/** Room for the sign between a price and what it buys. */
const EQUALS = 11;

/**
 * The symbols of a card, right-aligned in its bottom corner. A thin line divides two lines of the card; where they have no
 * room beside each other, the first stands above the second.
 */
export function paintSymbols(pen: TextPen, row: RuleRow, dark: string): void {
  const { size, gap, room } = DESIGN.token;
  if (rowWidth(row) <= room) paintBeside(pen, row, DESIGN.token.y, dark);
  else
    row.toReversed().forEach((symbols, at) => {
      paintBeside(pen, [symbols], DESIGN.token.y - at * (size + gap), dark);
    });
}

/** The sign on a wagon that says whether it stays or is spent when it is used. */
export function paintUse(pen: TextPen, spent: boolean, dark: string): void {
  const { size, y } = DESIGN.token;
  const x = DESIGN.plate.x;
  pen.fillStyle = dark;
  pen.beginPath();
  pen.roundRect(x, y - size / 2, size, size, 7);
  pen.fill();
  pen.lineWidth = 1.5;
  pen.strokeStyle = RING;
  pen.beginPath();
  pen.roundRect(x + 2.5, y - size / 2 + 2.5, size - 5, size - 5, 5);
  pen.stroke();
  paintGlyph(pen, spent ? 'spend' : 'stay', x + size / 2, y, 26, CREAM);
}

function rowWidth(row: RuleRow): number {
  const { gap } = DESIGN.token;
  const symbols = row.flat();
  const equals = symbols.filter(({ sign }) => sign === 'pay').length * EQUALS;
  return symbols.reduce((sum, symbol) => sum + tokenWidth(symbol) + gap, equals - gap) + (row.length - 1) * DIVIDER;
}

function paintBeside(pen: TextPen, row: RuleRow, y: number, dark: string): void {
  const { right, gap } = DESIGN.token;
  let edge: number = right;
  row.toReversed().forEach((symbols, at) => {
    if (at > 0) {
      paintDivider(pen, edge - DIVIDER / 2 + gap / 2, y, dark);
      edge -= DIVIDER;
    }
    for (const symbol of symbols.toReversed()) {
      if (symbol.sign === 'pay') {
        paintEquals(pen, edge - (EQUALS - gap) / 2, y, dark);
        edge -= EQUALS;
      }
      const width = tokenWidth(symbol);
      paintToken(pen, symbol, edge - width, y, width, dark);
      edge -= width + gap;
    }
  });
}

function tokenWidth({ sign, figure = '' }: RuleSymbol): number {
  const { size } = DESIGN.token;
  return sign === 'flip' ? size + FLIP_FIGURE + 11 * (figure.length - 1) : size;
}

function paintToken(
  pen: TextPen,
  { sign, figure }: RuleSymbol,
  x: number,
  y: number,
  width: number,
  dark: string,
): void {
  const { size } = DESIGN.token;
  const half = size / 2;
  pen.fillStyle = dark;
  pen.beginPath();
  pen.roundRect(x, y - half, width, size, half);
  pen.fill();
  pen.lineWidth = 1.5;
  pen.strokeStyle = RING;
  pen.beginPath();
  pen.roundRect(x + 2.5, y - half + 2.5, width - 5, size - 5, half - 2.5);
  pen.stroke();
  const centre = x + half;
  switch (sign) {
    case 'flip':
      paintGlyph(pen, 'flip', centre, y, 22, CREAM);
      paintNeed(pen, figure ?? '', x + size - 6 + (width - size) / 2, y);
      return;
    case 'sight':
      paintGlyph(pen, 'sight', centre, y, 31, CREAM);
      write(pen, figure ?? '', centre, y, 19);
      return;
    case 'distance':
      paintGlyph(pen, 'distance', centre, y + 7, 17, CREAM);
      write(pen, figure ?? '', centre, y - 5.5, 19);
      return;
    case 'see':
      paintGlyph(pen, 'see', centre, y - 7, 17, CREAM);
      write(pen, figure ?? '', centre, y + 7, 19);
      return;
    case 'seen':
      paintGlyph(pen, 'seen', centre, y - 1, 28, CREAM);
      write(pen, figure ?? '', centre, y + 2.5, 14);
      return;
    default:
      paintGlyph(pen, sign, centre, y, 25, CREAM);
  }
}

/** Distance of two suits that will both do. */
const SUIT_STEP = 17;
const SUIT_OF: Readonly<Record<string, Suit>> = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C' };

/** What a flip must show: ranks as text, suits as our own signs. */
function paintNeed(pen: TextPen, need: string, x: number, y: number): void {
  const suits = [...need].flatMap((letter) => SUIT_OF[letter] ?? []);
  const ranks = need.slice(0, need.length - suits.length);
  const wide = need.length === suits.length ? (suits.length - 1) * SUIT_STEP : ranks.length * 11;
  if (ranks) write(pen, ranks, suits.length > 0 ? x - 9 : x, y, 20);
  suits.toReversed().forEach((suit, at) => {
    pen.save();
    pen.translate(x + wide / 2 + (ranks ? 1 : 0) - at * SUIT_STEP, y);
    pen.scale(0.72, 0.72);
    pen.fillStyle = suit === 'H' || suit === 'D' ? '#ffb9a2' : CREAM;
    pen.fill(new Path2D(SUIT_PATHS[suit]));
    pen.restore();
  });
}

function write(pen: TextPen, text: string, x: number, y: number, size: number): void {
  pen.fillStyle = CREAM;
  pen.font = `700 ${size}px "${FIGURE_FONT}"`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, x, y + size * 0.05);
}

/** "This is the price of what follows." */
function paintEquals(pen: TextPen, x: number, y: number, dark: string): void {
  pen.lineCap = 'round';
  pen.lineWidth = 2.6;
  pen.strokeStyle = dark;
  pen.beginPath();
  for (const side of [-3.2, 3.2]) {
    pen.moveTo(x - 3.6, y + side);
    pen.lineTo(x + 3.6, y + side);
  }
  pen.stroke();
}

function paintDivider(pen: TextPen, x: number, y: number, dark: string): void {
  pen.lineCap = 'round';
  pen.lineWidth = 2.4;
  pen.strokeStyle = dark;
  pen.beginPath();
  pen.moveTo(x + 3, y - 14);
  pen.lineTo(x - 3, y + 14);
  pen.stroke();
}
