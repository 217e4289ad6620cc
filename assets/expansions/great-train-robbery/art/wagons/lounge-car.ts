import { BRASS, CHALK, FLAME, INK, RED, WOOD, WOOD_DARK } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, circle, oval, shape } from '../../../../art/shape.ts';
import { cut, fill, line } from '../../../../art/woodcut.ts';
import { LIVERIES } from '../liveries.ts';
import { clerestory, pane, side, stripe, track, underframe } from '../rolling-stock.ts';

const { body, trim, roof } = LIVERIES['lounge-car'];

/** A chandelier, two deep chairs and a small table between them. */
export function loungeCar(pen: Pen): void {
  track(pen, 'rgba(92,58,110,.24)');
  underframe(pen, '#3a2a40');
  side(pen, body);
  stripe(pen, 30, 4, trim);
  pane(pen, -74, -38, 148, 66, '#edcf94', 22);
  chandelier(pen);
  placed(pen, { x: -44, y: 6 }, () => armchair(pen));
  placed(pen, { x: 44, y: 6, flip: true }, () => armchair(pen));
  cut(pen, oval(0, 8, 17, 4.4), WOOD, { edge: 2.4, gap: 3 });
  line(pen, 'M0,12 L0,26 M-9,27 L9,27', 3.6, WOOD_DARK);
  cut(pen, block(-4, -10, 8, 17, 2), '#3d6a44', { edge: 2, gap: 3 });
  line(pen, 'M0,-11 L0,-17', 3.4, '#3d6a44');
  for (const x of [-83, 83]) {
    line(pen, `M${x},-34 L${x},24`, 5);
    line(pen, `M${x},-34 L${x},24`, 2.2, trim);
  }
  clerestory(pen, roof, '#e6bd66');
}

function armchair(pen: Pen): void {
  cut(pen, shape('M-26,22 L-26,-14 C-26,-28 -4,-28 -2,-14 L0,4 L-2,22 Z'), RED, { gap: 4 });
  cut(pen, shape('M-22,22 L-22,6 C-10,0 12,2 18,6 L18,22 Z'), '#c0442c', { gap: 4 });
  cut(pen, block(-24, 0, 40, 8, 4), RED, { gap: 3.4, edge: 2.4 });
  for (const [x, y] of [
    [-18, -14],
    [-10, -14],
    [-14, -6],
  ] as const)
    fill(pen, circle(x, y, 1.8), BRASS);
}

function chandelier(pen: Pen): void {
  line(pen, 'M0,-38 L0,-26', 2.6);
  line(
    pen,
    'M-26,-20 C-20,-10 -8,-14 0,-24 C8,-14 20,-10 26,-20 M-13,-18 C-8,-14 -4,-18 0,-24 C4,-18 8,-14 13,-18',
    4.4,
    INK,
  );
  line(
    pen,
    'M-26,-20 C-20,-10 -8,-14 0,-24 C8,-14 20,-10 26,-20 M-13,-18 C-8,-14 -4,-18 0,-24 C4,-18 8,-14 13,-18',
    2,
    trim,
  );
  for (const x of [-26, -13, 13, 26]) {
    fill(pen, block(x - 2, -27, 4, 8, 1), CHALK);
    fill(pen, oval(x, -30, 2.4, 4), FLAME);
  }
}
