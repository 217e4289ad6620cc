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

const TICK = { step: 11, from: 3.5, length: 6, corner: 16 } as const;

/** The minutes of a clock round the border of a card that is laid now and used later. */
export function paintMinutes(pen: Pen): void {
  const { width, height } = CARD;
  const { from, length } = TICK;
  pen.save();
  pen.lineWidth = 1.8;
  pen.lineCap = 'round';
  pen.strokeStyle = BRASS;
  pen.beginPath();
  for (const x of ticksAlong(width)) {
    for (const y of [from, height - from - length]) {
      pen.moveTo(x, y);
      pen.lineTo(x, y + length);
    }
  }
  for (const y of ticksAlong(height)) {
    for (const x of [from, width - from - length]) {
      pen.moveTo(x, y);
      pen.lineTo(x + length, y);
    }
  }
  pen.stroke();
  pen.restore();
}

/** Even steps, close to the wanted one, between two corners. */
function ticksAlong(side: number): number[] {
  const room = side - 2 * TICK.corner;
  const count = Math.round(room / TICK.step);
  return Array.from({ length: count + 1 }, (_, at) => TICK.corner + (at * room) / count);
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
