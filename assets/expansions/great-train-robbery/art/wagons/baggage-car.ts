import { BRASS, LEATHER, LEATHER_DARK, RED, SAND, WOOD, WOOD_LIGHT } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, circle, shape } from '../../../../art/shape.ts';
import { pipe, post } from '../../../../art/tone.ts';
import { cut, fill, line } from '../../../../art/woodcut.ts';
import { LIVERIES } from '../liveries.ts';
import { archedRoof, side, stripe, track, underframe } from '../rolling-stock.ts';

const { body, trim, roof } = LIVERIES['baggage-car'];

/** Its wide door stands open: trunks, a hat box and somebody's carpet bag. */
export function baggageCar(pen: Pen): void {
  track(pen, 'rgba(79,106,82,.26)');
  underframe(pen);
  side(pen, body, { step: 12 });
  stripe(pen, -38, 6, trim);
  fill(pen, block(-44, -30, 88, 68, 1), '#170e09');
  for (const x of [-56, 44]) cut(pen, block(x, -32, 12, 70, 1), trim, { gap: 3.6, edge: 2.4, tone: post, angle: 1.57 });
  cut(pen, block(58, -30, 30, 66, 1), body, { gap: 4.4 });
  line(pen, 'M58,-30 L88,36 M88,-30 L58,36', 3);
  trunk(pen, -40, 8, 42, 30, LEATHER);
  trunk(pen, -34, -18, 34, 26, WOOD);
  cut(pen, shape('M6,38 L3,12 C3,6 41,6 41,12 L38,38 Z'), RED, { gap: 4 });
  line(pen, 'M14,10 C14,-4 30,-4 30,10', 4.6, LEATHER_DARK);
  line(pen, 'M4,18 L40,18 M5,28 L39,28', 2.2, SAND);
  cut(pen, shape('M8,6 L8,-14 C8,-18 36,-18 36,-14 L36,6 Z'), SAND, { tone: post, angle: 1.57, gap: 4 });
  cut(pen, block(5, -18, 34, 7, 2), BRASS, { tone: pipe, angle: 0, gap: 3, edge: 2.2 });
  archedRoof(pen, roof);
  placed(pen, { x: -22, y: -64 }, () => {
    trunk(pen, -34, -22, 40, 22, LEATHER_DARK);
    trunk(pen, 10, -16, 36, 16, WOOD_LIGHT);
  });
}

function trunk(pen: Pen, x: number, y: number, width: number, height: number, colour: string): void {
  cut(pen, block(x, y, width, height, 3), colour, { gap: 4 });
  for (const at of [0.2, 0.74])
    cut(pen, block(x + width * at, y, 3.4, height, 0), BRASS, { edge: 1.4, light: 0, dark: 0 });
  line(pen, `M${x + 1},${y + height * 0.34} L${x + width - 1},${y + height * 0.34}`, 1.8);
  cut(pen, circle(x + width / 2, y + height * 0.4, 2.6), BRASS, { edge: 1.4, light: 0, dark: 0 });
}
