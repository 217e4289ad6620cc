import {
  BLUE,
  BRASS,
  BRASS_LIGHT,
  CHALK,
  GOLD,
  INK,
  RED,
  STEEL,
  STEEL_LIGHT,
  WOOD_DARK,
} from '../../../art/palette.ts';
import type { Pen } from '../../../art/pen.ts';
import { circle, oval, polygon, shape, star } from '../../../art/shape.ts';
import { ball } from '../../../art/tone.ts';
import { ring } from '../../../art/wheel.ts';
import { burst, cut, fill, line, nicks } from '../../../art/woodcut.ts';

/** A five-pointed star with balls at its points: everybody sees it. */
export function sheriff(pen: Pen): void {
  burst(pen, 'rgba(217,164,65,.42)', 26);
  facetStar(pen, 92, 42);
  for (let point = 0; point < 5; point++) {
    const angle = -Math.PI / 2 + (point * 2 * Math.PI) / 5;
    cut(pen, circle(Math.cos(angle) * 92, 4 + Math.sin(angle) * 92, 11), BRASS_LIGHT, { tone: ball, gap: 3.6 });
  }
  cut(pen, circle(0, 4, 33), BRASS_LIGHT, { tone: ball, edge: 2.4, gap: 3.8 });
  cut(pen, ring(0, 4, 36, 30), BRASS, { edge: 2.4, gap: 3.6 });
  cut(pen, star(5, 20, 9, 0, 4), RED, { edge: 2.4, gap: 4 });
}

function facetStar(pen: Pen, outer: number, inner: number): void {
  cut(pen, star(5, outer, inner, 0, 4), GOLD, { gap: 5 });
  for (let point = 0; point < 5; point++) {
    const tip = -Math.PI / 2 + (point * 2 * Math.PI) / 5;
    const notch = tip + Math.PI / 5;
    const facet = polygon([
      [0, 4],
      [Math.cos(tip) * outer, 4 + Math.sin(tip) * outer],
      [Math.cos(notch) * inner, 4 + Math.sin(notch) * inner],
    ]);
    cut(pen, facet, BRASS, { edge: 0, light: 0, dark: 1, gap: 4.4, tone: () => () => 0.76 });
    line(pen, `M0,4 L${Math.cos(tip) * outer},${4 + Math.sin(tip) * outer}`, 1.8);
  }
}

/** A shield with a small star: the sheriff's man. */
export function deputy(pen: Pen): void {
  burst(pen, 'rgba(47,92,132,.24)', 24);
  cut(
    pen,
    shape('M0,-94 C-20,-76 -48,-70 -78,-74 C-84,-16 -64,56 0,96 C64,56 84,-16 78,-74 C48,-70 20,-76 0,-94 Z'),
    STEEL_LIGHT,
    { gap: 5 },
  );
  cut(
    pen,
    shape('M0,-76 C-18,-62 -40,-56 -64,-58 C-67,-12 -50,46 0,78 C50,46 67,-12 64,-58 C40,-56 18,-62 0,-76 Z'),
    BLUE,
    { gap: 5, edge: 2.4 },
  );
  cut(pen, star(5, 44, 19, 0, -2), CHALK, { gap: 4.4, dark: 0.6 });
  for (const [x, y] of [
    [0, -84],
    [-68, -64],
    [68, -64],
    [0, 86],
  ] as const)
    cut(pen, circle(x, y, 4), STEEL, { edge: 1.6, light: 0, dark: 0 });
  cut(pen, shape('M-38,50 L38,50 L32,62 L-32,62 Z'), BRASS_LIGHT, { edge: 2.2, gap: 3.4 });
}

