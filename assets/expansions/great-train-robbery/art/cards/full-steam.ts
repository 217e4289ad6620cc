import { puff } from '../../../../art/flash.ts';
import { BRASS, BRASS_DARK, BRASS_LIGHT, CHALK, INK, IRON, RED, SMOKE, STEEL_LIGHT } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, circle, oval, shape } from '../../../../art/shape.ts';
import { ball, pipe, post } from '../../../../art/tone.ts';
import { ring } from '../../../../art/wheel.ts';
import { burst, cut, fill, line, nicks } from '../../../../art/woodcut.ts';

/** The needle is past the red, the whistle will not stop, and nobody touches the brake. */
export function fullSteam(pen: Pen): void {
  burst(pen, 'rgba(168,40,26,.3)', 24, 280, 0, 10);
  for (const side of [-1, 1])
    placed(pen, { flip: side < 0 }, () =>
      puff(
        pen,
        [
          [52, -78, 13],
          [72, -84, 17],
          [94, -78, 20],
          [66, -62, 11],
        ],
        SMOKE,
      ),
    );
  cut(pen, block(-96, 62, 192, 26, 5), IRON, { tone: pipe, angle: 0, gap: 4.2 });
  for (let x = -84; x <= 84; x += 24) cut(pen, circle(x, 75, 4), STEEL_LIGHT, { edge: 1.8, light: 0, dark: 0 });
  cut(pen, block(-14, 50, 28, 20, 2), BRASS_DARK, { tone: post, angle: 1.57, gap: 3.6 });
  for (const side of [-1, 1]) placed(pen, { x: side * 76, flip: side < 0 }, () => valve(pen));
  whistle(pen);
  gauge(pen);
}

function gauge(pen: Pen): void {
  cut(pen, circle(0, 6, 60), BRASS, { gap: 5 });
  cut(pen, ring(0, 6, 60, 50), BRASS_LIGHT, { gap: 4 });
  cut(pen, circle(0, 6, 48), CHALK, { light: 0, dark: 0.5, gap: 5 });
  const danger = new Path2D();
  danger.arc(0, 6, 40, -0.9, 0.75);
  danger.arc(0, 6, 26, 0.75, -0.9, true);
  fill(pen, { path: danger, box: [0, -40, 42, 42] }, RED);
  for (let mark = 0; mark <= 12; mark++) {
    const angle = Math.PI * 0.78 + (mark / 12) * Math.PI * 1.46;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const inner = mark % 3 ? 38 : 33;
    line(pen, `M${cos * inner},${6 + sin * inner} L${cos * 43},${6 + sin * 43}`, mark % 3 ? 2 : 3.6);
  }
  placed(pen, { x: 0, y: 6, turn: 0.42 }, () => {
    cut(pen, shape('M-16,-4 L30,-2.6 L42,0 L30,2.6 L-16,4 Z'), INK, { light: 0, dark: 0, edge: 2 });
    cut(pen, circle(0, 0, 8), BRASS, { tone: ball, gap: 3, edge: 2.4 });
  });
  nicks(
    pen,
    [
      [-34, -18, -26, -34, -8, -38, 4],
      [-38, -6, -37, -12, -35, -16, 2.4],
    ],
    'rgba(255,255,250,.85)',
  );
  line(pen, 'M-24,-46 L-30,-56 M30,-44 L38,-52 M54,-10 L64,-13', 2.4);
}

function whistle(pen: Pen): void {
  cut(pen, block(-9, -74, 18, 24, 2), BRASS, { tone: post, angle: 1.57, gap: 3.2 });
  cut(pen, shape('M-16,-76 L-16,-96 C-16,-104 16,-104 16,-96 L16,-76 Z'), BRASS, { tone: post, angle: 1.57, gap: 3.6 });
  cut(pen, block(-20, -78, 40, 7, 2), BRASS_LIGHT, { edge: 2.4, gap: 3 });
  nicks(pen, [
    [22, -86, 34, -92, 46, -90, 3],
    [-22, -86, -34, -92, -46, -90, 3],
    [22, -78, 34, -78, 44, -76, 2.4],
    [-22, -78, -34, -78, -44, -76, 2.4],
  ]);
}

function valve(pen: Pen): void {
  cut(pen, block(-8, 28, 16, 38, 2), BRASS_DARK, { tone: post, angle: 1.57, gap: 3.2 });
  cut(pen, ring(0, 16, 21, 15), RED, { gap: 3.4, edge: 2.6 });
  line(pen, 'M0,-2 L0,34 M-16,7 L16,25 M16,7 L-16,25', 4.4);
  line(pen, 'M0,-2 L0,34 M-16,7 L16,25 M16,7 L-16,25', 1.8, RED);
  cut(pen, oval(0, 16, 5, 5), BRASS_LIGHT, { edge: 2, light: 0, dark: 0 });
}
