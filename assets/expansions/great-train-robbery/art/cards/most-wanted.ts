import { bulletHole } from '../../../../art/flash.ts';
import { CHALK, CREAM, INK, IRON, PAPER, RED, STEEL_LIGHT, WOOD, WOOD_LIGHT } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, circle, oval, shape, star } from '../../../../art/shape.ts';
import { burst, cut, fill, line, nicks } from '../../../../art/woodcut.ts';

/** One board, three posters, and the largest of them looks exactly like you. */
export function mostWanted(pen: Pen): void {
  burst(pen, 'rgba(122,74,34,.22)', 18);
  for (let at = 0; at < 6; at++)
    cut(pen, block(-100, -94 + at * 31, 200, 30, 1), at % 2 ? WOOD : '#94561f', { angle: 0.02, gap: 5, edge: 2.4 });
  placed(pen, { x: -62, y: -10, turn: -0.16 }, () => smallPoster(pen, 'bowler'));
  placed(pen, { x: 66, y: -4, turn: 0.14 }, () => smallPoster(pen, 'bandana'));
  placed(pen, { x: 0, y: 0, turn: 0.03 }, () => poster(pen));
}

function sheet(pen: Pen, width: number, height: number, colour: string): void {
  const [x, y] = [width / 2, height / 2];
  cut(
    pen,
    shape(
      `M${-x},${-y + 3} L${-x * 0.3},${-y} L${x * 0.4},${-y + 3} L${x},${-y} L${x - 3},${-y * 0.2} L${x},${y * 0.5} L${x - 9},${y} L${x * 0.2},${y - 3} L${-x * 0.5},${y} L${-x + 2},${y - 2} Z`,
    ),
    colour,
    { gap: 6, light: 0.3, dark: 0.5 },
  );
}

function poster(pen: Pen): void {
  sheet(pen, 104, 164, PAPER);
  cut(pen, block(-40, -70, 80, 17, 1), RED, { gap: 4, edge: 2.2 });
  for (const x of [-24, 0, 24]) fill(pen, star(5, 6.4, 2.8, x, -61), CREAM);
  cut(pen, block(-40, -48, 80, 80, 1), '#c9a877', { light: 0, dark: 0.4, edge: 2.4, gap: 5 });
  pen.save();
  pen.beginPath();
  pen.rect(-39, -47, 78, 78);
  pen.clip();
  cut(pen, shape('M-46,40 C-40,10 -20,8 0,8 C20,8 40,10 46,40 Z'), '#3a3a44', { gap: 4.2 });
  cut(pen, oval(0, -6, 19, 22), '#d3a070', { gap: 4 });
  cut(pen, shape('M-22,2 C-10,8 10,8 22,2 L16,24 L0,34 L-16,24 Z'), RED, { gap: 3.6 });
  cut(pen, shape('M-40,-18 C-20,-26 20,-26 40,-18 C34,-8 12,-12 0,-12 C-12,-12 -34,-8 -40,-18 Z'), '#2e2620', {
    gap: 3.6,
  });
  cut(pen, shape('M-20,-19 C-22,-46 -10,-44 0,-40 C10,-44 22,-46 20,-19 Z'), '#2e2620', { gap: 3.6 });
  pen.restore();
  for (const x of [-7, 7]) {
    fill(pen, oval(x, -5, 4.2, 2.6), CHALK);
    fill(pen, circle(x + 1, -5, 2), INK);
  }
  nicks(pen, [
    [-13, -11, -7, -12, -2, -8, 2],
    [13, -11, 7, -12, 2, -8, 2],
  ]);
  for (const [y, half] of [
    [42, 34],
    [51, 26],
  ] as const)
    line(pen, `M${-half},${y} L${half},${y}`, 4.4, '#4a3020');
  for (const x of [-21, -7, 7, 21]) cut(pen, circle(x, 66, 5.6), '#d9a441', { edge: 2, light: 0, dark: 0 });
  cut(pen, circle(0, -76, 4), IRON, { edge: 2, light: 0, dark: 0 });
  bulletHole(pen, 30, -32, 5.4);
  bulletHole(pen, -32, 22, 4.6);
  knife(pen);
}

function knife(pen: Pen): void {
  placed(pen, { x: 28, y: 22, turn: 0.6 }, () => {
    cut(pen, shape('M-4,0 L-3,26 L1,33 L4,26 L4,0 Z'), STEEL_LIGHT, { edge: 2.2, gap: 3 });
    cut(pen, block(-10, -5, 20, 6, 2), IRON, { edge: 2.2, light: 0, dark: 0 });
    cut(pen, block(-4.4, -34, 9, 30, 3), WOOD_LIGHT, { edge: 2.4, gap: 3 });
  });
}

function smallPoster(pen: Pen, who: 'bowler' | 'bandana'): void {
  sheet(pen, 70, 104, '#e2c894');
  cut(pen, block(-26, -44, 52, 10, 1), '#6f1a10', { edge: 2, light: 0, dark: 0 });
  cut(pen, block(-26, -28, 52, 48, 1), '#bf9c66', { edge: 2, light: 0, dark: 0.3 });
  cut(pen, shape('M-24,20 C-22,6 22,6 24,20 Z'), '#4a4038', { edge: 2, gap: 3.4 });
  cut(pen, oval(0, -4, 12, 14), '#e3b88e', { edge: 2.2, gap: 3.4 });
  if (who === 'bowler')
    cut(pen, shape('M-18,-9 L-11,-11 C-12,-28 12,-28 11,-11 L18,-9 Z'), INK, { edge: 2, light: 0.4, dark: 0 });
  else cut(pen, shape('M-13,-10 C-12,-22 12,-22 13,-10 L16,-6 L-13,-8 Z'), '#2f6f8a', { edge: 2, gap: 3 });
  for (const x of [-4, 4]) fill(pen, circle(x, -4, 1.7), INK);
  line(pen, 'M-20,30 L20,30 M-14,38 L14,38', 3.4, '#4a3020');
}
