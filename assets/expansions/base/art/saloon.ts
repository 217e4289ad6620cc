import { BRASS, CREAM, GOLD, INK, RED_DARK, WOOD, WOOD_DARK, WOOD_LIGHT } from '../../../art/palette.ts';
import type { Pen } from '../../../art/pen.ts';
import { block, shape, star } from '../../../art/shape.ts';
import { level } from '../../../art/tone.ts';
import { burst, cut, fill, ground, line } from '../../../art/woodcut.ts';

const LAMPLIGHT = '#f3c45c';

/** The false front of the saloon at dusk, its doors swinging. */
export function saloon(pen: Pen): void {
  burst(pen, 'rgba(178,58,30,.2)', 20, 280, 0, 30);
  ground(pen, 0, 90, 104);
  cut(pen, shape('M-78,-34 L78,-34 L78,88 L-78,88 Z'), WOOD_LIGHT, { angle: 0, gap: 7, light: 0.5 });
  cut(
    pen,
    shape('M-86,-34 L-86,-60 L-58,-60 L-58,-78 L-34,-78 C-30,-98 30,-98 34,-78 L58,-78 L58,-60 L86,-60 L86,-34 Z'),
    RED_DARK,
    { angle: Math.PI / 2, gap: 6 },
  );
  cut(pen, block(-62, -64, 124, 24, 3), CREAM, { light: 0, dark: 0.4 });
  for (const x of [-44, -22, 22, 44]) fill(pen, star(5, 7, 3, x, -52), INK);
  cut(pen, shape('M-8,-60 L8,-60 L6,-44 L-6,-44 Z'), GOLD, { edge: 2, gap: 3 });
  cut(pen, star(5, 11, 5, 0, -79), BRASS, { edge: 2.2, light: 0, dark: 0 });
  for (const x of [-68, 38]) {
    cut(pen, block(x, -16, 30, 46, 2), WOOD_DARK, { light: 0 });
    fill(pen, block(x + 4, -12, 22, 38, 1), LAMPLIGHT);
    line(pen, `M${x + 15},-12 L${x + 15},26 M${x + 4},5 L${x + 26},5`, 3);
  }
  fill(pen, block(-27, -20, 54, 108, 2), INK);
  fill(pen, shape('M-23,-16 L23,-16 L23,84 L-23,84 Z'), LAMPLIGHT);
  fill(pen, shape('M-23,84 L-6,50 L6,50 L23,84 Z'), '#fbe7ae');
  for (const side of [-1, 1]) {
    pen.save();
    pen.scale(side, 1);
    cut(pen, shape('M1,14 C8,4 18,2 24,4 L24,58 L3,64 Z'), WOOD, { gap: 4 });
    for (const y of [20, 29, 38, 47]) line(pen, `M5,${y} L21,${y - 2}`, 2.4);
    pen.restore();
  }
  for (const x of [-84, 76]) cut(pen, block(x, -34, 9, 122, 1), WOOD_DARK, { angle: Math.PI / 2, edge: 2.4 });
  cut(pen, shape('M-94,-36 L94,-36 L90,-24 L-90,-24 Z'), WOOD, { tone: level(0.3), angle: 0 });
  cut(pen, block(-96, 84, 192, 9, 1), WOOD, { angle: 0, gap: 4 });
}
