import { flash } from '../../../../art/flash.ts';
import { BRASS, CHALK, GOLD, INK, IRON, LEATHER_DARK, RED, SAND, STEEL_LIGHT } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { revolver } from '../../../../art/revolver.ts';
import { block, circle, oval, shape } from '../../../../art/shape.ts';
import { ball, pipe } from '../../../../art/tone.ts';
import { burst, cut, fill, line, nicks } from '../../../../art/woodcut.ts';

const COAT = '#5a4a38';

/** A masked man on the roof, and below him the passengers count what they own. */
export function trainRobbery(pen: Pen): void {
  burst(pen, 'rgba(213,87,42,.3)', 20, 280, 0, -30);
  placed(pen, { x: -6, y: -18, scale: 1.04 }, () => robber(pen));
  cut(pen, shape('M-130,18 C-100,8 100,8 130,18 L130,34 L-130,34 Z'), IRON, { tone: pipe, angle: 0, gap: 4 });
  cut(pen, block(-130, 32, 260, 80, 0), '#7a3a24', { gap: 5.4 });
  for (const y of [36, 97]) cut(pen, block(-130, y, 260, 5, 0), GOLD, { edge: 1.8, light: 0, dark: 0 });
  for (const [x, who] of [
    [-92, 'lady'],
    [-30, 'clerk'],
    [32, 'miner'],
  ] as const) {
    cut(pen, block(x, 44, 56, 48, 5), '#f0d89a', { edge: 2.8, light: 0, dark: 0.3 });
    pen.save();
    pen.beginPath();
    pen.rect(x + 2, 46, 52, 44);
    pen.clip();
    placed(pen, { x: x + 28, y: 70 }, () => passenger(pen, who));
    pen.restore();
  }
}

function robber(pen: Pen): void {
  for (const side of [-1, 1]) {
    const x = side * 18;
    cut(pen, shape(`M${x - 13},14 L${x - 9},48 L${x + 15},48 L${x + 13},14 Z`), '#38434e', { gap: 4 });
    cut(pen, block(x - 11 + (side > 0 ? 2 : -6), 42, 30, 12, 4), LEATHER_DARK, { gap: 3.4 });
  }
  cut(pen, shape('M-38,30 C-44,-4 -36,-30 0,-34 C36,-30 44,-4 38,30 L24,34 L0,26 L-24,34 Z'), COAT, { gap: 5 });
  cut(pen, block(-30, 12, 60, 10, 2), LEATHER_DARK, { gap: 3.4, edge: 2.4 });
  cut(pen, block(-8, 10, 16, 14, 2), BRASS, { edge: 2.2, gap: 3 });
  cut(pen, circle(0, -46, 20), '#d3a070', { gap: 4 });
  cut(pen, shape('M-24,-46 C-10,-40 10,-40 24,-46 L20,-24 L0,-10 L-20,-24 Z'), RED, { gap: 3.8 });
  for (const [x, y] of [
    [-10, -34],
    [2, -28],
    [12, -36],
    [0, -18],
  ] as const)
    fill(pen, circle(x, y, 2), CHALK);
  for (const x of [-8, 8]) {
    fill(pen, oval(x, -50, 5, 3.2), CHALK);
    fill(pen, circle(x, -50, 2.4), INK);
  }
  nicks(pen, [
    [-15, -56, -8, -58, -3, -53, 2.2],
    [15, -56, 8, -58, 3, -53, 2.2],
  ]);
  cut(pen, shape('M-46,-64 C-30,-52 30,-52 46,-64 C48,-50 24,-54 0,-56 C-24,-54 -48,-50 -46,-64 Z'), '#2e2620', {
    gap: 3.8,
  });
  cut(pen, shape('M-22,-60 C-24,-88 -12,-86 0,-81 C12,-86 24,-88 22,-60 Z'), '#2e2620', { gap: 3.8 });
  for (const side of [-1, 1])
    placed(pen, { flip: side < 0 }, () => {
      cut(pen, shape('M28,-28 C46,-28 54,-20 62,-8 L50,8 C42,2 36,-2 26,-4 Z'), COAT, { gap: 4.2 });
      placed(pen, { x: 66, y: -6, turn: -0.2, scale: 0.34 }, () => revolver(pen, { metal: STEEL_LIGHT }));
      cut(pen, oval(57, 0, 9, 10), '#d3a070', { gap: 3.2, edge: 2.4 });
      placed(pen, { x: 104, y: -22 }, () => flash(pen, 0, 0, 15));
    });
  placed(pen, { x: -64, y: 34 }, () => sack(pen));
}

function sack(pen: Pen): void {
  cut(pen, shape('M-18,16 C-24,0 -14,-14 -7,-18 L-10,-27 L10,-27 L7,-18 C14,-14 24,0 18,16 Z'), SAND, { gap: 3.8 });
  line(pen, 'M-8,-18 L8,-18', 3.4, RED);
  cut(pen, circle(0, 0, 6), GOLD, { tone: ball, edge: 2, gap: 3 });
}

function passenger(pen: Pen, who: 'lady' | 'clerk' | 'miner'): void {
  const skin = who === 'miner' ? '#c98a5a' : '#ecd0ac';
  cut(pen, shape('M-18,24 C-16,8 16,8 18,24 Z'), who === 'lady' ? '#7a3f72' : who === 'clerk' ? '#3f4a5e' : '#8a5a2a', {
    gap: 3.4,
    edge: 2.2,
  });
  cut(pen, oval(0, -2, 9, 11), skin, { gap: 3.4, edge: 2.4 });
  const sleeve = who === 'lady' ? '#7a3f72' : who === 'clerk' ? '#3f4a5e' : '#8a5a2a';
  for (const side of [-1, 1]) {
    cut(pen, shape(`M${side * 14},18 L${side * 23},-6 L${side * 15},-9 L${side * 7},12 Z`), sleeve, {
      gap: 3,
      edge: 2,
    });
    cut(pen, oval(side * 19, -14, 4.4, 6), skin, { edge: 2, light: 0, dark: 0.3 });
  }
  if (who === 'lady')
    cut(pen, shape('M-13,-4 C-16,-22 16,-22 13,-4 C8,-12 -8,-12 -13,-4 Z'), '#b4682c', { gap: 3, edge: 2 });
  if (who === 'clerk')
    cut(pen, shape('M-16,-10 L-10,-12 C-11,-26 11,-26 10,-12 L16,-10 Z'), INK, {
      edge: 2,
      light: 0.4,
      dark: 0,
      gap: 3,
    });
  if (who === 'miner') cut(pen, shape('M-10,-2 C-9,16 9,16 10,-2 C5,3 -5,3 -10,-2 Z'), '#d9d0c0', { edge: 2, gap: 3 });
  for (const x of [-4, 4]) fill(pen, circle(x, -6, 2), INK);
  cut(pen, oval(0, 3, 3, 3.6), '#5a1a14', { edge: 1.4, light: 0, dark: 0 });
}
