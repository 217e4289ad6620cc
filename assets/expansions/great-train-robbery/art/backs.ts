import { lattice } from '../../../art/lattice.ts';
import {
  BRASS,
  BRASS_LIGHT,
  CHALK,
  CREAM,
  GOLD,
  INK,
  IRON,
  STEEL_LIGHT,
  WOOD,
  WOOD_DARK,
} from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { block, circle, shape, star } from '../../../art/shape.ts';
import { ball } from '../../../art/tone.ts';
import { ring } from '../../../art/wheel.ts';
import { cut, fill, line, nicks } from '../../../art/woodcut.ts';

/** Back of the wagons: a wheel on its rail. */
export function wagonBack(pen: Pen): void {
  lattice(pen, '#3a3634', '#1d1a19');
  cut(pen, block(-74, 56, 148, 9, 2), STEEL_LIGHT, { gap: 3.6, angle: 0 });
  for (const x of [-52, -18, 16, 50]) cut(pen, block(x - 8, 66, 17, 9, 1), WOOD, { edge: 2.2, gap: 3.4 });
  placed(pen, { y: 0 }, () => {
    for (let spoke = 0; spoke < 10; spoke++)
      placed(pen, { turn: (spoke / 10) * 2 * Math.PI + 0.16 }, () =>
        cut(pen, block(-3.6, -48, 7.2, 46, 1), '#b03426', { gap: 3.4, edge: 2.4 }),
      );
    cut(pen, ring(0, 0, 56, 43), '#b03426', { gap: 4.4 });
    cut(pen, ring(0, 0, 56, 50), IRON, { gap: 3.4, edge: 2.4 });
    cut(pen, circle(0, 0, 16), BRASS, { tone: ball, gap: 3.6 });
    cut(pen, star(5, 9, 4, 0, 0), GOLD, { edge: 2, light: 0, dark: 0 });
  });
}

/** Back of the stations: the bell and the signboard of any of them. */
export function stationBack(pen: Pen): void {
  lattice(pen, '#2f5558', '#173234');
  cut(pen, block(-46, 54, 92, 12, 2), WOOD, { gap: 3.8, angle: 0 });
  for (const x of [-40, 30]) cut(pen, block(x, -52, 10, 108, 1), WOOD, { gap: 3.8, angle: 1.57 });
  cut(pen, shape('M-58,-50 L0,-82 L58,-50 Z'), WOOD_DARK, { gap: 4.2 });
  cut(pen, block(-50, 12, 100, 30, 3), CREAM, { light: 0, dark: 0.5, gap: 4.4 });
  for (const x of [-30, -10, 10, 30]) fill(pen, star(5, 6.4, 2.8, x, 28), INK);
  line(pen, 'M0,-48 L0,-40', 4);
  cut(pen, shape('M-26,0 C-18,-8 -22,-40 0,-42 C22,-40 18,-8 26,0 Z'), BRASS, { tone: ball, gap: 4 });
  cut(pen, block(-29, -2, 58, 7, 3), BRASS_LIGHT, { gap: 3.2, edge: 2.6 });
  cut(pen, circle(0, 8, 5), BRASS, { edge: 2.2, gap: 3 });
  nicks(pen, [[-12, -10, -12, -26, -5, -34, 2.6]], CHALK);
}
