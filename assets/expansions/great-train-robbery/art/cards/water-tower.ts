import { BLUE, CHALK, IRON, WOOD, WOOD_DARK, WOOD_LIGHT } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, circle, oval, shape } from '../../../../art/shape.ts';
import { pipe, post } from '../../../../art/tone.ts';
import { burst, cut, ground, line, nicks } from '../../../../art/woodcut.ts';

/** Where every train must stop to drink, and every train robber knows it. */
export function waterTower(pen: Pen): void {
  burst(pen, 'rgba(47,92,132,.24)', 20, 280, -10, -30);
  ground(pen, 0, 90, 100);
  placed(pen, { x: -6, y: 6, scale: 0.93 }, () => tower(pen));
}

function tower(pen: Pen): void {
  legs(pen);
  cut(pen, block(-72, 2, 116, 11, 1), WOOD_DARK, { angle: 0.02, gap: 4 });
  cut(pen, shape('M-66,3 L-60,-60 L32,-60 L38,3 Z'), WOOD_LIGHT, { tone: post, angle: 1.57, gap: 5 });
  for (let at = 1; at < 9; at++) line(pen, `M${-60 + at * 10.2},-60 L${-66 + at * 11.6},2`, 1.5, 'rgba(42,26,16,.75)');
  for (const y of [-48, -28, -8]) {
    const half = 48 - y * 0.09;
    cut(pen, block(-14 - half, y - 3, half * 2, 6, 1), IRON, { tone: pipe, angle: 0, gap: 2.8, edge: 2 });
  }
  cut(pen, shape('M-70,-58 L-14,-98 L42,-58 Z'), '#8e3a24', { gap: 5 });
  line(pen, 'M-14,-97 L-38,-59 M-14,-97 L12,-59', 2);
  cut(pen, circle(-14, -98, 6), WOOD, { edge: 2.4, gap: 3 });
  ladder(pen);
  spout(pen);
  drops(pen);
}

function legs(pen: Pen): void {
  line(pen, 'M-56,20 L30,84 M28,20 L-58,84', 7);
  line(pen, 'M-56,20 L30,84 M28,20 L-58,84', 3, WOOD_LIGHT);
  for (const [x, lean] of [
    [-56, -8],
    [-18, -2],
    [24, 8],
  ] as const)
    cut(pen, shape(`M${x},12 L${x + 11},12 L${x + 11 + lean},92 L${x + lean},92 Z`), WOOD, {
      tone: post,
      angle: 1.57,
      gap: 3.6,
    });
  cut(pen, block(-62, 48, 98, 9, 1), WOOD, { angle: 0, gap: 3.6, edge: 2.6 });
}

function ladder(pen: Pen): void {
  line(pen, 'M-88,92 L-66,-62 M-74,92 L-52,-62', 4.6);
  for (let at = 0; at < 11; at++) {
    const y = 84 - at * 14;
    const x = -81 + (92 - y) * 0.143;
    line(pen, `M${x - 6},${y} L${x + 8},${y}`, 3.6);
  }
}

function spout(pen: Pen): void {
  line(pen, 'M34,-52 L84,-6', 3);
  placed(pen, { x: 36, y: -10, turn: 0.34 }, () => {
    cut(pen, block(-8, -11, 66, 22, 3), IRON, { tone: pipe, angle: 0, gap: 3.8 });
    for (const x of [6, 30]) line(pen, `M${x},-11 L${x},11`, 2.4);
    cut(pen, shape('M52,-13 L66,-13 C74,-10 76,4 74,18 L56,18 C58,12 56,11 52,11 Z'), IRON, { gap: 3.4 });
  });
  line(pen, 'M78,14 L82,46', 2.4);
  cut(pen, circle(82, 50, 5), WOOD, { edge: 2.2, gap: 3 });
}

function drops(pen: Pen): void {
  cut(pen, shape('M83,30 L100,36 C98,56 96,72 98,88 L74,88 C78,70 84,52 83,30 Z'), '#8fc0d8', {
    gap: 4.4,
    tone: post,
    angle: 1.5,
    dark: 0.5,
  });
  cut(pen, oval(86, 90, 24, 6), '#8fc0d8', { edge: 2.4, gap: 3.4 });
  for (const [x, y] of [
    [64, 78],
    [106, 76],
    [60, 64],
  ] as const)
    cut(
      pen,
      shape(
        `M${x},${y - 8} C${x + 5},${y - 1} ${x + 4},${y + 4} ${x},${y + 4} C${x - 4},${y + 4} ${x - 5},${y - 1} ${x},${y - 8} Z`,
      ),
      BLUE,
      {
        edge: 1.8,
        light: 0.4,
        dark: 0,
      },
    );
  nicks(pen, [[90, 40, 89, 60, 88, 80, 2]], CHALK);
}
