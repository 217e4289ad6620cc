import { CREAM, INK } from '../../assets/art/palette.ts';
import type { Pen } from '../../assets/art/pen.ts';
import { CARD, DESIGN } from './card-design.ts';

const BRASS = 'rgba(217,178,90,.85)';

/** A seam along the border of a card that stays on the table. */
export function paintStitches(pen: Pen): void {
  pen.save();
  pen.lineWidth = 2.2;
  pen.lineCap = 'round';
  pen.strokeStyle = 'rgba(217,178,90,.8)';
  pen.setLineDash([7, 7]);
  pen.beginPath();
  pen.roundRect(6.5, 6.5, CARD.width - 13, CARD.height - 13, 8);
  pen.stroke();
  pen.restore();
}

/** Heads of rivets along the border of a wagon. */
export function paintRivets(pen: Pen): void {
  studs(pen, { step: 22, radius: 3.1, corner: 9 });
}

/** Four big bolts and more between them, as they hold the door of a boiler. */
export function paintBolts(pen: Pen): void {
  studs(pen, { step: 56, radius: 4.6, corner: 9 });
}

function studs(pen: Pen, { step, radius, corner }: { step: number; radius: number; corner: number }): void {
  const { width, height } = CARD;
  const middle = 7.5;
  const points = [
    ...along(width, { step, corner }).flatMap((x) => [
      [x, middle],
      [x, height - middle],
    ]),
    ...along(height, { step, corner }).flatMap((y) => [
      [middle, y],
      [width - middle, y],
    ]),
  ] as [number, number][];
  for (const [size, shift, colour] of [
    [radius, 0.7, 'rgba(0,0,0,.6)'],
    [radius, 0, '#c7913c'],
    [radius * 0.45, -radius * 0.25, '#f3d590'],
  ] as const) {
    pen.fillStyle = colour;
    pen.beginPath();
    for (const [x, y] of points) {
      pen.moveTo(x + shift + size, y + shift);
      pen.arc(x + shift, y + shift, size, 0, 2 * Math.PI);
    }
    pen.fill();
  }
}

/** A track round the border of a station: two rails on their sleepers. */
export function paintSleepers(pen: Pen): void {
  const { width, height } = CARD;
  pen.save();
  pen.lineWidth = 3.4;
  pen.lineCap = 'butt';
  pen.strokeStyle = 'rgba(20,12,8,.5)';
  strokeTicks(pen, { from: 2, length: 11 });
  pen.lineWidth = 1.7;
  pen.strokeStyle = BRASS;
  for (const inset of [4.6, 10.6]) {
    pen.beginPath();
    pen.roundRect(inset, inset, width - 2 * inset, height - 2 * inset, 9);
    pen.stroke();
  }
  pen.restore();
}

/** The minutes of a clock round the border of a card that is laid now and used later. */
export function paintMinutes(pen: Pen): void {
  pen.save();
  pen.lineWidth = 1.8;
  pen.lineCap = 'round';
  pen.strokeStyle = BRASS;
  strokeTicks(pen, { from: 3.5, length: 6 });
  pen.restore();
}

/** Short lines across the border, `from` its outer edge inward. */
function strokeTicks(pen: Pen, { from, length }: { from: number; length: number }): void {
  const { width, height } = CARD;
  pen.beginPath();
  for (const x of along(width, TICK)) {
    for (const y of [from, height - from - length]) {
      pen.moveTo(x, y);
      pen.lineTo(x, y + length);
    }
  }
  for (const y of along(height, TICK)) {
    for (const x of [from, width - from - length]) {
      pen.moveTo(x, y);
      pen.lineTo(x + length, y);
    }
  }
  pen.stroke();
}
const TICK = { step: 11, corner: 16 } as const;

/** Even steps, close to the wanted one, between two corners. */
function along(side: number, { step, corner }: { readonly step: number; readonly corner: number }): number[] {
  const room = side - 2 * corner;
  const count = Math.round(room / step);
  return Array.from({ length: count + 1 }, (_, at) => corner + (at * room) / count);
}

/** The clock itself, set into the lower edge of the frame. */
export function paintClock(pen: Pen, dark: string): void {
  const { x, y, radius } = DESIGN.clock;
  for (const [size, colour] of [
    [radius, dark],
    [radius - 2, '#d9b25a'],
    [radius - 4, CREAM],
  ] as const) {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.arc(x, y, size, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.save();
  pen.lineCap = 'round';
  pen.strokeStyle = INK;
  pen.lineWidth = 2.6;
  pen.beginPath();
  pen.moveTo(x, y - (radius - 8));
  pen.lineTo(x, y);
  pen.lineTo(x + radius - 9.5, y + 3.5);
  pen.stroke();
  pen.lineWidth = 1.4;
  pen.beginPath();
  for (let hour = 0; hour < 4; hour++) {
    const [cos, sin] = [Math.cos((hour * Math.PI) / 2), Math.sin((hour * Math.PI) / 2)];
    pen.moveTo(x + cos * (radius - 6.5), y + sin * (radius - 6.5));
    pen.lineTo(x + cos * (radius - 5.4), y + sin * (radius - 5.4));
  }
  pen.stroke();
  pen.restore();
}
