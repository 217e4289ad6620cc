import { backdrop } from '../../../../art/bust/backdrop.ts';
import { bandana, coat, shoulders } from '../../../../art/bust/clothes.ts';
import { eyes, head, lines, mouth, nose, SKIN } from '../../../../art/bust/head.ts';
import { BLUE, BRASS, BRASS_LIGHT, CHALK, GOLD, LEATHER, RED } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { circle, shape, star } from '../../../../art/shape.ts';
import { cut, fill, line, nicks } from '../../../../art/woodcut.ts';

const HAIR = '#d8b160';
const FELT = '#efe3c6';

/** The biggest hat, the widest grin, and a last card for the road. */
export function jimmyTexas(pen: Pen): void {
  backdrop(pen, '#4f83a4');
  cut(pen, star(5, 30, 12, 82, -44, 0.2), CHALK, { edge: 2.4, light: 0, dark: 0.3 });
  shoulders(pen, '#a8783c');
  cut(pen, shape('M-40,-34 C-48,-10 -46,18 -38,32 L38,32 C46,18 48,-10 40,-34 Z'), HAIR, { gap: 4 });
  head(pen, { skin: SKIN.tan, jaw: 'square' });
  coat(pen, '#a8783c', BLUE, LEATHER);
  for (const side of [-1, 1])
    for (let at = 0; at < 5; at++)
      line(pen, `M${side * (52 + at * 9)},${82 + at * 5} L${side * (50 + at * 9)},${100 + at * 5}`, 3, LEATHER);
  bandana(pen, RED, true);
  lines(pen, 'crows');
  lines(pen, 'cheeks');
  eyes(pen, { brow: '#a87c34', weight: 4.2, tilt: -1, open: 0.62, iris: '#3f7f9a', look: -2 });
  nose(pen, 'straight');
  mouth(pen, 'grin', 38);
  fill(pen, shape('M8,37 L14,36.4 L13,44 L8,45 Z'), GOLD);
  nicks(pen, [[-5, 53, 0, 56, 5, 53, 1.8]]);
  line(pen, 'M-14,40 L-46,34', 3.4);
  line(pen, 'M-14,40 L-46,34', 1.6, '#e6c67a');
  for (const side of [-1, 1]) {
    pen.save();
    pen.scale(side, 1);
    cut(pen, shape('M40,-30 C43,-8 42,8 38,18 C33,10 32,-12 32,-30 Z'), HAIR, { edge: 2.2, gap: 3.2 });
    pen.restore();
  }
  bigHat(pen);
}

/** It would hold more than ten gallons. */
function bigHat(pen: Pen): void {
  placed(pen, { y: -2, turn: -0.05 }, () => {
    cut(
      pen,
      shape(
        'M-46,-30 C-54,-70 -44,-108 -22,-108 C-10,-108 -8,-96 0,-96 C8,-96 10,-108 22,-108 C44,-108 54,-70 46,-30 Z',
      ),
      FELT,
      { gap: 5 },
    );
    nicks(pen, [
      [-12, -98, -6, -78, -9, -58, 2.4],
      [12, -98, 6, -78, 10, -60, 2.2],
      [-34, -86, -30, -70, -34, -56, 1.8],
    ]);
    cut(pen, shape('M-48,-48 C-16,-40 16,-40 48,-48 L46,-32 C16,-25 -16,-25 -46,-32 Z'), LEATHER, {
      gap: 3.6,
      edge: 2.4,
    });
    for (const x of [-32, -16, 16, 32])
      cut(pen, circle(x, -35.6 - Math.abs(x) * 0.1, 3), BRASS, { edge: 1.6, light: 0, dark: 0 });
    cut(pen, star(5, 10, 4.2, 0, -36), BRASS_LIGHT, { edge: 2.2, light: 0, dark: 0 });
    cut(
      pen,
      shape('M-118,-56 C-96,-20 -44,-34 0,-31 C44,-34 96,-20 118,-56 C118,-8 54,-12 0,-14 C-54,-12 -118,-8 -118,-56 Z'),
      FELT,
      { gap: 4.6 },
    );
  });
}
