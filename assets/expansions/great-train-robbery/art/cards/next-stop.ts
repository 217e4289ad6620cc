import { puff } from '../../../../art/flash.ts';
import { BRASS, BRASS_LIGHT, CHALK, GREEN, IRON, RED, SMOKE, STEEL, WOOD, WOOD_DARK } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, circle, shape } from '../../../../art/shape.ts';
import { ball, post } from '../../../../art/tone.ts';
import { burst, cut, fill, ground, line, nicks } from '../../../../art/woodcut.ts';

/** The arm of the signal goes up, and from behind the bend comes smoke. */
export function nextStop(pen: Pen): void {
  burst(pen, 'rgba(75,107,58,.26)', 20, 280, -30, -60);
  ground(pen, 0, 90, 104);
  bend(pen);
  placed(pen, { x: 56, y: 32, scale: 0.66 }, () => engine(pen));
  cut(pen, block(-66, -84, 13, 174, 2), STEEL, { tone: post, angle: 1.57, gap: 3.8 });
  cut(pen, circle(-59.5, -88, 9), BRASS, { tone: ball, gap: 3 });
  for (let y = -10; y < 80; y += 18) line(pen, `M-53,${y} L-38,${y}`, 4.4);
  line(pen, 'M-38,-14 L-38,84', 4.4);
  placed(pen, { x: -59, y: -46, turn: -0.4 }, () => arm(pen));
  placed(pen, { x: -59, y: 16 }, () => clock(pen));
  cut(pen, block(-86, 78, 58, 14, 2), WOOD_DARK, { gap: 4 });
}

function arm(pen: Pen): void {
  cut(pen, shape('M-8,-13 L98,-17 L88,0 L98,17 L-8,13 Z'), GREEN, { gap: 4.6 });
  cut(pen, shape('M60,-15.6 L75,-16.2 L75,16.2 L60,15.6 Z'), CHALK, { edge: 2, light: 0, dark: 0.3 });
  cut(pen, block(-34, -15, 30, 30, 5), IRON, { gap: 3.6 });
  cut(pen, circle(-20, 0, 10), '#7ad08a', { tone: ball, edge: 2.4, light: 1, dark: 0.4, gap: 3 });
  cut(pen, circle(0, 0, 7), BRASS, { edge: 2.4, gap: 3 });
}

function clock(pen: Pen): void {
  cut(pen, circle(0, 0, 31), BRASS, { gap: 4 });
  cut(pen, circle(0, 0, 24.4), CHALK, { light: 0, dark: 0.4, edge: 2.4 });
  for (let hour = 0; hour < 12; hour++) {
    const [cos, sin] = [Math.cos((hour * Math.PI) / 6), Math.sin((hour * Math.PI) / 6)];
    line(pen, `M${cos * 18},${sin * 18} L${cos * 21.4},${sin * 21.4}`, hour % 3 ? 1.6 : 3);
  }
  line(pen, 'M0,0 L0,-17', 3.8);
  line(pen, 'M0,0 L-12,5', 3.8, RED);
  cut(pen, circle(0, 0, 3), BRASS_LIGHT, { edge: 1.6, light: 0, dark: 0 });
}

function bend(pen: Pen): void {
  for (const [x, y, half] of [
    [16, 88, 34],
    [26, 76, 28],
    [38, 66, 23],
    [49, 58, 19],
  ] as const)
    cut(pen, block(x - half, y - 3, half * 2, 6, 1), WOOD, { edge: 2, gap: 3, light: 0.5 });
  line(pen, 'M-8,98 C14,82 36,68 48,50', 5.4);
  line(pen, 'M50,98 C56,82 62,68 68,50', 5.4);
  line(pen, 'M-8,98 C14,82 36,68 48,50 M50,98 C56,82 62,68 68,50', 2, STEEL);
}

/** The train, still small. */
function engine(pen: Pen): void {
  puff(
    pen,
    [
      [4, -96, 22],
      [34, -116, 26],
      [-22, -114, 20],
      [64, -132, 20],
    ],
    SMOKE,
  );
  cut(pen, shape('M-12,-40 L-20,-74 L20,-74 L12,-40 Z'), IRON, { tone: post, angle: 1.57, gap: 4 });
  cut(pen, circle(0, 0, 44), '#3a3a42', { tone: ball, gap: 4.6 });
  cut(pen, circle(0, 0, 30), RED, { gap: 4 });
  cut(pen, circle(0, -34, 13), BRASS, { gap: 3 });
  fill(pen, circle(0, -34, 9), '#fff3c0');
  cut(pen, circle(0, 2, 9), BRASS, { edge: 2.4, gap: 3 });
  cut(pen, block(-54, 34, 108, 13, 2), RED, { gap: 4 });
  cut(pen, shape('M-46,47 L46,47 L26,74 L-26,74 Z'), IRON, { gap: 4 });
  for (const x of [-22, 0, 22]) line(pen, `M${x * 1.4},48 L${x * 0.8},73`, 3, BRASS_LIGHT);
  nicks(pen, [[-30, -20, -20, -32, -8, -36, 3]], 'rgba(255,246,224,.6)');
}
