import { BRASS, BRASS_LIGHT, CHALK, GOLD, INK, IRON, STEEL, STEEL_LIGHT } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, circle, polygon, shape } from '../../../../art/shape.ts';
import { ball, pipe, post } from '../../../../art/tone.ts';
import { ring } from '../../../../art/wheel.ts';
import { burst, cut, fill, ground, line, nicks } from '../../../../art/woodcut.ts';

const GREENISH = '#3f524a';

/** A safe with its door ajar: at the end of the day there is always something left in it. */
export function strongbox(pen: Pen): void {
  burst(pen, 'rgba(217,164,65,.34)', 20, 280, 30, -6);
  ground(pen, 0, 90, 98);
  for (const x of [-68, 44]) cut(pen, block(x, 78, 24, 14, 3), IRON, { gap: 3.4 });
  cut(pen, block(-86, -88, 160, 170, 6), GREENISH, { gap: 5.4 });
  line(pen, 'M-78,-80 L66,-80 L66,74 L-78,74 Z', 2.2, GOLD);
  cut(pen, block(-40, -64, 100, 124, 3), '#140d09', { light: 0, dark: 0 });
  cut(pen, block(-38, -6, 96, 6, 0), STEEL, { edge: 2, gap: 3, angle: 0 });
  gold(pen);
  bags(pen);
  door(pen);
}

function gold(pen: Pen): void {
  for (const [x, y] of [
    [-4, 60],
    [36, 60],
    [16, 42],
  ] as const) {
    cut(
      pen,
      polygon([
        [x - 21, y],
        [x - 15, y - 16],
        [x + 15, y - 16],
        [x + 21, y],
      ]),
      GOLD,
      { gap: 4 },
    );
    line(pen, `M${x - 8},${y - 8} L${x + 8},${y - 8}`, 2, '#7d5815');
  }
}

function bags(pen: Pen): void {
  for (const [x, size] of [
    [10, 1],
    [40, 0.84],
  ] as const)
    placed(pen, { x, y: -6, scale: size }, () => {
      cut(pen, shape('M-16,0 C-22,-16 -12,-28 -6,-32 L-10,-42 L10,-42 L6,-32 C12,-28 22,-16 16,0 Z'), '#d9b878', {
        gap: 3.8,
      });
      line(pen, 'M-7,-32 L7,-32', 3.4, '#8e2114');
      cut(pen, circle(0, -14, 5), GOLD, { edge: 1.8, light: 0, dark: 0 });
    });
}

/** Thick as a fist, swung out to the left. */
function door(pen: Pen): void {
  cut(pen, shape('M-40,-66 L-98,-78 L-98,78 L-40,62 Z'), '#4d645a', { gap: 5 });
  cut(pen, shape('M-40,-66 L-31,-62 L-31,58 L-40,62 Z'), STEEL_LIGHT, { tone: post, angle: 1.57, gap: 3 });
  for (const y of [-44, -2, 40])
    cut(pen, block(-36, y - 6, 14, 11, 3), STEEL, { tone: pipe, angle: 0, gap: 3, edge: 2.4 });
  line(pen, 'M-47,-58 L-91,-68 L-91,68 L-47,54 Z', 2.2, GOLD);
  placed(pen, { x: -69, y: -22 }, () => {
    cut(pen, circle(0, 0, 20), BRASS, { gap: 3.6 });
    cut(pen, circle(0, 0, 14), CHALK, { edge: 2.2, light: 0, dark: 0.4 });
    for (let mark = 0; mark < 10; mark++) {
      const angle = (mark / 10) * 2 * Math.PI;
      line(pen, `M${Math.cos(angle) * 9},${Math.sin(angle) * 9} L${Math.cos(angle) * 12},${Math.sin(angle) * 12}`, 1.6);
    }
    cut(pen, circle(0, 0, 6), BRASS_LIGHT, { tone: ball, edge: 2, gap: 3 });
    line(pen, 'M0,0 L4,-5', 2);
  });
  placed(pen, { x: -69, y: 28 }, () => {
    for (const turn of [0, 1.05, 2.1]) {
      line(pen, `M${Math.cos(turn) * -19},${Math.sin(turn) * -19} L${Math.cos(turn) * 19},${Math.sin(turn) * 19}`, 6);
      line(
        pen,
        `M${Math.cos(turn) * -19},${Math.sin(turn) * -19} L${Math.cos(turn) * 19},${Math.sin(turn) * 19}`,
        2.6,
        BRASS_LIGHT,
      );
    }
    cut(pen, ring(0, 0, 13, 8), BRASS, { gap: 3, edge: 2.4 });
    cut(pen, circle(0, 0, 4), INK, { edge: 0, light: 0, dark: 0 });
  });
  nicks(pen, [[-94, -66, -95, 0, -94, 66, 1.6]], 'rgba(255,246,224,.5)');
  fill(pen, circle(-48, 0, 2), INK);
}