/** A black hat and a bandana: no face, no name. */
export function outlaw(pen: Pen): void {
  burst(pen, 'rgba(168,40,26,.26)', 24);
  cut(pen, shape('M-74,110 C-74,78 -46,62 0,62 C46,62 74,78 74,110 Z'), '#3b2a22', { gap: 5 });
  cut(pen, shape('M-44,-34 C-48,10 -40,40 0,54 C40,40 48,10 44,-34 Z'), '#c8966a', { gap: 4.6 });
  fill(pen, shape('M-46,-36 L46,-36 L44,-20 C20,-12 -20,-12 -44,-20 Z'), 'rgba(42,26,16,.62)');
  for (const side of [-1, 1]) {
    pen.save();
    pen.scale(side, 1);
    nicks(pen, [[6, -10, 20, -22, 36, -18, 4]]);
    cut(pen, shape('M8,-4 C14,-10 28,-11 34,-6 C28,0 14,2 8,-4 Z'), CHALK, { edge: 2, light: 0, dark: 0 });
    fill(pen, circle(20, -4.6, 4.6), INK);
    pen.restore();
  }
  cut(pen, shape('M-54,4 C-24,16 24,16 54,4 C60,26 46,50 30,66 L0,98 L-30,66 C-46,50 -60,26 -54,4 Z'), RED, { gap: 5 });
  for (const [x, y] of [
    [-30, 24],
    [0, 30],
    [30, 24],
    [-16, 48],
    [16, 48],
    [0, 70],
  ] as const) {
    fill(pen, circle(x, y, 4.4), CHALK);
    fill(pen, circle(x, y, 1.7), INK);
  }
  nicks(pen, [
    [-48, 10, -30, 30, -6, 40, 2],
    [48, 10, 34, 34, 14, 62, 2],
  ]);
  cut(
    pen,
    shape('M-48,-30 C-54,-66 -40,-96 -18,-94 C-8,-94 -6,-84 0,-84 C6,-84 8,-94 18,-94 C40,-96 54,-66 48,-30 Z'),
    '#2f2a28',
    { gap: 5 },
  );
  cut(pen, shape('M-50,-44 L50,-44 L49,-30 L-49,-30 Z'), RED, { edge: 2.6, gap: 4 });
  cut(
    pen,
    shape('M-104,-40 C-76,-20 -40,-34 0,-32 C40,-34 76,-20 104,-40 C98,-10 50,-14 0,-16 C-50,-14 -98,-10 -104,-40 Z'),
    '#3a3431',
    { gap: 5 },
  );
}

/** One half star, one half skull, split down the middle: nobody's friend. */
export function renegade(pen: Pen): void {
  burst(pen, 'rgba(94,64,120,.28)', 24);
  const whole = shape('M0,-104 L88,0 L0,104 L-88,0 Z');
  cut(pen, whole, WOOD_DARK, { gap: 5 });
  pen.save();
  pen.clip(shape('M-2,-110 L-110,-110 L-110,110 L6,110 L-8,70 L8,34 L-8,0 L8,-36 L-6,-70 Z').path);
  cut(pen, shape('M0,-90 L76,0 L0,90 L-76,0 Z'), BLUE, { gap: 5 });
  cut(pen, star(5, 66, 27, 0, 4), GOLD, { gap: 4.4, dark: 0.6 });
  pen.restore();
  pen.save();
  pen.clip(shape('M2,-110 L110,-110 L110,110 L6,110 L-8,70 L8,34 L-8,0 L8,-36 L-6,-70 Z').path);
  cut(pen, shape('M0,-90 L76,0 L0,90 L-76,0 Z'), '#4b3158', { gap: 5 });
  cut(pen, shape('M0,-56 C38,-56 54,-32 52,-6 C51,12 40,20 35,25 L31,48 L0,52 Z'), '#efe3c6', { dark: 0.8, gap: 4 });
  fill(pen, oval(25, -8, 13, 14), INK);
  fill(pen, shape('M0,8 L9,25 L0,25 Z'), INK);
  line(pen, 'M11,34 L10,50 M22,32 L20,48', 2.4);
  pen.restore();
  line(pen, 'M-4,-96 L-6,-70 L8,-36 L-8,0 L8,34 L-8,70 L4,98', 5);
  line(pen, 'M-4,-96 L-6,-70 L8,-36 L-8,0 L8,34 L-8,70 L4,98', 1.6, CHALK);
}
