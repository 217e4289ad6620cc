import { CHALK, INK, RED } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { circle, oval, shape } from '../../../../art/shape.ts';
import { cut, fill, line, nicks } from '../../../../art/woodcut.ts';
import { LIVERIES } from '../liveries.ts';
import { clerestory, pane, side, stripe, track, underframe } from '../rolling-stock.ts';

const { body, trim, roof } = LIVERIES['passenger-car'];

const WINDOWS = [-78, -26, 26] as const;

/** Three windows, three fellow travellers, and each of them has something worth taking. */
export function passengerCar(pen: Pen): void {
  track(pen, 'rgba(208,138,50,.28)');
  underframe(pen);
  side(pen, body);
  stripe(pen, 14, 10, trim);
  for (const x of WINDOWS) pane(pen, x, -38, 48, 46, '#f2e2b4', 5);
  inWindow(pen, -54, () => lady(pen));
  inWindow(pen, -2, () => farmer(pen));
  inWindow(pen, 50, () => banker(pen));
  for (const x of WINDOWS) line(pen, `M${x + 2},-22 L${x + 46},-22`, 1.6, 'rgba(42,26,16,.55)');
  clerestory(pen, roof, '#f2e2b4');
}

function inWindow(pen: Pen, x: number, draw: () => void): void {
  pen.save();
  pen.translate(x, -14);
  pen.beginPath();
  pen.rect(-22.4, -22.4, 44.8, 42.8);
  pen.clip();
  placed(pen, { scale: 1.05 }, draw);
  pen.restore();
}

function lady(pen: Pen): void {
  cut(pen, shape('M-18,24 C-18,8 -8,6 0,6 C8,6 18,8 18,24 Z'), '#8a3f6a', { gap: 3.6, edge: 2.4 });
  cut(pen, oval(0, -4, 9.4, 11), '#ecd0ac', { gap: 3.4, edge: 2.4 });
  cut(pen, shape('M-11,-2 C-14,-18 14,-18 11,-2 C8,-10 -8,-10 -11,-2 Z'), '#5a2a14', { gap: 3, edge: 2 });
  cut(pen, shape('M-20,-10 C-8,-16 10,-16 20,-10 C10,-6 -10,-6 -20,-10 Z'), RED, { edge: 2, gap: 3 });
  line(pen, 'M6,-14 C12,-24 20,-22 21,-16', 3.4, CHALK);
  face(pen);
}

function farmer(pen: Pen): void {
  cut(pen, shape('M-20,24 C-20,8 -8,6 0,6 C8,6 20,8 20,24 Z'), '#3f5a7a', { gap: 3.6, edge: 2.4 });
  cut(pen, oval(0, -3, 10.4, 12), '#d99770', { gap: 3.4, edge: 2.4 });
  cut(pen, shape('M-10,0 C-10,18 10,18 10,0 C6,6 -6,6 -10,0 Z'), '#c9b18a', { gap: 3, edge: 2 });
  cut(pen, shape('M-24,-10 C-8,-15 8,-15 24,-10 C10,-5 -10,-5 -24,-10 Z'), '#dcb968', { edge: 2, gap: 3 });
  cut(pen, shape('M-10,-12 C-11,-24 11,-24 10,-12 Z'), '#dcb968', { edge: 2, gap: 3 });
  face(pen);
}

function banker(pen: Pen): void {
  cut(pen, shape('M-20,24 C-20,8 -8,6 0,6 C8,6 20,8 20,24 Z'), '#2c2a30', { gap: 3.6, edge: 2.4 });
  cut(pen, shape('M-5,8 L5,8 L0,20 Z'), CHALK, { edge: 1.4, light: 0, dark: 0 });
  cut(pen, oval(0, -3, 10, 12), '#e3b88e', { gap: 3.4, edge: 2.4 });
  cut(pen, shape('M-16,-11 C-6,-8 6,-8 16,-11 L14,-7 C6,-5 -6,-5 -14,-7 Z'), INK, { edge: 1.4, light: 0, dark: 0 });
  cut(pen, shape('M-10,-10 L-11,-28 L11,-28 L10,-10 Z'), '#3a3438', { edge: 2, gap: 3 });
  nicks(pen, [[-9, 3, 0, 0, 9, 3, 3]]);
  face(pen);
}

function face(pen: Pen): void {
  for (const x of [-3.6, 3.6]) fill(pen, circle(x, -3, 1.5), INK);
  line(pen, 'M0,-2 L-1,1', 1.2);
}
