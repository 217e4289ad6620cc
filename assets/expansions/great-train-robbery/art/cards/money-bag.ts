import { BRASS_DARK, CHALK, GOLD, GREEN, INK, LEATHER, SAND } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, circle, oval, shape } from '../../../../art/shape.ts';
import { ball } from '../../../../art/tone.ts';
import { burst, cut, fill, ground, line, nicks } from '../../../../art/woodcut.ts';

const COINS = [
  [-74, 74, 0],
  [-58, 84, 0.1],
  [62, 80, 0],
  [82, 70, -0.2],
  [78, 88, 0.1],
  [-84, 90, 0],
  [40, 90, 0],
] as const;

/** A sack as fat as the bank it came from: it buys whatever was played last. */
export function moneyBag(pen: Pen): void {
  burst(pen, 'rgba(217,164,65,.36)', 22, 280, 0, 0);
  ground(pen, 0, 88, 100);
  notes(pen);
  cut(pen, shape('M-22,-52 C-60,-30 -86,14 -78,52 C-72,88 72,88 78,52 C86,14 60,-30 22,-52 Z'), SAND, { gap: 6 });
  cut(
    pen,
    shape('M-20,-50 L-40,-82 C-26,-78 -22,-88 -10,-82 C-2,-90 8,-90 14,-82 C24,-88 30,-78 40,-80 L20,-50 Z'),
    SAND,
    { gap: 4.6 },
  );
  line(pen, 'M-26,-51 C-8,-44 8,-44 26,-51', 11);
  line(pen, 'M-26,-51 C-8,-44 8,-44 26,-51', 6.4, LEATHER);
  line(pen, 'M14,-46 C26,-36 34,-30 30,-16 M10,-45 C12,-34 18,-28 12,-18', 4.4, LEATHER);
  nicks(pen, [
    [-16, -44, -36, -24, -46, 0, 3],
    [-6, -42, -12, -30, -14, -20, 2.4],
    [18, -42, 46, -14, 54, 8, 3.4],
    [-60, 40, -56, 60, -44, 70, 3],
    [56, 30, 58, 52, 46, 68, 3.4],
    [20, 70, 34, 66, 44, 54, 2.6],
  ]);
  emblem(pen);
  for (const [x, y, turn] of COINS) coin(pen, x, y, turn);
}

/** A coin on a coin: the print of a bank that nobody here asks about. */
function emblem(pen: Pen): void {
  cut(pen, circle(0, 22, 32), '#5a3a1c', { edge: 0, light: 0, dark: 0 });
  fill(pen, circle(0, 22, 27), SAND);
  for (let at = 0; at < 16; at++) {
    const angle = (at / 16) * 2 * Math.PI;
    fill(pen, circle(Math.cos(angle) * 29.4, 22 + Math.sin(angle) * 29.4, 1.8), SAND);
  }
  line(pen, 'M12,10 C6,0 -14,2 -12,13 C-10,24 13,20 12,32 C11,43 -10,44 -14,33 M0,-4 L0,48', 6.4, '#5a3a1c');
}

function coin(pen: Pen, x: number, y: number, turn: number): void {
  placed(pen, { x, y, turn }, () => {
    cut(pen, oval(0, 4, 16, 7), BRASS_DARK, { edge: 2.4, light: 0, dark: 0 });
    cut(pen, oval(0, 0, 16, 7.4), GOLD, { tone: ball, gap: 3.2, edge: 2.4 });
    line(pen, 'M-7,0 C-4,-3 4,-3 7,0', 1.6, BRASS_DARK);
  });
}

function notes(pen: Pen): void {
  for (const [x, y, turn] of [
    [-50, -62, -0.6],
    [52, -60, 0.5],
    [70, -20, 0.9],
  ] as const)
    placed(pen, { x, y, turn }, () => {
      cut(pen, block(-26, -14, 52, 28, 1), '#b9c49a', { gap: 4 });
      cut(pen, block(-21, -10, 42, 20, 1), '#d7dcb4', { edge: 1.6, light: 0, dark: 0 });
      cut(pen, oval(0, 0, 8, 8), GREEN, { edge: 1.8, gap: 3 });
      fill(pen, circle(0, -1, 3), CHALK);
      line(pen, 'M-17,-5 L-12,-5 M-17,5 L-12,5 M12,-5 L17,-5 M12,5 L17,5', 2, INK);
    });
}
