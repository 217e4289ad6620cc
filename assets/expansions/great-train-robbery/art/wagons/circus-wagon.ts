import { CHALK, GOLD, INK, RED } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, circle, oval, shape, star } from '../../../../art/shape.ts';
import { post } from '../../../../art/tone.ts';
import { cut, fill, line, nicks } from '../../../../art/woodcut.ts';
import { LIVERIES } from '../liveries.ts';
import { track, underframe } from '../rolling-stock.ts';

const { body, trim, roof } = LIVERIES['circus-wagon'];

/** A gilded cage on rails, flags on top, and a lion that has seen better towns. */
export function circusWagon(pen: Pen): void {
  track(pen, 'rgba(224,167,46,.34)');
  underframe(pen, trim);
  cut(pen, block(-90, -46, 180, 84, 3), body, { gap: 5 });
  fill(pen, block(-64, -32, 128, 58, 2), '#2c1408');
  placed(pen, { x: 2, y: -2 }, () => lion(pen));
  for (let x = -58; x <= 58; x += 23.2)
    cut(pen, block(x - 2.4, -34, 4.8, 62, 2), GOLD, { tone: post, angle: 1.57, gap: 2.6, edge: 2.2 });
  for (const x of [-77, 77])
    for (const [y, colour] of [
      [-26, RED],
      [18, roof],
    ] as const)
      cut(pen, star(5, 10, 4.4, x, y), colour, { edge: 2, light: 0, dark: 0.3 });
  cut(pen, block(-94, 26, 188, 12, 2), trim, { gap: 3.6 });
  for (let x = -84; x <= 84; x += 24) cut(pen, circle(x, 32, 3.4), GOLD, { edge: 1.6, light: 0, dark: 0 });
  for (let at = 0; at < 8; at++) {
    const left = -96 + at * 24;
    cut(
      pen,
      shape(`M${left},-60 L${left + 24},-60 L${left + 24},-42 C${left + 22},-32 ${left + 2},-32 ${left},-42 Z`),
      at % 2 ? CHALK : roof,
      { edge: 2.4, gap: 4.4, dark: 0.5 },
    );
  }
  cut(pen, shape('M-98,-58 C-60,-66 -30,-70 0,-84 C30,-70 60,-66 98,-58 Z'), trim, { gap: 4.4 });
  for (const [x, y, colour] of [
    [-66, -62, GOLD],
    [0, -82, roof],
    [66, -62, GOLD],
  ] as const) {
    line(pen, `M${x},${y} L${x},${y - 22}`, 2.6);
    cut(pen, shape(`M${x},${y - 22} L${x + 22},${y - 16} L${x},${y - 9} Z`), colour, { edge: 2, gap: 3.4 });
  }
}

function lion(pen: Pen): void {
  cut(pen, shape('M10,10 C34,-2 58,6 56,28 L14,28 Z'), '#c98a3c', { gap: 4 });
  cut(pen, star(13, 30, 23, 0, 0, 0.1), '#7a3c14', { gap: 3.8 });
  cut(pen, oval(0, 0, 18, 19), '#dca14c', { gap: 4, light: 0.6 });
  cut(pen, oval(0, 9, 10, 8), '#f0d9a8', { edge: 1.8, light: 0, dark: 0 });
  cut(pen, shape('M-5,2 L5,2 L0,8 Z'), INK, { edge: 0, light: 0, dark: 0 });
  nicks(pen, [
    [-7, 14, -3, 11, 0, 8, 1.6],
    [7, 14, 3, 11, 0, 8, 1.6],
    [-14, -9, -8, -12, -3, -7, 2.4],
    [14, -9, 8, -12, 3, -7, 2.4],
  ]);
  for (const x of [-7, 7]) fill(pen, circle(x, -4, 2.6), INK);
}
