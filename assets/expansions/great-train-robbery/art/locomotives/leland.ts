import { puff } from '../../../../art/flash.ts';
import {
  BRASS,
  BRASS_LIGHT,
  CHALK,
  GOLD,
  GREEN,
  GREEN_DARK,
  IRON,
  LEATHER,
  RED,
  SAND,
  SMOKE,
  STEEL_LIGHT,
  WOOD,
  WOOD_LIGHT,
} from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, circle, oval, shape } from '../../../../art/shape.ts';
import { ball, pipe, post } from '../../../../art/tone.ts';
import { ring } from '../../../../art/wheel.ts';
import { cut, fill, line, nicks } from '../../../../art/woodcut.ts';
import { track } from '../rolling-stock.ts';

/** Green and brass, a cabinet of goods behind the cab: it brings something for everybody. */
export function leland(pen: Pen): void {
  track(pen, 'rgba(75,107,58,.3)');
  placed(pen, { x: 8, y: 13, scale: 0.86 }, () => engine(pen));
}

function engine(pen: Pen): void {
  puff(
    pen,
    [
      [26, -92, 15],
      [2, -98, 18],
      [-28, -96, 14],
      [-52, -90, 10],
    ],
    SMOKE,
  );
  parcels(pen);
  cut(pen, block(-118, -8, 44, 50, 2), GREEN_DARK, { gap: 4.4 });
  line(pen, 'M-114,6 L-78,6 M-114,28 L-78,28', 2.4, GOLD);
  cut(pen, shape('M40,46 L66,46 L104,74 L72,74 Z'), RED, { gap: 4 });
  for (const at of [0, 1, 2]) line(pen, `M${56 + at * 5},48 L${78 + at * 9},73`, 2);
  cut(pen, block(-72, 30, 148, 12, 1), RED, { gap: 3.6, angle: 0 });
  boiler(pen);
  cab(pen);
  for (const x of [-40, 2]) driver(pen, x);
  line(pen, 'M-40,56 L2,56 L44,52', 8);
  line(pen, 'M-40,56 L2,56 L44,52', 3.6, STEEL_LIGHT);
  for (const x of [40, 64]) {
    cut(pen, circle(x, 62, 11), RED, { gap: 3.4 });
    cut(pen, circle(x, 62, 3.4), GOLD, { edge: 1.6, light: 0, dark: 0 });
  }
  cut(pen, block(28, 42, 30, 15, 3), GREEN_DARK, { tone: pipe, angle: 0, gap: 3 });
  for (const x of [-108, -86]) cut(pen, circle(x, 62, 11), IRON, { tone: ball, gap: 3.4 });
}

function boiler(pen: Pen): void {
  cut(pen, block(-34, -26, 104, 50, 5), GREEN, { tone: pipe, angle: 0, gap: 4.6 });
  for (const x of [-14, 14, 42]) cut(pen, block(x, -28, 7, 54, 2), BRASS, { tone: pipe, angle: 0, gap: 3, edge: 2.4 });
  cut(pen, block(68, -30, 22, 58, 4), IRON, { tone: pipe, angle: 0, gap: 3.6 });
  cut(pen, circle(90, -1, 6), BRASS_LIGHT, { edge: 2, gap: 3 });
  cut(pen, shape('M70,-28 L72,-48 L58,-74 L104,-74 L90,-48 L92,-28 Z'), IRON, { tone: post, angle: 1.57, gap: 3.8 });
  cut(pen, shape('M56,-74 L60,-84 L102,-84 L106,-74 Z'), BRASS, { gap: 3.4, edge: 2.6 });
  cut(pen, block(28, -44, 18, 18, 4), BRASS, { tone: post, angle: 1.57, gap: 3 });
  cut(pen, shape('M24,-42 C24,-54 50,-54 50,-42 Z'), BRASS_LIGHT, { tone: ball, gap: 3, edge: 2.4 });
  line(pen, 'M-4,-28 L-4,-44 M12,-28 L12,-44 M-6,-45 L14,-45', 3);
  cut(pen, shape('M-4,-28 C-4,-42 12,-42 12,-28 L15,-25 L-7,-25 Z'), BRASS_LIGHT, { tone: ball, gap: 3, edge: 2.4 });
  cut(pen, block(92, -44, 18, 20, 3), BRASS, { gap: 3.2, edge: 2.6 });
  fill(pen, circle(106, -34, 7), '#fff3c0');
  nicks(pen, [[-28, -18, 10, -21, 60, -18, 2.4]], 'rgba(255,246,224,.7)');
}

function cab(pen: Pen): void {
  cut(pen, shape('M-76,42 L-76,-50 L-28,-50 L-28,42 Z'), GREEN, { gap: 4.6 });
  cut(pen, shape('M-86,-48 C-82,-62 -24,-62 -18,-48 Z'), RED, { gap: 4 });
  cut(pen, block(-66, -38, 28, 32, 3), '#f2e2b4', { edge: 2.6, light: 0, dark: 0 });
  cut(pen, circle(-52, -18, 9), '#e3b88e', { gap: 3.2, edge: 2.4 });
  cut(pen, shape('M-63,-22 C-62,-36 -42,-36 -40,-23 L-34,-20 L-62,-20 Z'), '#2f5c84', { gap: 3, edge: 2.2 });
  cut(pen, shape('M-66,-6 C-62,-12 -44,-12 -38,-6 Z'), CHALK, { edge: 2, light: 0, dark: 0 });
  line(pen, 'M-72,4 L-32,4 L-32,36 L-72,36 Z', 2.4, GOLD);
}

function driver(pen: Pen, x: number): void {
  for (let spoke = 0; spoke < 8; spoke++) {
    const angle = (spoke / 8) * 2 * Math.PI + 0.2;
    line(pen, `M${x},50 L${x + Math.cos(angle) * 20},${50 + Math.sin(angle) * 20}`, 3.2);
    line(pen, `M${x},50 L${x + Math.cos(angle) * 20},${50 + Math.sin(angle) * 20}`, 1.2, RED);
  }
  cut(pen, ring(x, 50, 23, 18), RED, { gap: 3.4 });
  cut(pen, circle(x, 50, 6), GOLD, { edge: 2, gap: 3 });
}

function parcels(pen: Pen): void {
  cut(pen, block(-116, -30, 24, 24, 2), SAND, { gap: 3.6 });
  line(pen, 'M-104,-30 L-104,-6 M-116,-18 L-92,-18', 3, RED);
  cut(pen, block(-94, -24, 18, 18, 2), WOOD, { gap: 3.4 });
  cut(pen, block(-108, -50, 26, 20, 2), WOOD_LIGHT, { gap: 3.6 });
  line(pen, 'M-95,-50 L-95,-30', 3, LEATHER);
  placed(pen, { x: -88, y: -52 }, () => {
    cut(pen, oval(0, -8, 9, 11), GOLD, { tone: ball, gap: 3, edge: 2.4 });
    line(pen, 'M0,-19 C-4,-26 4,-28 6,-24', 2.4);
  });
}
