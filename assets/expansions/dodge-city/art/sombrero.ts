import { BRASS_LIGHT, CHALK, GREEN, INK, RED, RED_DARK } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { circle, oval, shape, star } from '../../../art/shape.ts';
import { burst, cut, fill, line, nicks } from '../../../art/woodcut.ts';

const STRAW = '#e0b45c';
const STRAW_DARK = '#b98538';
const TASSELS = 13;

/** Wide as a cartwheel: whoever shoots aims at the hat. */
export function sombrero(pen: Pen): void {
  burst(pen, 'rgba(75,107,58,.24)', 20, 280, 0, -10);
  line(pen, 'M86,-74 L60,-58 M98,-56 L78,-46', 4, INK);
  placed(pen, { x: 0, y: 6, turn: 0.1 }, () => {
    cord(pen);
    cut(pen, oval(0, 28, 102, 36), STRAW_DARK, { gap: 4.8 });
    cut(pen, oval(0, 23, 101, 34), STRAW, { gap: 5 });

    for (const [rx, ry, colour, width] of [
      [88, 27.5, RED, 6],
      [76, 22.5, GREEN, 3],
    ] as const) {
      pen.strokeStyle = INK;
      pen.lineWidth = width + 2.6;
      pen.stroke(oval(0, 22, rx, ry).path);
      pen.strokeStyle = colour;
      pen.lineWidth = width;
      pen.stroke(oval(0, 22, rx, ry).path);
    }
    for (let at = 0; at < TASSELS; at++) {
      const angle = (at / (TASSELS - 1)) * Math.PI;
      fill(pen, circle(Math.cos(angle) * 88, 22 + Math.sin(angle) * 27.5, 2), CHALK);
    }
    cut(pen, oval(0, 14, 56, 17), STRAW_DARK, { light: 0, dark: 1.1, edge: 0, gap: 4 });
    cut(
      pen,
      shape('M-48,16 C-46,-24 -34,-84 -10,-90 C-2,-92 4,-84 8,-86 C32,-80 46,-24 48,16 C28,30 -28,30 -48,16 Z'),
      STRAW,
      {
        gap: 5,
      },
    );
    cut(pen, shape('M-48,6 C-20,22 20,22 48,6 L47,20 C26,34 -26,34 -48,20 Z'), RED, { gap: 4.2, edge: 2.8 });
    line(pen, 'M-42,17 L-34,12 L-26,21 L-17,15 L-8,24 L0,17 L8,24 L17,15 L26,21 L34,12 L42,17', 2.4, BRASS_LIGHT);
    for (const [x, y, size] of [
      [-2, -34, 14],
      [-26, -14, 7],
      [24, -16, 7],
    ] as const) {
      cut(pen, star(8, size, size * 0.5, x, y), RED_DARK, { edge: 1.8, light: 0, dark: 0 });
      fill(pen, circle(x, y, size * 0.3), BRASS_LIGHT);
    }
    nicks(pen, [
      [-12, -80, -20, -64, -22, -50, 2.2],
      [10, -76, 22, -60, 26, -40, 2.2],
    ]);
  });
}

function cord(pen: Pen): void {
  line(pen, 'M-44,44 C-40,78 -14,84 0,84 C14,84 40,78 44,44', 5);
  line(pen, 'M-44,44 C-40,78 -14,84 0,84 C14,84 40,78 44,44', 2, RED);
  cut(pen, circle(0, 84, 6), BRASS_LIGHT, { edge: 2.2, light: 0, dark: 0 });
  for (const x of [-6, 6])
    cut(pen, shape(`M${x - 3},90 L${x + 3},90 L${x + 5},106 L${x - 5},106 Z`), RED, { edge: 2, gap: 3 });
}
