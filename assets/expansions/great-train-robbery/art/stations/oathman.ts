import { BRASS, BRASS_LIGHT, CHALK, GREEN, SUIT_RED } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, circle, oval, shape } from '../../../../art/shape.ts';
import { ball, post } from '../../../../art/tone.ts';
import { cut, fill, line } from '../../../../art/woodcut.ts';
import { hill, opening, platform, sky } from '../platform.ts';

const STONE = '#e6dcc4';

/** A court with columns, bigger than the town around it; on the dome she holds her scales. */
export function oathman(pen: Pen): void {
  sky(pen, '#9fbcc9', 'rgba(255,255,245,.5)', 0, -40);
  hill(pen, 'M-130,70 L-130,20 C-80,6 -40,14 0,8 C40,14 80,4 130,18 L130,70 Z', '#9aa56a');
  for (const [x, size] of [
    [-108, 20],
    [106, 22],
  ] as const) {
    line(pen, `M${x},66 L${x},34`, 6);
    cut(pen, circle(x, 22, size), GREEN, { tone: ball, gap: 4.2 });
  }
  cut(pen, shape('M-36,-40 C-36,-74 36,-74 36,-40 Z'), '#7d9a94', { tone: ball, gap: 4.4 });
  line(pen, 'M-12,-64 C-18,-58 -20,-48 -20,-40 M12,-64 C18,-58 20,-48 20,-40 M0,-68 L0,-40', 2);
  justice(pen);
  cut(pen, block(-42, -42, 84, 12, 1), STONE, { gap: 4.4, edge: 2.6 });
  cut(pen, shape('M-90,-6 L0,-40 L90,-6 Z'), STONE, { gap: 5 });
  cut(pen, shape('M-10,-18 L0,-30 L10,-18 L0,-6 Z'), SUIT_RED, { gap: 3.4, edge: 2.4 });
  cut(pen, block(-92, -6, 184, 11, 1), CHALK, { gap: 4, light: 0, dark: 0.6, edge: 2.6 });
  fill(pen, block(-82, 5, 164, 58, 0), '#6a5a4a');
  opening(pen, -13, 18, 26, 46, '#3a2418');
  fill(pen, circle(8, 42, 2), BRASS);
  for (const x of [-76, -46, 34, 64]) {
    cut(pen, block(x, 10, 14, 50, 1), CHALK, { tone: post, angle: 1.57, gap: 3.4, edge: 2.6 });
    cut(pen, block(x - 3, 5, 20, 7, 1), STONE, { edge: 2.2, light: 0, dark: 0.4 });
    cut(pen, block(x - 3, 57, 20, 7, 1), STONE, { edge: 2.2, light: 0, dark: 0.4 });
  }
  cut(pen, block(-96, 60, 192, 8, 0), STONE, { gap: 3.6, angle: 0, edge: 2.4 });
  platform(pen);
}

function justice(pen: Pen): void {
  placed(pen, { x: 0, y: -64, scale: 0.86 }, () => {
    line(pen, 'M-24,-24 L24,-30', 3.2);
    for (const [x, y] of [
      [-24, -24],
      [24, -30],
    ] as const) {
      line(pen, `M${x},${y} L${x - 8},${y + 14} M${x},${y} L${x + 8},${y + 14}`, 1.6);
      cut(
        pen,
        shape(`M${x - 11},${y + 14} L${x + 11},${y + 14} C${x + 8},${y + 21} ${x - 8},${y + 21} ${x - 11},${y + 14} Z`),
        BRASS_LIGHT,
        {
          edge: 2,
          gap: 3,
        },
      );
    }
    cut(pen, shape('M-8,2 L-5,-22 C-5,-28 5,-28 5,-22 L8,2 Z'), '#cfd6c4', { gap: 3, edge: 2.4 });
    cut(pen, oval(0, -32, 5, 6), '#cfd6c4', { gap: 3, edge: 2.2 });
    line(pen, 'M-5,-33 L5,-33', 2.4, SUIT_RED);
  });
}
