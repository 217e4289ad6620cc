import { BRASS, INK, IRON, STEEL_LIGHT } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { block, circle, shape } from '../../../art/shape.ts';
import { post, slope } from '../../../art/tone.ts';
import { ring } from '../../../art/wheel.ts';
import { burst, cut, fill, line, nicks } from '../../../art/woodcut.ts';

const STONES = [
  [-92, -94, 50, 26],
  [-40, -94, 44, 26],
  [6, -94, 46, 26],
  [54, -94, 38, 26],
  [-92, -66, 30, 40],
  [62, -66, 30, 34],
  [-92, -24, 30, 44],
  [62, -30, 30, 48],
  [-92, 22, 30, 38],
  [62, 20, 30, 40],
  [-92, 62, 42, 30],
  [-48, 62, 48, 30],
  [2, 62, 40, 30],
  [44, 62, 48, 30],
] as const;

/** Hands at the bars of a stone cell. */
export function jail(pen: Pen): void {
  burst(pen, 'rgba(47,92,132,.2)', 18);
  fill(pen, block(-95, -97, 190, 192, 4), INK);
  for (const [x, y, width, height] of STONES) cut(pen, block(x, y, width, height, 5), '#8d877b', { edge: 2.4, gap: 5 });
  fill(pen, block(-60, -66, 120, 126, 2), '#150d08');
  nicks(
    pen,
    [
      [-50, -54, -30, -30, -20, 0, 1.6],
      [50, 50, 30, 40, 24, 20, 1.6],
    ],
    'rgba(255,230,180,.25)',
  );
  for (const x of [-42, -14, 14, 42])
    cut(pen, block(x - 6, -68, 12, 130, 2), STEEL_LIGHT, { tone: post, angle: Math.PI / 2, gap: 3.4, edge: 2.8 });
  cut(pen, block(-62, -46, 124, 11, 2), IRON, { edge: 2.6, gap: 4 });
  cut(pen, block(-62, 36, 124, 11, 2), IRON, { edge: 2.6, gap: 4 });
  fist(pen, -14, -2);
  fist(pen, 42, -8);
  placed(pen, { x: -42, y: 54 }, () => {
    cut(pen, ring(0, -6, 14, 8), STEEL_LIGHT, { edge: 2.4, gap: 3 });
    cut(pen, block(-17, -4, 34, 28, 5), BRASS, { gap: 4, tone: slope });
    fill(pen, circle(0, 7, 4), INK);
    fill(pen, shape('M-2,8 L2,8 L3.5,18 L-3.5,18 Z'), INK);
  });
}

function fist(pen: Pen, x: number, y: number): void {
  placed(pen, { x, y }, () => {
    cut(
      pen,
      shape(
        'M-13,-24 C-18,-24 -19,-14 -16,-12 C-20,-10 -20,0 -16,2 C-19,4 -19,13 -15,14 C-17,18 -15,26 -9,26 L8,26 C15,26 17,18 15,12 L15,-14 C15,-22 12,-25 6,-25 Z',
      ),
      '#d8a878',
      { gap: 4 },
    );
    line(pen, 'M-16,-12 L6,-12 M-16,2 L6,2 M-15,14 L5,14', 2.6);
    nicks(pen, [[9, -16, 11, 0, 9, 16, 1.6]]);
  });
}
