import { BONE, CHALK, INK, WOOD } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, circle, oval, shape } from '../../../../art/shape.ts';
import { cut, fill, line, nicks } from '../../../../art/woodcut.ts';
import { LIVERIES } from '../liveries.ts';
import { track, underframe } from '../rolling-stock.ts';

const { body, trim, roof } = LIVERIES['cattle-truck'];

/** Slats and straw; a longhorn looks over the highest of them. */
export function cattleTruck(pen: Pen): void {
  track(pen, 'rgba(165,113,58,.28)');
  underframe(pen, trim);
  fill(pen, block(-88, -34, 176, 72, 0), '#2a1710');
  cow(pen, -62, 6, '#8a4a24');
  cow(pen, 58, 4, '#d9c8a4');
  for (const y of [22, 2, -18, -38]) cut(pen, block(-90, y, 180, 11, 1), body, { gap: 4, angle: 0.03, edge: 2.6 });
  for (const x of [-90, -31, 22, 80]) cut(pen, block(x, -42, 10, 80, 1), trim, { gap: 4, edge: 2.6 });
  line(pen, 'M-78,34 L-34,-34 M78,34 L34,-34', 3);
  nicks(
    pen,
    [
      [-70, 32, -66, 42, -72, 50, 1.6],
      [-20, 33, -18, 42, -12, 48, 1.6],
      [44, 33, 46, 40, 40, 48, 1.6],
    ],
    '#e0bd5a',
  );
  for (const x of [-90, 80]) cut(pen, block(x, -60, 10, 22, 1), trim, { gap: 4, edge: 2.6 });
  cut(pen, shape('M-98,-58 L-94,-68 L-34,-68 L-30,-58 Z'), roof, { gap: 4 });
  cut(pen, shape('M98,-58 L94,-68 L34,-68 L30,-58 Z'), roof, { gap: 4 });
  placed(pen, { x: 0, y: -42, scale: 1.08 }, () => longhorn(pen));
}

function cow(pen: Pen, x: number, y: number, hide: string): void {
  cut(pen, oval(x, y, 22, 24), hide, { gap: 4.4 });
  fill(pen, circle(x - 8, y - 8, 3), INK);
  fill(pen, circle(x + 8, y - 8, 3), INK);
  cut(pen, oval(x, y + 12, 12, 8), '#e3b9a0', { edge: 2, gap: 3.4 });
}

function longhorn(pen: Pen): void {
  cut(pen, shape('M-14,-20 C-30,-16 -44,-18 -56,-34 C-62,-40 -66,-38 -62,-30 C-52,-8 -34,-4 -14,-8 Z'), BONE, {
    gap: 3.6,
  });
  cut(pen, shape('M14,-20 C30,-16 44,-18 56,-34 C62,-40 66,-38 62,-30 C52,-8 34,-4 14,-8 Z'), BONE, { gap: 3.6 });
  for (const side of [-1, 1]) {
    pen.save();
    pen.scale(side, 1);
    cut(pen, shape('M16,-8 C26,-10 34,-4 36,4 C26,6 18,2 14,-2 Z'), WOOD, { gap: 3.4, edge: 2.4 });
    pen.restore();
  }
  cut(
    pen,
    shape('M-20,-20 C-8,-28 8,-28 20,-20 C22,-4 18,10 15,26 C12,38 -12,38 -15,26 C-18,10 -22,-4 -20,-20 Z'),
    '#a8602e',
    {
      gap: 4,
    },
  );
  cut(pen, shape('M-5,-24 L6,-24 L8,4 L0,14 L-8,4 Z'), CHALK, { edge: 0, light: 0, dark: 0.4, gap: 4 });
  cut(pen, shape('M-16,20 C-14,12 14,12 16,20 C16,38 -16,38 -16,20 Z'), '#e3b9a0', { gap: 3.4, edge: 2.4 });
  for (const x of [-6, 6]) fill(pen, oval(x, 25, 2.6, 3.6), INK);
  for (const x of [-11, 11]) {
    fill(pen, circle(x, -4, 4.2), '#fff3d9');
    fill(pen, circle(x, -3.4, 3), INK);
  }
}
