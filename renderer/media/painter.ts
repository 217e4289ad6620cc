import { ticket } from '../../assets/art/frame.ts';
import { CREAM, INK } from '../../assets/art/palette.ts';
import { paper, vignette } from '../../assets/art/paper.ts';
import { CUSTOM_STATION, kindOf, type Price, stationOf } from '../../core/index.ts';
import { isSpent, pictureOf, symbolsOf } from './art.ts';
import { paintBolts, paintClock, paintMinutes, paintRivets, paintSleepers, paintStitches } from './border-marks.ts';
import { paintBullets } from './bullets.ts';
import { BORDERS, type Border, type BorderMark, CARD, DESIGN, PLATE_INNER, pictureName } from './card-design.ts';
import type { Face } from './face.ts';
import type { FaceTexts } from './face-texts.ts';
import { paintOrnaments } from './ornaments.ts';
import { paintEmptyPlate, paintPlatePrint } from './plate.ts';
import { paintPrice } from './station-price.ts';
import { paintSymbols, paintUse } from './symbol-row.ts';
import { fitted, type TextPen, TITLE_FONT } from './text-pen.ts';

/** Paints a whole face over the rectangle from the pen's origin (design: look, "Card design"). Fonts must be loaded. */
export function paintFace(pen: TextPen, face: Face, size: { width: number; height: number; texts: FaceTexts }): void {
  inUnits(pen, size.width, size.height, () => {
    paintPrinted(pen, face, size.texts);
    if (face.what !== 'card') return;
    pen.save();
    pen.translate(PLATE_INNER.x, PLATE_INNER.y);
    paintPlatePrint(pen, face.rank, face.suit);
    pen.restore();
  });
}

/** Paints what all copies of a face have in common: everything but rank and suit. */
export function paintCell(pen: TextPen, face: Face, size: { width: number; height: number; texts: FaceTexts }): void {
  inUnits(pen, size.width, size.height, () => paintPrinted(pen, face, size.texts));
}

function inUnits(pen: TextPen, width: number, height: number, paint: () => void): void {
  pen.save();
  pen.scale(width / CARD.width, height / CARD.height);
  pen.beginPath();
  pen.rect(0, 0, CARD.width, CARD.height);
  pen.clip();
  paint();
  pen.restore();
}

function paintPrinted(pen: TextPen, face: Face, texts: FaceTexts): void {
  if (face.what === 'back') {
    pen.translate(CARD.width / 2, CARD.height / 2);
    pictureOf(face)(pen);
    pen.translate(-CARD.width / 2, -CARD.height / 2);
    vignette(pen, CARD.width, CARD.height, 0.4);
    return;
  }
  const border = borderOf(face);
  paintBorder(pen, border, seedOf(face));
  paintPicture(pen, face);
  vignette(pen, CARD.width, CARD.height);
  paintTitle(pen, texts.title(face), border);
  paintFoot(pen, face, border, texts);
}

function borderOf(face: Exclude<Face, { what: 'back' }>): Border {
  return face.what === 'card' ? kindOf(face.kind).border : face.what;
}

function paintBorder(pen: TextPen, border: Border, seed: number): void {
  const { light, dark, mark } = BORDERS[border];
  const { inset, cut, hairInset, hairCut } = DESIGN.frame;
  const { width, height } = CARD;
  pen.fillStyle = light;
  pen.fillRect(0, 0, width, height);
  const sheen = pen.createLinearGradient(0, 0, width, height);
  sheen.addColorStop(0, 'rgba(255,240,210,.2)');
  sheen.addColorStop(0.5, 'rgba(255,240,210,0)');
  sheen.addColorStop(1, 'rgba(0,0,0,.25)');
  pen.fillStyle = sheen;
  pen.fillRect(0, 0, width, height);
  if (mark) MARKS[mark](pen);
  pen.save();
  ticket(pen, inset, inset, width - 2 * inset, height - 2 * inset, cut);
  pen.clip();
  paper(pen, width, height, seed);
  pen.restore();
  pen.lineWidth = 4;
  pen.strokeStyle = dark;
  ticket(pen, inset, inset, width - 2 * inset, height - 2 * inset, cut);
  pen.stroke();
  pen.lineWidth = 1.6;
  pen.strokeStyle = light;
  ticket(pen, hairInset, hairInset, width - 2 * hairInset, height - 2 * hairInset, hairCut);
  pen.stroke();
}

