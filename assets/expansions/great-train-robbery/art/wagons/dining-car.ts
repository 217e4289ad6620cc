import { BRASS, CHALK, INK, RED } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, circle, oval, shape } from '../../../../art/shape.ts';
import { ball } from '../../../../art/tone.ts';
import { cut, fill, line, nicks } from '../../../../art/woodcut.ts';
import { LIVERIES } from '../liveries.ts';
import { archedRoof, pane, side, stripe, track, underframe } from '../rolling-stock.ts';

const { body, trim, roof } = LIVERIES['dining-car'];

/** A long window over a laid table: a roast under steam, a candle, two glasses. */
export function diningCar(pen: Pen): void {
  track(pen, 'rgba(124,31,44,.22)');
  underframe(pen, '#3a2420');
  side(pen, body);
  stripe(pen, -40, 4, trim);
  stripe(pen, 29, 5, trim);
  pane(pen, -76, -32, 152, 56, '#f6dc9a', 8);
  for (const side of [-1, 1]) {
    pen.save();
    pen.scale(side, 1);
    cut(pen, shape('M40,-31 L76,-31 L76,10 C66,4 62,-6 60,-14 C54,-18 46,-24 40,-31 Z'), RED, { gap: 3.8, edge: 2.4 });
    line(pen, 'M60,-14 L76,-16', 2.6, BRASS);
    pen.restore();
  }
  cut(pen, shape('M-60,8 L60,8 L66,24 L-66,24 Z'), CHALK, { light: 0, dark: 0.5, gap: 4 });
  line(pen, 'M-40,10 L-44,23 M0,10 L0,23 M40,10 L44,23', 1.6, 'rgba(42,26,16,.5)');
  roast(pen);
  glass(pen, -48);
  glass(pen, 48);
  archedRoof(pen, roof);
  for (const x of [-66, 66])
    cut(pen, shape(`M${x - 9},-62 L${x - 6},-74 L${x + 6},-74 L${x + 9},-62 Z`), trim, { gap: 3.4, edge: 2.4 });
  placed(pen, { x: 0, y: -84 }, () => {
    cut(pen, shape('M-30,8 C-30,-20 30,-20 30,8 Z'), '#c9c9cc', { tone: ball, gap: 4 });
    cut(pen, block(-40, 8, 80, 7, 3), '#a9a9ae', { gap: 3.4, edge: 2.6 });
    cut(pen, circle(0, -16, 5), BRASS, { edge: 2.2, gap: 3 });
  });
}

function roast(pen: Pen): void {
  cut(pen, oval(0, 6, 38, 6), '#d8d2c2', { edge: 2.2, gap: 3 });
  cut(pen, shape('M-26,4 C-30,-16 -8,-24 8,-18 C22,-14 30,-4 26,4 Z'), '#b4682c', { tone: ball, gap: 3.8 });
  cut(pen, shape('M18,-8 C28,-18 34,-14 38,-20 C42,-16 42,-10 36,-10 C32,-6 26,0 22,0 Z'), '#8e4a1c', {
    gap: 3,
    edge: 2.4,
  });
  nicks(pen, [
    [-12, -16, -8, -8, -14, 0, 1.8],
    [2, -18, 6, -8, 0, 1, 1.8],
  ]);
}

function glass(pen: Pen, x: number): void {
  line(pen, `M${x},-2 L${x},7 M${x - 6},8 L${x + 6},8`, 2.4, INK);
  cut(
    pen,
    shape(`M${x - 8},-20 L${x + 8},-20 C${x + 9},-8 ${x + 4},-2 ${x},-2 C${x - 4},-2 ${x - 9},-8 ${x - 8},-20 Z`),
    CHALK,
    {
      edge: 2.2,
      light: 0,
      dark: 0,
    },
  );
  fill(
    pen,
    shape(
      `M${x - 7.4},-14 L${x + 7.4},-14 C${x + 7},-8 ${x + 3},-3.4 ${x},-3.4 C${x - 3},-3.4 ${x - 7},-8 ${x - 7.4},-14 Z`,
    ),
    '#8e1a2a',
  );
}
