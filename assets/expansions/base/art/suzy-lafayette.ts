import { backdrop } from '../../../art/bust/backdrop.ts';
import { eyes, head, lips, nose, SKIN } from '../../../art/bust/head.ts';
import { BRASS_LIGHT, CHALK, CREAM, INK } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { playingCard } from '../../../art/playing-card.ts';
import { circle, oval, shape } from '../../../art/shape.ts';
import { cut, fill, line, nicks } from '../../../art/woodcut.ts';

const HAIR = '#e3b455';
const DRESS = '#8a2f5a';

/** A singer with feathers in her curls; her glove is never empty for long. */
export function suzyLafayette(pen: Pen): void {
  backdrop(pen, '#b9849c');
  plume(pen, 44, -50, 0.62, '#2f6a7a');
  plume(pen, 34, -62, 0.2, DRESS);
  for (const [x, y, radius] of [
    [-44, -26, 17],
    [-52, 0, 17],
    [-52, 28, 16],
    [-46, 54, 15],
    [44, -26, 17],
    [52, 0, 17],
    [52, 28, 16],
    [46, 54, 15],
  ] as const)
    curl(pen, x, y, radius);
  cut(pen, shape('M-74,124 C-70,92 -46,80 -26,70 L26,70 C46,80 70,92 74,124 Z'), SKIN.fair, { gap: 4.6, dark: 0.7 });
  head(pen, { skin: SKIN.fair, jaw: 'soft', ears: 0, brim: false });
  cut(pen, shape('M-24,58 C-10,66 10,66 24,58 L25,70 C10,78 -10,78 -25,70 Z'), INK, { light: 0.5, dark: 0, edge: 2 });
  cut(pen, oval(0, 72, 6, 8), BRASS_LIGHT, { edge: 2, gap: 3 });
  cut(
    pen,
    shape('M-104,124 C-98,100 -78,92 -62,94 C-44,110 -16,112 0,100 C16,112 44,110 62,94 C78,92 98,100 104,124 Z'),
    DRESS,
    { gap: 4.6 },
  );
  for (const x of [-54, -36, -18, 0, 18, 36, 54])
    cut(pen, circle(x, 104 - Math.abs(Math.abs(x) - 27) * 0.18, 7), CHALK, { edge: 2, light: 0, dark: 0.4, gap: 3 });
  cut(
    pen,
    shape('M-42,-20 C-48,-56 -28,-76 2,-76 C32,-76 48,-56 42,-20 C38,-36 28,-46 12,-48 C-4,-34 -26,-30 -42,-20 Z'),
    HAIR,
    { gap: 4.2 },
  );
  for (const [x, y, radius] of [
    [-34, -56, 16],
    [34, -58, 16],
    [-14, -70, 16],
    [14, -72, 16],
    [0, -56, 14],
  ] as const)
    curl(pen, x, y, radius);
  nicks(pen, [
    [-36, -36, -20, -40, -6, -42, 2.2],
    [34, -40, 26, -46, 14, -46, 2],
  ]);
  eyes(pen, { brow: '#a4752c', weight: 2.4, tilt: -2, open: 1, iris: '#3a78a0', lashes: true });
  fill(pen, oval(-22, 18, 9, 6), 'rgba(200,70,70,.3)');
  fill(pen, oval(22, 18, 9, 6), 'rgba(200,70,70,.3)');
  nose(pen, 'fine');
  lips(pen, '#b8242c', 4);
  placed(pen, { x: -66, y: 66, turn: -0.14 }, () => {
    playingCard(pen, { x: 0, y: -22, height: 56, turn: -0.12 }, 'H');
    cut(
      pen,
      shape(
        'M-26,60 L-22,22 C-24,10 -18,2 -10,2 L12,-2 C18,0 18,7 12,9 L4,10 C14,10 20,16 16,22 C18,28 14,34 8,36 L6,62 Z',
      ),
      INK,
      { light: 0.7, dark: 0, gap: 3.8 },
    );
    line(pen, 'M2,10 C6,11 8,11 12,9 M6,22 C10,23 13,23 16,22', 1.8, CREAM);
  });
  for (const x of [-38, 38]) cut(pen, circle(x, 30, 4.4), BRASS_LIGHT, { edge: 1.8, light: 0, dark: 0 });
}

function curl(pen: Pen, x: number, y: number, radius: number): void {
  cut(pen, circle(x, y, radius), HAIR, { gap: 3.8 });
  line(
    pen,
    `M${x - radius * 0.6},${y + radius * 0.1} C${x - radius * 0.4},${y - radius * 0.7} ${x + radius * 0.6},${y - radius * 0.6} ${x + radius * 0.5},${y + radius * 0.1} C${x + radius * 0.4},${y + radius * 0.6} ${x - radius * 0.2},${y + radius * 0.5} ${x - radius * 0.1},${y + radius * 0.1}`,
    1.9,
    '#8a5f1e',
  );
}

function plume(pen: Pen, x: number, y: number, turn: number, colour: string): void {
  placed(pen, { x, y, turn }, () => {
    cut(pen, shape('M0,10 C-16,-6 -20,-30 -8,-52 C-4,-58 8,-56 10,-46 C22,-38 20,-8 0,10 Z'), colour, { gap: 3.8 });
    nicks(pen, [
      [0, 8, -2, -20, 2, -48, 1.8],
      [0, -8, -8, -14, -13, -22, 1.2],
      [0, -16, 8, -22, 14, -28, 1.2],
      [0, -26, -6, -32, -9, -40, 1.2],
    ]);
  });
}
