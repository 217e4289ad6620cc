import { BLUE, BRASS, BRASS_LIGHT, CHALK, GREEN, INK, RED, SAND, WOOD } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, circle, oval, shape, star } from '../../../../art/shape.ts';
import { ball, pipe } from '../../../../art/tone.ts';
import { ring } from '../../../../art/wheel.ts';
import { burst, cut, fill, line, nicks } from '../../../../art/woodcut.ts';

/** Rails, a river, mountains and a red cross where it pays to be first. */
export function map(pen: Pen): void {
  burst(pen, 'rgba(47,92,132,.22)', 18, 280, 0, 0);
  placed(pen, { x: 0, y: -2, turn: -0.1 }, () => {
    cut(
      pen,
      shape('M-86,-70 C-60,-78 -40,-62 -12,-70 C20,-78 50,-62 86,-70 L84,62 C56,54 30,72 0,64 C-30,56 -56,72 -86,62 Z'),
      '#ecd7a2',
      { gap: 6, light: 0.4, dark: 0.5 },
    );
    for (const x of [-44, 2, 46]) line(pen, `M${x},-68 C${x + 3},-20 ${x - 3},20 ${x},62`, 1.6, 'rgba(90,55,20,.5)');
    river(pen);
    mountains(pen);
    line(pen, 'M-74,44 C-48,50 -40,14 -10,18 C18,22 24,-14 44,-22', 5);
    line(pen, 'M-74,44 C-48,50 -40,14 -10,18 C18,22 24,-14 44,-22', 2, SAND);
    pen.save();
    pen.setLineDash([2.4, 6]);
    line(pen, 'M-74,44 C-48,50 -40,14 -10,18 C18,22 24,-14 44,-22', 9, 'rgba(42,26,16,.9)');
    pen.restore();
    line(pen, 'M36,-34 L58,-14 M58,-34 L36,-14', 12, INK);
    line(pen, 'M36,-34 L58,-14 M58,-34 L36,-14', 7, RED);
    for (const y of [-72, 66]) roller(pen, y);
  });
  placed(pen, { x: 56, y: 54 }, () => compass(pen));
}

function river(pen: Pen): void {
  line(pen, 'M-20,-70 C-34,-46 -2,-36 -22,-14 C-40,6 -66,0 -82,14', 9, INK);
  line(pen, 'M-20,-70 C-34,-46 -2,-36 -22,-14 C-40,6 -66,0 -82,14', 5.4, '#6f9fb4');
}

function mountains(pen: Pen): void {
  for (const [x, y, size] of [
    [-62, -30, 17],
    [-44, -40, 21],
    [6, -34, 15],
    [20, -44, 19],
  ] as const) {
    cut(
      pen,
      shape(`M${x - size},${y + size * 0.7} L${x},${y - size * 0.9} L${x + size},${y + size * 0.7} Z`),
      '#b59a6a',
      {
        gap: 3.6,
        edge: 2.4,
      },
    );
    fill(
      pen,
      shape(
        `M${x},${y - size * 0.9} L${x + size * 0.36},${y - size * 0.3} L${x},${y - size * 0.1} L${x - size * 0.34},${y - size * 0.3} Z`,
      ),
      CHALK,
    );
  }
  for (const [x, y] of [
    [-50, 28],
    [-36, 34],
    [4, 42],
    [18, 36],
    [-14, 46],
  ] as const)
    cut(pen, shape(`M${x - 6},${y + 6} L${x},${y - 10} L${x + 6},${y + 6} Z`), GREEN, { edge: 2, gap: 3 });
}

function roller(pen: Pen, y: number): void {
  cut(pen, block(-92, y - 6, 184, 12, 4), WOOD, { tone: pipe, angle: 0, gap: 3.6 });
  for (const x of [-96, 96]) cut(pen, circle(x, y, 8), BRASS, { tone: ball, gap: 3, edge: 2.6 });
}

function compass(pen: Pen): void {
  cut(pen, circle(0, 0, 38), BRASS, { gap: 4 });
  cut(pen, ring(0, 0, 38, 31), BRASS_LIGHT, { gap: 3.4 });
  cut(pen, circle(0, 0, 30), CHALK, { light: 0, dark: 0.4 });
  fill(pen, star(4, 26, 6, 0, 0), BLUE);
  placed(pen, { turn: 0.7 }, () => {
    cut(pen, shape('M-7,0 L0,-27 L7,0 Z'), RED, { edge: 2, light: 0, dark: 0.3 });
    cut(pen, shape('M-7,0 L0,27 L7,0 Z'), INK, { edge: 2, light: 0, dark: 0 });
  });
  cut(pen, oval(0, 0, 4.4, 4.4), BRASS_LIGHT, { edge: 1.8, light: 0, dark: 0 });
  nicks(pen, [[-22, -10, -16, -20, -4, -24, 2.6]], 'rgba(255,255,255,.9)');
}
