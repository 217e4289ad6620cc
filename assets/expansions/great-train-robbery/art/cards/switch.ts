import { BRASS, CHALK, INK, IRON, RED, STEEL, STEEL_LIGHT, WOOD, WOOD_DARK } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, circle, oval, shape } from '../../../../art/shape.ts';
import { ball, post } from '../../../../art/tone.ts';
import { burst, cut, fill, line, nicks } from '../../../../art/woodcut.ts';

/** One track becomes two; whoever holds the lever decides what goes where. */
export function railSwitch(pen: Pen): void {
  burst(pen, 'rgba(122,74,34,.22)', 20, 280, -10, -90);
  cut(pen, shape('M-104,104 C-60,60 -50,-20 -72,-96 L70,-96 C56,-30 20,40 40,104 Z'), '#d3bb8a', {
    gap: 6.4,
    light: 0.3,
    dark: 0.4,
    edge: 0,
  });
  sleepers(pen);
  for (const d of [
    'M-74,104 C-48,56 -44,0 -58,-98',
    'M-6,104 C-6,60 -20,0 -30,-98',
    'M-32,84 C-10,30 10,-30 16,-98',
    'M12,104 C14,50 34,-30 46,-98',
  ])
    rail(pen, d);
  placed(pen, { x: 44, y: 74 }, () => stand(pen));
}

function rail(pen: Pen, d: string): void {
  line(pen, d, 9);
  line(pen, d, 5, STEEL);
  line(pen, d, 1.8, CHALK);
}

function sleepers(pen: Pen): void {
  for (const [x, y, half, height] of [
    [-30, 96, 66, 13],
    [-26, 72, 62, 12],
    [-24, 49, 58, 11],
    [-20, 28, 56, 10],
    [-18, 9, 54, 9],
  ] as const)
    cut(pen, block(x - half, y - height / 2, half * 2, height, 2), WOOD, { angle: 0.02, gap: 4, edge: 2.4 });
  for (const [y, left, right] of [
    [-9, -46, 14],
    [-26, -47, 20],
    [-42, -48, 25],
    [-57, -49, 29],
    [-71, -50, 32],
    [-84, -51, 34],
  ] as const)
    for (const x of [left, right])
      cut(pen, block(x - 23 + y * 0.04, y - 4, 46 - Math.abs(y) * 0.16, 8, 1), WOOD_DARK, {
        edge: 2,
        gap: 3.4,
        light: 0.6,
      });
}

function stand(pen: Pen): void {
  cut(pen, block(-26, 8, 60, 14, 2), WOOD_DARK, { gap: 3.8 });
  line(pen, 'M-4,10 L-64,14', 6);
  line(pen, 'M-4,10 L-64,14', 2.6, STEEL_LIGHT);
  cut(pen, shape('M-16,10 L-8,-26 L16,-26 L24,10 Z'), IRON, { gap: 3.8 });
  cut(pen, block(-1, -92, 9, 68, 2), STEEL, { tone: post, angle: 1.57, gap: 3.2 });
  placed(pen, { x: 4, y: -104 }, () => {
    cut(pen, circle(0, 0, 27), RED, { gap: 4.4 });
    cut(pen, circle(0, 0, 18), CHALK, { light: 0, dark: 0.4, edge: 2.4 });
    for (const side of [-1, 1])
      placed(pen, { flip: side < 0 }, () => {
        line(pen, 'M0,12 C0,-2 4,-4 9,-6', 4.4, INK);
        fill(pen, shape('M6,-12 L16,-9 L9,-1 Z'), INK);
      });
  });
  placed(pen, { x: 6, y: -6, turn: 0.76 }, () => {
    cut(pen, block(-4.4, -76, 9, 78, 3), STEEL_LIGHT, { tone: post, angle: 1.57, gap: 3 });
    cut(pen, oval(0, -84, 8, 15), RED, { tone: ball, gap: 3.4 });
  });
  cut(pen, circle(5, -6, 8), BRASS, { gap: 3, edge: 2.6 });
  nicks(pen, [
    [70, -54, 84, -34, 84, -12, 2.6],
    [62, -40, 72, -26, 72, -12, 2.2],
  ]);
}
