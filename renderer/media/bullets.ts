import { INK } from '../../assets/art/palette.ts';
import { CARD, DESIGN } from './card-design.ts';
import type { TextPen } from './text-pen.ts';

/** The life printed on a character: a row of cartridges. */
export function paintBullets(pen: TextPen, life: number): void {
  const { y, step } = DESIGN.bullets;
  for (let at = 0; at < life; at++) {
    pen.save();
    pen.translate(CARD.width / 2 + (at - (life - 1) / 2) * step, y);
    paintBullet(pen);
    pen.restore();
  }
}

/** One cartridge, 17 wide and 40 high, centred. */
function paintBullet(pen: TextPen): void {
  const brass = pen.createLinearGradient(-8, 0, 8, 0);
  brass.addColorStop(0, '#8a5a1c');
  brass.addColorStop(0.35, '#f0c777');
  brass.addColorStop(0.7, '#b98034');
  brass.addColorStop(1, '#6d4413');
  const lead = pen.createLinearGradient(-8, 0, 8, 0);
  lead.addColorStop(0, '#6d3618');
  lead.addColorStop(0.4, '#d98a5a');
  lead.addColorStop(1, '#5c2a12');
  pen.lineWidth = 2;
  pen.strokeStyle = INK;
  pen.lineJoin = 'round';
  outlined(pen, 'M-6.5,-5 C-6.5,-14 -4,-18.6 0,-20.5 C4,-18.6 6.5,-14 6.5,-5 Z', lead);
  outlined(pen, 'M-7.5,-6 L7.5,-6 L7.5,14 L-7.5,14 Z', brass);
  outlined(pen, 'M-8.5,14.5 L8.5,14.5 L8.5,19 L-8.5,19 Z', brass);
}

function outlined(pen: TextPen, d: string, fill: CanvasGradient): void {
  const path = new Path2D(d);
  pen.fillStyle = fill;
  pen.fill(path);
  pen.stroke(path);
}
