import type { Pen } from './pen.ts';

/** The outline of an old ticket: a rectangle whose corners are cut concave. Leaves the path open for fill, stroke or clip. */
export function ticket(pen: Pen, x: number, y: number, width: number, height: number, cut: number): void {
  const right = x + width;
  const bottom = y + height;
  pen.beginPath();
  pen.moveTo(x + cut, y);
  pen.lineTo(right - cut, y);
  pen.arc(right, y, cut, Math.PI, Math.PI / 2, true);
  pen.lineTo(right, bottom - cut);
  pen.arc(right, bottom, cut, -Math.PI / 2, Math.PI, true);
  pen.lineTo(x + cut, bottom);
  pen.arc(x, bottom, cut, 0, -Math.PI / 2, true);
  pen.lineTo(x, y + cut);
  pen.arc(x, y, cut, Math.PI / 2, 0, true);
  pen.closePath();
}
