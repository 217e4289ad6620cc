import { cartridge } from '../../assets/art/flash.ts';
import { BLUE_DARK, BRASS, BRASS_LIGHT, CHALK, INK } from '../../assets/art/palette.ts';
import { placed } from '../../assets/art/pen.ts';
import { playingCard } from '../../assets/art/playing-card.ts';
import { block } from '../../assets/art/shape.ts';
import { cut } from '../../assets/art/woodcut.ts';
import { type Price, RANKS, type Rank } from '../../core/index.ts';
import { BORDERS, DESIGN, PLATE_PAPER } from './card-design.ts';
import type { FaceTexts } from './face-texts.ts';
import { FIGURE_FONT, fitted, paintGlyph, type TextPen } from './text-pen.ts';

/** As many ranks stand one by one; more of them as first and last. */
const SPELLED = 5;

/** What one pays here, on a plate along the foot of a station's card. */
export function paintPrice(pen: TextPen, price: Price, dark: string, texts: FaceTexts): void {
  const { x, y, width, height, corner } = DESIGN.price;
  pen.beginPath();
  pen.roundRect(x, y, width, height, corner);
  pen.fillStyle = PLATE_PAPER;
  pen.fill();
  pen.lineWidth = 2.5;
  pen.strokeStyle = dark;
  pen.stroke();
  pen.beginPath();
  pen.roundRect(x, y, height, height, corner);
  pen.fillStyle = dark;
  pen.fill();
  paintGlyph(pen, 'pay', x + height / 2, y + height / 2, 32, BRASS_LIGHT);
  const middle = { x: x + (width + height) / 2, y: y + height / 2 };
  placed(pen, middle, () => paintAsked(pen, price, width - height - 12, texts));
}

/** Centred at the origin, `room` units wide at most. */
function paintAsked(pen: TextPen, price: Price, room: number, texts: FaceTexts): void {
  if ('suit' in price) playingCard(pen, { x: 0, y: 0, height: 46 }, price.suit);
  else if ('names' in price) write(pen, price.names.map(texts.card).join(' / '), room);
  else if ('from' in price) write(pen, rankList(price), room);
  else if ('border' in price) borderedCard(pen, BORDERS[price.border]);
  else if ('life' in price) bullets(pen, price.life);
  else backs(pen, price.cards);
}

function write(pen: TextPen, text: string, room: number): void {
  pen.fillStyle = INK;
  fitted(pen, text, { x: 0, y: 2, room, largest: 31, smallest: 13 }, (size) => `700 ${size}px "${FIGURE_FONT}"`);
}

function rankList({ from, to }: { from: Rank; to: Rank }): string {
  const list = RANKS.slice(RANKS.indexOf(from), RANKS.indexOf(to) + 1);
  return list.length > SPELLED ? `${from} – ${to}` : list.join('  ');
}

/** A card of which only the border counts: with its seam, so that the colour is not the only sign. */
function borderedCard(pen: TextPen, { light, mark }: (typeof BORDERS)['blue']): void {
  cut(pen, block(-17, -23, 34, 46, 4), light, { light: 0, dark: 0.3, edge: 2 });
  cut(pen, block(-10, -16, 20, 32, 2), CHALK, { light: 0, dark: 0, edge: 1.4 });
  pen.save();
  pen.lineWidth = 1.5;
  pen.strokeStyle = mark === undefined ? light : BRASS_LIGHT;
  pen.setLineDash(mark === 'clock' ? [1.4, 3] : [3.4, 3]);
  pen.stroke(block(-13.4, -19.4, 26.8, 38.8, 3).path);
  pen.restore();
  paintGlyph(pen, 'unknown', 0, 0, 15, BLUE_DARK);
}

function bullets(pen: TextPen, life: number): void {
  for (let at = 0; at < life; at++)
    placed(pen, { x: (at - life / 2) * 18 + 18, y: 18, scale: 1.2 }, () => cartridge(pen, BRASS, '#b0683a'));
  pen.fillStyle = INK;
  pen.font = `700 31px "${FIGURE_FONT}"`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(`−${life}`, -life * 9 - 10, 2);
}

function backs(pen: TextPen, cards: number): void {
  for (let at = 0; at < cards; at++)
    playingCard(pen, { x: (at - (cards - 1) / 2) * 38, y: 0, height: 44, turn: (at - (cards - 1) / 2) * 0.14 }, 'back');
}
