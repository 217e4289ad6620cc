import { CHALK, INK, RED, SAND, WOOD_DARK } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { circle, shape } from '../../../art/shape.ts';
import { ball } from '../../../art/tone.ts';
import { burst, cut, fill, line, nicks } from '../../../art/woodcut.ts';

/** A rider halts on the ridge, others come up behind; the evening sun stands over them. */
export function indians(pen: Pen): void {
  burst(pen, 'rgba(213,87,42,.28)', 24, 280, 6, -20);
  cut(pen, circle(6, -14, 74), '#d9692f', { tone: ball, gap: 6, dark: 0, lightColour: 'rgba(255,226,150,.8)' });
  for (const [x, y, scale] of [
    [-74, 26, 0.42],
    [78, 24, 0.42],
  ] as const)
    placed(pen, { x, y, scale }, () => rider(pen, '#54301c', '#6b3b22'));
  cut(
    pen,
    shape('M-130,130 L-130,56 C-100,46 -70,46 -44,56 C-10,66 40,66 70,54 C94,48 112,50 130,56 L130,130 Z'),
    '#9a5a30',
    { gap: 5.4, angle: 0.1 },
  );
  placed(pen, { x: -4, y: 20, scale: 1.02 }, () => rider(pen, '#f0e2c4', '#a4643a'));
  cut(pen, shape('M-130,170 L-130,90 C-80,70 -44,74 -6,82 C40,90 80,78 130,84 L130,170 Z'), WOOD_DARK, {
    gap: 5,
    light: 0.5,
  });
  nicks(pen, [
    [-70, 76, -66, 64, -60, 56, 1.8],
    [-74, 76, -78, 66, -84, 60, 1.8],
    [-72, 76, -72, 64, -73, 54, 1.8],
    [84, 82, 88, 72, 92, 64, 1.8],
    [82, 82, 78, 72, 74, 66, 1.8],
  ]);
}

/** A rider on a standing horse, seen from the side, from about (-64,-108) to (66,64). */
function rider(pen: Pen, coat: string, skin: string): void {
  line(pen, 'M-44,-96 L34,40', 5.4, INK);
  line(pen, 'M-44,-96 L34,40', 2, '#b0702f');
  cut(pen, shape('M-52,-110 L-40,-94 L-50,-90 Z'), CHALK, { light: 0, dark: 0, edge: 2 });
  feather(pen, -38, -84, -2.5, 26);
  feather(pen, -32, -72, -2.3, 24);
  feather(pen, -26, -62, -2.15, 20);
  cut(pen, shape('M-52,6 C-64,10 -66,28 -64,48 C-60,40 -58,30 -52,24 Z'), INK, { light: 0.6, dark: 0, gap: 4 });
  for (const leg of [
    'M-46,18 C-50,32 -46,40 -50,62 L-40,62 C-38,46 -34,36 -30,26 Z',
    'M22,20 L28,62 L37,62 C36,44 38,32 38,14 Z',
  ])
    cut(pen, shape(leg), coat, { gap: 4, light: 0 });
  cut(
    pen,
    shape(
      'M-54,2 C-52,-12 -34,-12 -16,-8 C0,-6 14,-10 24,-16 C32,-28 36,-42 42,-52 L44,-62 L51,-54 C60,-50 68,-38 74,-28 C73,-18 64,-19 57,-27 C51,-16 48,-2 44,14 C38,26 26,28 14,26 L12,62 L2,62 L-4,30 C-16,32 -24,30 -30,26 C-34,38 -36,46 -34,62 L-44,62 C-46,44 -50,36 -50,22 C-54,16 -55,8 -54,2 Z',
    ),
    coat,
    { gap: 4.4 },
  );
  if (coat !== '#54301c') {
    fill(pen, shape('M-50,2 C-44,-10 -32,-8 -30,4 C-32,16 -44,20 -49,14 Z'), '#9a5a30');
    fill(pen, shape('M20,-4 C28,-14 38,-12 38,0 C34,12 24,12 20,-4 Z'), '#9a5a30');
    fill(pen, shape('M44,-48 C52,-46 56,-38 54,-32 C48,-32 44,-38 44,-48 Z'), '#9a5a30');
  }
  nicks(pen, [
    [24, -18, 30, -34, 42, -56, 4.4],
    [22, -12, 34, -32, 44, -50, 2.4],
    [56, -44, 59, -44, 61, -42, 2],
  ]);
  line(pen, 'M70,-26 C54,-14 36,-18 16,-20', 2, INK);
  cut(pen, shape('M-22,-10 C-14,-14 4,-14 12,-10 L10,8 C0,12 -12,12 -22,8 Z'), RED, { gap: 3.6, edge: 2.4 });
  line(pen, 'M-20,2 L10,2', 2, SAND);
  cut(pen, shape('M-8,-12 C-2,-6 8,-4 12,4 L16,26 L22,30 L12,33 L4,12 C-6,10 -12,2 -14,-8 Z'), '#8a5a34', {
    gap: 3.4,
    edge: 2.4,
  });
  cut(pen, shape('M-16,-8 C-22,-28 -20,-48 -8,-54 C6,-54 12,-34 8,-10 C2,-4 -10,-4 -16,-8 Z'), skin, {
    gap: 3.8,
    edge: 2.6,
  });
  nicks(pen, [[-14, -44, -2, -26, 6, -14, 2.2]], CHALK);
  cut(pen, shape('M-10,-46 C-16,-40 -18,-30 -14,-24 L4,-26 L4,-32 L-8,-34 C-6,-38 -4,-42 -2,-46 Z'), skin, {
    gap: 3.4,
    edge: 2.2,
  });
  cut(pen, shape('M-7,-76 C0,-80 8,-76 9,-68 L12,-63 L9,-61 C8,-54 2,-52 -4,-54 L-8,-58 Z'), skin, {
    gap: 3,
    edge: 2.2,
    light: 0.5,
  });
  cut(pen, shape('M-10,-72 C-10,-82 6,-86 10,-74 L0,-72 C-4,-66 -6,-56 -12,-42 C-20,-46 -16,-62 -10,-72 Z'), INK, {
    light: 0.5,
    dark: 0,
    gap: 3,
    edge: 1.8,
  });
  line(pen, 'M-10,-72 L10,-75', 2.6, RED);
  feather(pen, -8, -78, -2.3, 32);
  feather(pen, -4, -80, -1.95, 32);
}

function feather(pen: Pen, x: number, y: number, turn: number, length: number): void {
  placed(pen, { x, y, turn }, () => {
    cut(
      pen,
      shape(`M0,0 C${length * 0.3},-6 ${length * 0.8},-6 ${length},0 C${length * 0.8},5 ${length * 0.3},5 0,0 Z`),
      CHALK,
      { light: 0, dark: 0, edge: 1.8 },
    );
    fill(
      pen,
      shape(
        `M${length * 0.72},-4.6 C${length * 0.9},-4 ${length},-1 ${length},0 C${length},1 ${length * 0.9},3.4 ${length * 0.72},3.8 Z`,
      ),
      INK,
    );
  });
}
