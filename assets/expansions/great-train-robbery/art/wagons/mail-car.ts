import { BRASS, CHALK, IRON, RED, SAND, SUIT_RED } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, circle, shape } from '../../../../art/shape.ts';
import { cut, fill, line, nicks } from '../../../../art/woodcut.ts';
import { LIVERIES } from '../liveries.ts';
import { archedRoof, side, stripe, track, underframe } from '../rolling-stock.ts';

const { body, trim, roof } = LIVERIES['mail-car'];

/** A great sealed letter on its side, sacks in the doors, three letters lost to the wind. */
export function mailCar(pen: Pen): void {
  track(pen, 'rgba(43,85,128,.22)');
  underframe(pen);
  side(pen, body, { step: 18 });
  stripe(pen, 24, 8, trim);
  stripe(pen, -40, 5, trim);
  for (const x of [-84, 58]) {
    fill(pen, block(x, -28, 26, 50, 1), '#1b120c');
    placed(pen, { x: x + 13, y: 12 }, () => sack(pen));
  }
  cut(pen, block(-46, -28, 92, 48, 2), CHALK, { light: 0, dark: 0.4 });
  line(pen, 'M-45,-27 L0,4 L45,-27 M-45,19 L-10,-3 M45,19 L10,-3', 2.8);
  cut(pen, circle(0, 3, 10), SUIT_RED, { gap: 3.4, edge: 2.4 });
  line(pen, 'M-4,-1 C0,-5 6,2 0,7', 2, '#f0b090');
  archedRoof(pen, roof);
  for (const [x, y, turn] of [
    [-66, -84, -0.3],
    [-22, -92, 0.25],
    [64, -82, 0.5],
  ] as const)
    placed(pen, { x, y, turn }, () => letter(pen));
  nicks(pen, [
    [-6, -78, 20, -82, 44, -78, 2.4],
    [0, -92, 24, -96, 46, -93, 2],
  ]);
}

function sack(pen: Pen): void {
  cut(pen, shape('M-14,12 C-17,-4 -12,-14 -6,-20 L-9,-28 L9,-28 L6,-20 C12,-14 17,-4 14,12 Z'), SAND, {
    gap: 3.6,
    edge: 2.6,
  });
  line(pen, 'M-7,-20 L7,-20', 3, RED);
  cut(pen, circle(0, -2, 4), BRASS, { edge: 1.6, light: 0, dark: 0 });
  line(pen, 'M0,-6 L0,-12', 1.6, IRON);
}

function letter(pen: Pen): void {
  cut(pen, block(-16, -10, 32, 20, 1), CHALK, { light: 0, dark: 0.5, gap: 3.4, edge: 2.4 });
  line(pen, 'M-15,-9 L0,3 L15,-9', 1.8);
  fill(pen, circle(0, 2, 2.6), SUIT_RED);
}
