import { flash } from '../../../art/flash.ts';
import { CREAM, INK, RED, SAND } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { block, oval } from '../../../art/shape.ts';
import { post } from '../../../art/tone.ts';
import { burst, cut, fill, line, nicks } from '../../../art/woodcut.ts';

/** A bundle of sticks, the fuse already burning. */
export function dynamite(pen: Pen): void {
  burst(pen, 'rgba(178,58,30,.28)', 22, 280, 62, -64);
  placed(pen, { x: -8, y: 22, turn: 0.3, scale: 1.08 }, () => {
    line(pen, 'M0,-40 C-6,-70 30,-62 34,-86', 9);
    line(pen, 'M0,-40 C-6,-70 30,-62 34,-86', 4, SAND);
    for (const x of [-44, 12]) stick(pen, x, -34, 98);
    stick(pen, -16, -42, 112);
    for (const y of [-8, 30]) {
      cut(pen, block(-50, y, 98, 13, 3), SAND, { angle: 0.1, gap: 3.6 });
      line(pen, `M-46,${y + 4.5} L44,${y + 4.5} M-46,${y + 8.5} L44,${y + 8.5}`, 1.3);
    }
    cut(pen, block(-12, 8, 24, 18, 1), CREAM, { light: 0, dark: 0.4, edge: 2 });
    line(pen, 'M-7,14 L7,14 M-7,19.5 L7,19.5', 2.2);
  });
  flash(pen, 56, -62, 30);
  nicks(pen, [
    [84, -86, 90, -92, 98, -98, 2.4],
    [90, -58, 97, -58, 106, -56, 2.4],
    [60, -96, 61, -102, 62, -110, 2.4],
    [30, -86, 26, -92, 20, -98, 2.4],
    [78, -34, 84, -30, 92, -24, 2.4],
  ]);
}

function stick(pen: Pen, x: number, y: number, length: number): void {
  cut(pen, block(x, y, 30, length, 5), RED, { tone: post, angle: Math.PI / 2, gap: 5 });
  cut(pen, oval(x + 15, y + 3, 14, 5.4), '#d98f6a', { edge: 2.4, light: 0, dark: 0.5, gap: 3 });
  fill(pen, oval(x + 15, y + 3, 3.4, 1.8), INK);
}