const MARKS: { readonly [M in BorderMark]: (pen: TextPen) => void } = {
  stitches: paintStitches,
  clock: paintMinutes,
  rivets: paintRivets,
  bolts: paintBolts,
  sleepers: paintSleepers,
};

function paintPicture(pen: TextPen, face: Face): void {
  const { hairInset, hairCut } = DESIGN.frame;
  pen.save();
  if (face.what === 'character') {
    paintOval(pen, face);
  } else {
    ticket(pen, hairInset, hairInset, CARD.width - 2 * hairInset, CARD.height - 2 * hairInset, hairCut);
    pen.clip();
    const at = face.what === 'role' ? DESIGN.emblem : { ...DESIGN.picture, scale: 1 };
    pen.translate(at.x, at.y);
    pen.scale(at.scale, at.scale);
    pictureOf(face)(pen);
  }
  pen.restore();
}

function paintOval(pen: TextPen, face: Face): void {
  const { x, y, rx, ry } = DESIGN.oval;
  pen.translate(x, y);
  pen.save();
  pen.beginPath();
  pen.ellipse(0, 0, rx, ry, 0, 0, 2 * Math.PI);
  pen.clip();
  pen.scale(DESIGN.oval.scale, DESIGN.oval.scale);
  pictureOf(face)(pen);
  pen.restore();
  for (const [grow, width, colour] of [
    [1.5, 6, INK],
    [1.5, 3, '#c7913c'],
    [5.5, 1.2, INK],
  ] as const) {
    pen.lineWidth = width;
    pen.strokeStyle = colour;
    pen.beginPath();
    pen.ellipse(0, 0, rx + grow, ry + grow, 0, 0, 2 * Math.PI);
    pen.stroke();
  }
}

function paintTitle(pen: TextPen, title: string, border: Border): void {
  const { x, y, width, height, size, smallest, room } = DESIGN.title;
  pen.fillStyle = BORDERS[border].dark;
  pen.beginPath();
  pen.roundRect(x, y, width, height, 5);
  pen.fill();
  pen.lineWidth = 1.5;
  pen.strokeStyle = 'rgba(240,215,150,.75)';
  pen.beginPath();
  pen.roundRect(x + 4, y + 4, width - 8, height - 8, 4);
  pen.stroke();
  pen.fillStyle = CREAM;
  const centre = { x: CARD.width / 2, y: y + height / 2 + DESIGN.title.drop };
  fitted(pen, title, { ...centre, room, largest: size, smallest }, (px) => `${px}px "${TITLE_FONT}"`);
}

function paintFoot(pen: TextPen, face: Face, border: Border, texts: FaceTexts): void {
  const { dark, mark } = BORDERS[border];
  if (face.what === 'character') {
    const life = texts.life(face.id);
    paintOrnaments(pen, life, BORDERS[border].light);
    paintBullets(pen, life);
  }
  if (face.what === 'station') {
    const price = priceOn(face);
    if (price) paintPrice(pen, price, dark, texts);
  }
  if (face.what === 'wagon') {
    paintUse(pen, isSpent(face.id), dark);
    paintSymbols(pen, symbolsOf(face.id), dark);
  }
  if (face.what !== 'card') return;
  paintEmptyPlate(pen, dark);
  if (mark === 'clock') paintClock(pen, dark);
  paintSymbols(pen, symbolsOf(face.kind), dark);
}

/** The blank station has a price only once somebody has written one. */
function priceOn({ id, custom }: Extract<Face, { what: 'station' }>): Price | null {
  if (custom) return custom.price;
  return id === CUSTOM_STATION ? null : stationOf(id).price;
}

/** Each kind has its own stains, the same each time. */
function seedOf(face: Face): number {
  return [...pictureName(face)].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7);
}
