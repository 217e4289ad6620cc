import { INK, IRON, STEEL_LIGHT, WOOD } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, circle, polygon, shape } from '../../../../art/shape.ts';
import { cut, fill, line, nicks } from '../../../../art/woodcut.ts';
import { LIVERIES } from '../liveries.ts';
import { track, underframe } from '../rolling-stock.ts';

const { body, trim, roof } = LIVERIES['coal-hopper'];

const LUMPS = [
  [-62, -30, 15],
  [-40, -42, 17],
  [-16, -50, 19],
  [12, -56, 20],
  [38, -46, 18],
  [62, -34, 16],
  [-52, -26, 13],
  [-2, -36, 17],
  [26, -34, 16],
  [-28, -30, 15],
  [50, -26, 13],
  [78, -24, 9],
  [-78, -24, 9],
] as const;

/** Iron sides that slope to the chutes, and coal heaped as high as it will lie. */
export function coalHopper(pen: Pen): void {
  track(pen, 'rgba(60,60,66,.26)');
  underframe(pen);
  for (const [x, y, size] of LUMPS) lump(pen, x, y, size);
  placed(pen, { x: 44, y: -62, turn: 0.5 }, () => {
    cut(pen, block(-3.4, -34, 6.8, 50, 2), WOOD, { gap: 3, edge: 2.4 });
    cut(pen, block(-9, -40, 18, 7, 3), WOOD, { gap: 3, edge: 2.4 });
    cut(pen, shape('M-13,14 L13,14 L10,38 C6,44 -6,44 -10,38 Z'), STEEL_LIGHT, { gap: 3.6 });
  });
  lump(pen, 26, -44, 17);
  lump(pen, 56, -34, 15);
  cut(pen, shape('M-96,-24 L96,-24 L90,8 L52,38 L-52,38 L-90,8 Z'), body, { gap: 4.6 });
  cut(pen, block(-98, -30, 196, 9, 2), IRON, { gap: 3.4, angle: 0 });
  for (const x of [-66, -33, 0, 33, 66])
    cut(
      pen,
      shape(
        `M${x - 4},-22 L${x + 4},-22 L${x * 0.8 + 4},${38 - Math.abs(x) * 0.3} L${x * 0.8 - 4},${38 - Math.abs(x) * 0.3} Z`,
      ),
      IRON,
      {
        edge: 2,
        gap: 3.4,
      },
    );
  for (let x = -84; x <= 84; x += 14) fill(pen, circle(x, -25.4, 1.8), STEEL_LIGHT);
  for (const x of [-22, 22]) {
    cut(pen, shape(`M${x - 16},36 L${x + 16},36 L${x + 8},54 L${x - 8},54 Z`), trim, { gap: 3.6 });
    line(pen, `M${x - 10},46 L${x + 10},46`, 2);
  }
  nicks(pen, [
    [-86, 0, -70, 14, -56, 30, 2],
    [86, 0, 74, 14, 58, 30, 2.6],
  ]);
}

/** A lump with edges: no two lie alike. */
function lump(pen: Pen, x: number, y: number, size: number): void {
  const corner = (at: number) => 0.78 + 0.3 * Math.abs(Math.sin(x * 1.7 + at * 2.3));
  cut(
    pen,
    polygon(
      Array.from({ length: 6 }, (_, at) => {
        const angle = (at / 6) * 2 * Math.PI + x;
        return [x + Math.cos(angle) * size * corner(at), y + Math.sin(angle) * size * corner(at)] as const;
      }),
    ),
    roof,
    { edge: 2.2, light: 0.55, dark: 0, gap: 4.4, lightColour: 'rgba(190,200,215,.6)' },
  );
  line(
    pen,
    `M${x - size * 0.4},${y - size * 0.2} L${x},${y + size * 0.2} L${x + size * 0.3},${y - size * 0.4}`,
    1.4,
    INK,
  );
}
