import { INK, IRON, SAND, STEEL_LIGHT } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, circle, shape } from '../../../../art/shape.ts';
import { level, pipe } from '../../../../art/tone.ts';
import { cut, line, nicks } from '../../../../art/woodcut.ts';
import { LIVERIES } from '../liveries.ts';
import { track, underframe } from '../rolling-stock.ts';

const { body, trim, roof } = LIVERIES['lumber-flatcar'];

/** Whole pines, stacked in the shape of a mountain and chained. */
export function lumberFlatcar(pen: Pen): void {
  track(pen, 'rgba(75,107,58,.3)');
  underframe(pen);
  cut(pen, block(-96, 28, 192, 11, 1), body, { gap: 4, angle: 0 });
  for (const [y, reach, shift] of [
    [12, 92, 0],
    [-14, 84, 2],
    [-40, 74, -4],
    [-65, 58, 3],
  ] as const)
    log(pen, y, reach, shift);
  for (const x of [-62, 0, 62]) cut(pen, block(x - 5, -38, 10, 76, 2), trim, { gap: 3.6, edge: 2.6 });
  for (const x of [-34, 34]) {
    line(pen, `M${x - 8},38 C${x - 4},-10 ${x - 2},-60 ${x},-80`, 5);
    pen.save();
    pen.setLineDash([5, 4]);
    line(pen, `M${x - 8},38 C${x - 4},-10 ${x - 2},-60 ${x},-80`, 2.6, STEEL_LIGHT);
    pen.restore();
  }
  placed(pen, { x: -40, y: -70, turn: -0.3, scale: 0.9 }, () => {
    cut(pen, shape('M-3,30 L3,30 L2,-12 L-4,-12 Z'), SAND, { gap: 3, edge: 2.4 });
    cut(pen, shape('M-4,-16 L18,-24 C22,-16 22,-6 18,0 L-4,-6 Z'), IRON, { gap: 3.2 });
  });
}

function log(pen: Pen, y: number, reach: number, shift: number): void {
  cut(pen, block(-reach + shift, y - 12, reach * 2 - 10, 25, 5), roof, { tone: pipe, angle: 0, gap: 4.2 });
  nicks(
    pen,
    [
      [-reach + shift + 12, y - 4, -20, y - 1, 14, y - 4, 1.6],
      [-10, y + 5, 20, y + 7, reach - 30, y + 5, 1.8],
    ],
    'rgba(60,30,10,.8)',
  );
  const end = reach + shift - 10;
  cut(pen, circle(end, y, 13), '#e6c78e', { tone: level(0.5), light: 0, dark: 0 });
  for (const size of [8.6, 5, 1.8]) {
    pen.lineWidth = 1.6;
    pen.strokeStyle = '#8a5a28';
    pen.stroke(circle(end, y, size).path);
  }
  line(pen, `M${end},${y} L${end + 9},${y - 5}`, 1.4, INK);
}
