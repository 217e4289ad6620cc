import { BRASS_LIGHT, CHALK, LEATHER, LEATHER_DARK, STEEL, STEEL_LIGHT } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { block, circle, shape, star } from '../../../art/shape.ts';
import { ball, post } from '../../../art/tone.ts';
import { ring } from '../../../art/wheel.ts';
import { burst, cut, fill, ground, line, nicks } from '../../../art/woodcut.ts';

const WOOL = '#7d8a63';
const WOOL_DARK = '#5f6c4a';
const WATER = '#7fb2cc';

/** A field bottle in a woollen cover: one gulp is left, and one drop beside it. */
export function canteen(pen: Pen): void {
  burst(pen, 'rgba(75,107,58,.24)', 20, 280, 0, 10);
  ground(pen, 2, 93, 80);
  strap(pen);
  cut(pen, block(-13, -74, 26, 30, 3), STEEL, { tone: post, angle: Math.PI / 2, gap: 4 });
  cut(pen, block(-17, -86, 34, 17, 5), LEATHER, { tone: post, angle: Math.PI / 2, gap: 4.4 });
  cut(pen, block(-17, -57, 34, 8, 3), STEEL_LIGHT, { edge: 2.4, gap: 3.4 });
  chain(pen);
  cut(pen, circle(0, 18, 71), WOOL, { tone: ball, gap: 5.6 });
  cut(pen, ring(0, 18, 71, 62), WOOL_DARK, { gap: 4 });
  cut(pen, circle(0, 18, 50), WOOL, { tone: ball, gap: 5, edge: 2.2 });
  pen.save();
  pen.setLineDash([6, 6]);
  pen.lineWidth = 2;
  pen.strokeStyle = 'rgba(255,242,210,.7)';
  pen.stroke(circle(0, 18, 57).path);
  pen.restore();
  cut(pen, shape('M-12,-52 L12,-52 L10,-2 L-10,-2 Z'), LEATHER, { gap: 4.2 });
  for (const y of [-42, -10]) cut(pen, circle(0, y, 3.2), BRASS_LIGHT, { edge: 1.6, light: 0, dark: 0 });
  brand(pen);
  placed(pen, { x: 84, y: 62, scale: 0.94 }, () => {
    cut(pen, shape('M0,-22 C10,-6 15,4 15,12 C15,22 8,28 0,28 C-8,28 -15,22 -15,12 C-15,4 -10,-6 0,-22 Z'), WATER, {
      gap: 4,
    });
    nicks(pen, [[-8, 8, -9, 16, -3, 21, 2.4]], CHALK);
  });
}

/** The mark of a regiment that does not exist. */
function brand(pen: Pen): void {
  cut(pen, star(5, 22, 9.4, 0, 36), WOOL_DARK, { edge: 2.4, light: 0.6, dark: 0.4, gap: 3.4 });
  line(pen, 'M-28,50 C-14,62 14,62 28,50', 2.6, '#3d4630');
}

function strap(pen: Pen): void {
  const loop = 'M-58,-22 C-104,-70 -70,-112 -24,-96 C10,-84 54,-112 76,-84 C92,-62 72,-36 58,-22';
  line(pen, loop, 15);
  line(pen, loop, 9.4, LEATHER);
  pen.save();
  pen.setLineDash([5, 6]);
  line(pen, loop, 1.8, '#e6bd66');
  pen.restore();
  for (const side of [-1, 1])
    placed(pen, { x: side * 57, y: -20, turn: side * 0.7 }, () => {
      cut(pen, block(-10, -13, 20, 26, 4), STEEL_LIGHT, { edge: 2.6, gap: 3.4 });
      fill(pen, block(-4.6, -7, 9.2, 14, 2), LEATHER_DARK);
    });
}

function chain(pen: Pen): void {
  for (const [x, y] of [
    [21, -74],
    [29, -68],
    [32, -58],
    [27, -50],
  ] as const)
    cut(pen, ring(x, y, 5.4, 2.4), STEEL_LIGHT, { edge: 1.8, light: 0, dark: 0 });
}
