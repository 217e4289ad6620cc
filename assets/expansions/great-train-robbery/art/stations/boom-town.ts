import { flash } from '../../../../art/flash.ts';
import { CREAM, FLAME, GREEN, RED, SAND, WOOD, WOOD_DARK, WOOD_LIGHT } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, circle, shape, star } from '../../../../art/shape.ts';
import { cut, line } from '../../../../art/woodcut.ts';
import { boards, opening, platform, sky } from '../platform.ts';

/** Yesterday a tent, today a main street, and already somebody fires into the air. */
export function boomTown(pen: Pen): void {
  sky(pen, '#e8c583', 'rgba(255,240,200,.5)', 10, -60);
  placed(pen, { x: 40, y: -76 }, () => flash(pen, 0, 0, 30, 0.1));
  for (const [x, y, turn] of [
    [-6, -92, 0.3],
    [84, -84, -0.4],
  ] as const)
    placed(pen, { x, y, turn }, () => cut(pen, star(6, 9, 3.6, 0, 0), FLAME, { edge: 1.8, light: 0, dark: 0 }));
  boards(pen, 46, -26, 66, 94, '#b9905a');
  cut(pen, block(40, -38, 78, 14, 1), WOOD_DARK, { gap: 4 });
  opening(pen, 58, -12, 18, 24, '#e9c98a');
  opening(pen, 64, 26, 24, 42);
  boards(pen, -112, -18, 56, 86, '#8f9a7a');
  cut(pen, shape('M-116,-18 L-84,-46 L-52,-18 Z'), GREEN, { gap: 4 });
  opening(pen, -98, 24, 22, 44);
  opening(pen, -98, -6, 22, 18, '#e9c98a');
  boards(pen, -52, -44, 92, 112, '#c8633a');
  cut(pen, shape('M-58,-44 L-58,-62 L-36,-62 C-34,-82 22,-82 24,-62 L46,-62 L46,-44 Z'), CREAM, {
    gap: 5,
    light: 0.3,
    dark: 0.6,
  });
  cut(pen, star(5, 10, 4.4, -6, -60), RED, { edge: 2, light: 0, dark: 0.3 });
  for (const x of [-42, -16, 10]) {
    opening(pen, x, -32, 20, 28, '#e9c98a');
    line(pen, `M${x + 10},-32 L${x + 10},-4 M${x},-18 L${x + 20},-18`, 1.8);
  }
  cut(pen, shape('M-64,14 L-56,0 L44,0 L52,14 Z'), WOOD_LIGHT, { angle: 0.1, gap: 4.4 });
  for (const x of [-54, -6, 40]) cut(pen, block(x - 3, 14, 6, 54, 1), WOOD, { edge: 2.2, gap: 3 });
  opening(pen, -28, 22, 34, 46);
  line(pen, 'M-11,22 L-11,66', 2, SAND);
  platform(pen);
  placed(pen, { x: 76, y: 56 }, () => {
    for (const [x, y] of [
      [-13, 0],
      [13, 0],
      [0, -18],
    ] as const)
      cut(pen, block(x - 12, y - 8, 24, 17, 2), WOOD_LIGHT, { gap: 3.6, edge: 2.4 });
    cut(pen, circle(0, -18, 3), RED, { edge: 1.6, light: 0, dark: 0 });
  });
}
