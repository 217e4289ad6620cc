import { BRASS_LIGHT, GOLD, INK } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, circle, shape } from '../../../../art/shape.ts';
import { ball } from '../../../../art/tone.ts';
import { cut, fill, line } from '../../../../art/woodcut.ts';
import { LIVERIES } from '../liveries.ts';
import { clerestory, pane, side, stripe, track, underframe } from '../rolling-stock.ts';

const { body, trim, roof } = LIVERIES['private-car'];
const SCROLL = 'M-30,6 C-34,-8 -18,-12 -16,-2 C-15,4 -22,5 -23,0 M-30,6 C-20,12 -8,10 0,2';

/** Black lacquer, gold scrolls, and every curtain drawn: who rides here is not at home. */
export function privateCar(pen: Pen): void {
  track(pen, 'rgba(224,184,90,.34)');
  underframe(pen, '#3a2a18');
  side(pen, body);
  stripe(pen, -41, 4, trim);
  stripe(pen, 31, 4, trim);
  for (const x of [-82, 42]) curtained(pen, x);
  for (const side of [-1, 1]) {
    pen.save();
    pen.scale(side, 1);
    placed(pen, { x: -30, y: 24, scale: 0.9 }, () => line(pen, SCROLL, 3, trim));
    placed(pen, { x: -58, y: 26, scale: 0.6 }, () => line(pen, SCROLL, 3.4, trim));
    pen.restore();
  }
  crest(pen);
  clerestory(pen, roof, '#e0b85a');
  for (const x of [-60, -20, 20, 60]) {
    cut(pen, circle(x, -82, 5), GOLD, { tone: ball, gap: 2.8, edge: 2.2 });
    line(pen, `M${x},-88 L${x},-93`, 2.6);
  }
}

function curtained(pen: Pen, x: number): void {
  pane(pen, x, -32, 40, 46, '#7a1a22', 14);
  for (const at of [8, 14, 20, 26, 32])
    line(pen, `M${x + at},-28 C${x + at - 2},-14 ${x + at + 2},0 ${x + at},12`, 1.8, '#3c0a10');
  line(pen, `M${x + 20},-31 L${x + 20},13`, 2.6, INK);
  line(pen, `M${x + 3},-2 L${x + 15},4 M${x + 37},-2 L${x + 25},4`, 3, BRASS_LIGHT);
}

/** A key on a shield under a crown. */
function crest(pen: Pen): void {
  cut(pen, shape('M-24,-22 L24,-22 C25,4 16,18 0,26 C-16,18 -25,4 -24,-22 Z'), trim, { gap: 4 });
  fill(pen, shape('M-19,-17 L19,-17 C20,3 13,14 0,20 C-13,14 -20,3 -19,-17 Z'), roof);
  cut(pen, circle(0, -8, 7), GOLD, { edge: 1.8, gap: 3 });
  fill(pen, circle(0, -8, 3), roof);
  cut(pen, block(-2, -2, 4, 18, 1), GOLD, { edge: 1.6, light: 0, dark: 0 });
  fill(pen, block(2, 9, 6, 3, 0), GOLD);
  fill(pen, block(2, 3, 5, 3, 0), GOLD);
  cut(pen, shape('M-18,-24 L-22,-40 L-10,-31 L0,-42 L10,-31 L22,-40 L18,-24 Z'), GOLD, { edge: 2.4, gap: 3.2 });
}
