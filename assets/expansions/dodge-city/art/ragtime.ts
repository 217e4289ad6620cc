import { BRASS_LIGHT, CHALK, CREAM, FLAME, INK, WOOD, WOOD_DARK, WOOD_LIGHT } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { playingCard } from '../../../art/playing-card.ts';
import { block, circle, oval, shape } from '../../../art/shape.ts';
import { post } from '../../../art/tone.ts';
import { burst, cut, fill, ground, line } from '../../../art/woodcut.ts';

const WHITE_KEYS = 14;
const BLACK_AFTER = [0, 1, 3, 4, 5, 7, 8, 10, 11, 12];

/** The saloon's upright piano: while all listen, a card leaves with the tune. */
export function ragtime(pen: Pen): void {
  burst(pen, 'rgba(178,58,30,.2)', 18, 280, 0, -10);
  ground(pen, 2, 92, 96);
  for (const side of [-1, 1])
    cut(pen, shape(`M${side * 84},32 L${side * 66},32 L${side * 70},92 L${side * 80},92 Z`), WOOD_DARK, { gap: 4 });
  cut(pen, block(-66, 36, 132, 52, 2), WOOD, { angle: Math.PI / 2, gap: 6 });
  cut(pen, block(-54, 44, 48, 36, 3), WOOD_DARK, { gap: 4.4, edge: 2.2 });
  cut(pen, block(6, 44, 48, 36, 3), WOOD_DARK, { gap: 4.4, edge: 2.2 });
  for (const x of [-12, 12]) cut(pen, oval(x, 90, 8, 3.6), BRASS_LIGHT, { edge: 2, light: 0, dark: 0 });
  cut(pen, block(-76, -44, 152, 64, 3), WOOD, { gap: 5.4 });
  cut(pen, block(-64, -34, 38, 44, 3), WOOD_LIGHT, { gap: 4.4, edge: 2.2 });
  cut(pen, block(26, -34, 38, 44, 3), WOOD_LIGHT, { gap: 4.4, edge: 2.2 });
  cut(pen, shape('M-88,-54 L88,-54 L84,-42 L-84,-42 Z'), WOOD_LIGHT, { gap: 4, angle: 0 });
  sheet(pen);
  for (const x of [-46, 46]) candle(pen, x);
  cut(pen, shape('M-84,16 L84,16 L90,36 L-90,36 Z'), WOOD_DARK, { light: 0.5 });
  keys(pen);
  cut(pen, block(-92, 31, 184, 8, 2), WOOD_LIGHT, { angle: 0, gap: 3.6, edge: 2.6 });
  note(pen, -68, -78, -0.2);
  note(pen, -26, -86, 0.1);
  playingCard(pen, { x: 30, y: -80, height: 36, turn: 0.24 }, 'H');
  note(pen, 72, -78, 0.24);
}

function sheet(pen: Pen): void {
  placed(pen, { x: 0, y: -16 }, () => {
    cut(pen, shape('M-22,-26 L0,-22 L22,-26 L22,20 L0,24 L-22,20 Z'), CREAM, { light: 0, dark: 0.4, edge: 2.4 });
    line(pen, 'M0,-22 L0,23', 1.6);
    for (const y of [-16, -6, 4, 13]) line(pen, `M-18,${y} L-4,${y + 2} M4,${y + 2} L18,${y}`, 1.4);
    for (const [x, y] of [
      [-13, -11],
      [-8, 0],
      [9, -9],
      [14, 8],
      [-14, 9],
    ] as const)
      fill(pen, circle(x, y, 2.1), INK);
  });
}

function candle(pen: Pen, x: number): void {
  line(pen, `M${x},2 C${x},10 ${x},8 ${x},12`, 3);
  cut(pen, block(x - 8, -3, 16, 5, 2), BRASS_LIGHT, { edge: 2, light: 0, dark: 0 });
  cut(pen, block(x - 4.5, -20, 9, 17, 1), CHALK, { tone: post, angle: Math.PI / 2, gap: 3.4, edge: 2 });
  cut(pen, shape(`M${x},-36 C${x + 6},-28 ${x + 5},-21 ${x},-21 C${x - 5},-21 ${x - 6},-28 ${x},-36 Z`), FLAME, {
    edge: 1.8,
    light: 0,
    dark: 0,
  });
}

function keys(pen: Pen): void {
  fill(pen, shape('M-78,20 L78,20 L82,32 L-82,32 Z'), CHALK);
  for (let key = 1; key < WHITE_KEYS; key++) {
    const top = -78 + (key / WHITE_KEYS) * 156;
    line(pen, `M${top},20 L${top * 1.05},32`, 1.4);
  }
  for (const key of BLACK_AFTER) {
    const x = -78 + ((key + 1) / WHITE_KEYS) * 156;
    fill(pen, block(x - 2.8, 19, 5.6, 8, 1), INK);
  }
}

function note(pen: Pen, x: number, y: number, turn: number): void {
  placed(pen, { x, y, turn }, () => {
    fill(pen, oval(-7, 12, 6, 4.4, -0.4), INK);
    fill(pen, oval(11, 9, 6, 4.4, -0.4), INK);
    line(pen, 'M-2,11 L-2,-9 M16,8 L16,-12', 2.6);
    line(pen, 'M-2,-7 L16,-11', 5);
  });
}
