import { BRASS, CHALK, INK, IRON, STEEL } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, circle, shape } from '../../../../art/shape.ts';
import { cut, fill, line, nicks } from '../../../../art/woodcut.ts';
import { LIVERIES } from '../liveries.ts';
import { archedRoof, pane, side, stripe, track, underframe } from '../rolling-stock.ts';

const { body, trim, roof } = LIVERIES['express-car'];

/** Winged clock on its side and the wind along the roof: one turn is never enough for it. */
export function expressCar(pen: Pen): void {
  track(pen, 'rgba(63,95,120,.26)');
  underframe(pen);
  side(pen, body);
  stripe(pen, 12, 12, trim);
  stripe(pen, -40, 5, trim);
  for (const x of [-82, 56]) pane(pen, x, -30, 26, 34, '#7fa0ac');
  for (const x of [-82, 56])
    line(pen, `M${x + 4},-8 L${x + 14},-26 M${x + 10},-6 L${x + 20},-24`, 1.8, 'rgba(255,246,224,.8)');
  archedRoof(pen, roof);
  for (const side of [-1, 1]) {
    pen.save();
    pen.scale(side, 1);
    for (const [y, reach] of [
      [14, 46],
      [3, 58],
      [-8, 64],
    ] as const)
      cut(
        pen,
        shape(
          `M20,${y - 5} C34,${y - 14} ${reach - 6},${y - 16} ${reach},${y - 15} C${reach - 4},${y - 4} ${reach - 16},${y + 5} 20,${y + 7} Z`,
        ),
        '#e6bd66',
        {
          gap: 3.4,
          edge: 2.4,
        },
      );
    pen.restore();
  }
  clock(pen);
  placed(pen, { x: 0, y: -64 }, () =>
    nicks(pen, [
      [-96, -8, -40, -12, 10, -8, 3.4],
      [-70, -22, 0, -26, 60, -22, 3.4],
      [-20, -36, 40, -38, 90, -35, 3],
      [-100, -34, -76, -36, -50, -34, 2.6],
    ]),
  );
}

function clock(pen: Pen): void {
  cut(pen, circle(0, 0, 31), BRASS, { gap: 4 });
  cut(pen, circle(0, 0, 24), CHALK, { light: 0, dark: 0.4, edge: 2.4 });
  for (let hour = 0; hour < 12; hour++) {
    const [cos, sin] = [Math.cos((hour * Math.PI) / 6), Math.sin((hour * Math.PI) / 6)];
    line(pen, `M${cos * 18},${sin * 18} L${cos * 21},${sin * 21}`, hour % 3 ? 1.6 : 3);
  }
  line(pen, 'M0,0 L0,-16', 4, INK);
  line(pen, 'M0,0 L11,-6', 4, trim);
  fill(pen, circle(0, 0, 3), INK);
  cut(pen, block(-5, -40, 10, 9, 3), IRON, { edge: 2.2, light: 0, dark: 0.4 });
  cut(pen, block(-9, -44, 18, 5, 2), STEEL, { edge: 2, light: 0, dark: 0 });
}
