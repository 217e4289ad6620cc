import { CHALK, INK, STEEL_LIGHT } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, circle, oval, shape } from '../../../../art/shape.ts';
import { pipe, post } from '../../../../art/tone.ts';
import { ring } from '../../../../art/wheel.ts';
import { cut, fill, line, nicks } from '../../../../art/woodcut.ts';
import { LIVERIES } from '../liveries.ts';
import { side, track, underframe } from '../rolling-stock.ts';

const { body, trim, roof } = LIVERIES['prisoner-car'];

/** Plates, rivets and bars; a ball on a chain hangs at the door. */
export function prisonerCar(pen: Pen): void {
  track(pen, 'rgba(70,70,80,.24)');
  underframe(pen, trim);
  side(pen, body);
  for (const x of [-90, -36, 26, 80]) cut(pen, block(x, -44, 10, 82, 0), roof, { gap: 3.6, edge: 2.2 });
  for (const x of [-85, -31, 31, 85]) for (let y = -38; y < 38; y += 12) fill(pen, circle(x, y, 2), CHALK);
  fill(pen, block(-26, -34, 52, 58, 1), '#5a4a34');
  fill(pen, block(-26, -34, 52, 12, 1), '#33281c');
  placed(pen, { x: 0, y: 2 }, () => prisoner(pen));
  for (const x of [-20, 0, 20])
    cut(pen, block(x - 2.2, -36, 4.4, 62, 2), STEEL_LIGHT, { tone: post, angle: 1.57, gap: 2.8, edge: 2.2 });
  for (const [x, y] of [
    [-20, 6],
    [20, 4],
  ] as const)
    cut(pen, block(x - 8, y, 16, 13, 5), '#d8a878', { gap: 3.2, edge: 2.4 });
  for (const x of [-74, 42]) {
    fill(pen, block(x, -30, 30, 20, 1), '#140e0b');
    line(pen, `M${x + 7},-32 L${x + 7},-8 M${x + 15},-32 L${x + 15},-8 M${x + 23},-32 L${x + 23},-8`, 4, INK);
    line(pen, `M${x + 7},-32 L${x + 7},-8 M${x + 15},-32 L${x + 15},-8 M${x + 23},-32 L${x + 23},-8`, 2, STEEL_LIGHT);
  }
  for (const [x, y] of [
    [58, -2],
    [56, 6],
    [59, 13],
  ] as const)
    cut(pen, ring(x, y, 4.4, 2.2), STEEL_LIGHT, { edge: 1.4, light: 0, dark: 0 });
  cut(pen, circle(58, 25, 12), '#2c2c30', { gap: 3.4 });
  fill(pen, oval(54, 20, 3, 2), 'rgba(255,246,224,.8)');
  cut(pen, shape('M-98,-42 L-92,-58 L92,-58 L98,-42 Z'), roof, { gap: 4.2, tone: pipe, angle: 0 });
  cut(pen, shape('M-40,-58 L-34,-78 L34,-78 L40,-58 Z'), body, { gap: 4 });
  for (const x of [-22, -8, 6, 20]) line(pen, `M${x},-74 L${x},-62`, 3.4);
}

function prisoner(pen: Pen): void {
  cut(pen, shape('M-24,24 C-24,6 -12,0 0,0 C12,0 24,6 24,24 Z'), CHALK, { gap: 4, light: 0, dark: 0.3 });
  for (const y of [5, 13, 21]) line(pen, `M${-12 - (y - 5) * 0.6},${y} L${12 + (y - 5) * 0.6},${y}`, 4.4, '#3a3a40');
  cut(pen, oval(0, -13, 15, 17), '#e0ae7c', { gap: 3.8, light: 0.6, dark: 0.6 });
  cut(pen, shape('M-16,-20 C-16,-36 16,-36 16,-20 Z'), CHALK, { edge: 2.4, light: 0, dark: 0 });
  line(pen, 'M-12,-24 L12,-24', 3.4, '#3a3a40');
  for (const x of [-7, 7]) {
    fill(pen, oval(x, -13, 4, 3), CHALK);
    fill(pen, circle(x, -13, 2.2), INK);
  }
  nicks(pen, [[-6, -4, 0, -8, 6, -4, 1.8]]);
}
