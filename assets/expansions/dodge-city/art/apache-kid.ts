import { backdrop } from '../../../art/bust/backdrop.ts';
import { eyes, head, mouth, nose } from '../../../art/bust/head.ts';
import { BONE, BRASS_LIGHT, CHALK, INK, RED, SUIT_RED } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { block, circle, polygon, shape } from '../../../art/shape.ts';
import { pipe } from '../../../art/tone.ts';
import { cut, fill, line, nicks } from '../../../art/woodcut.ts';

const HAIR = '#1f1a1c';
const SKIN = '#b5764a';
const BUCKSKIN = '#c89a5e';

/** A scout with one feather; what comes in diamonds finds its mark on him already taken. */
export function apacheKid(pen: Pen): void {
  backdrop(pen, '#5f9a94');
  for (const [x, turn] of [
    [40, 0.42],
    [48, 0.86],
  ] as const)
    placed(pen, { x, y: -40, turn }, () => feather(pen));
  fill(pen, shape('M-40,-30 C-46,-60 -28,-78 0,-78 C28,-78 46,-60 40,-30 Z'), HAIR);
  cut(
    pen,
    shape(
      'M-42,-34 C-58,-6 -60,44 -66,92 C-54,100 -40,98 -34,86 L-30,40 L30,40 L34,86 C40,98 54,100 66,92 C60,44 58,-6 42,-34 Z',
    ),
    HAIR,
    { gap: 4.6, angle: 1.45, light: 0.9 },
  );
  cut(pen, shape('M-108,124 C-104,90 -62,82 -28,66 L28,66 C62,82 104,90 108,124 Z'), BUCKSKIN, { gap: 5 });
  head(pen, { skin: SKIN, jaw: 'square', ears: 0, brim: false });
  cut(pen, shape('M-30,64 L0,108 L30,64 L42,72 L8,124 L-8,124 L-42,72 Z'), '#a87a42', { gap: 4.4 });
  choker(pen);
  cut(
    pen,
    shape(
      'M-43,-22 C-50,-58 -32,-78 0,-80 C32,-78 50,-58 43,-22 C40,-36 34,-46 26,-50 C10,-56 4,-66 0,-74 C-4,-66 -10,-56 -26,-50 C-34,-46 -40,-36 -43,-22 Z',
    ),
    HAIR,
    { gap: 4.4, light: 0.9 },
  );
  cut(pen, shape('M-45,-34 C-20,-46 20,-46 45,-34 L45,-19 C20,-31 -20,-31 -45,-19 Z'), RED, { gap: 3.8 });
  for (const x of [-28, 0, 28])
    fill(
      pen,
      polygon([
        [x, -39 + Math.abs(x) * 0.09],
        [x + 5, -33 + Math.abs(x) * 0.12],
        [x, -27 + Math.abs(x) * 0.12],
        [x - 5, -33 + Math.abs(x) * 0.12],
      ]),
      CHALK,
    );
  eyes(pen, { brow: HAIR, weight: 3.8, tilt: 3, open: 0.72, iris: '#3a2212' });
  nose(pen, 'hook');
  mouth(pen, 'firm', 40);
  for (const side of [-1, 1]) {
    pen.save();
    pen.scale(side, 1);
    line(pen, 'M12,18 L36,13', 4.6, SUIT_RED);
    line(pen, 'M14,26 L33,22', 4.6, CHALK);
    pen.restore();
  }
  cut(
    pen,
    polygon([
      [0, 92],
      [13, 108],
      [0, 124],
      [-13, 108],
    ]),
    SUIT_RED,
    { edge: 2.6, gap: 3.6 },
  );
}

function feather(pen: Pen): void {
  cut(pen, shape('M-2,6 C-12,-8 -13,-34 -1,-62 C11,-34 11,-8 2,6 Z'), CHALK, { gap: 3.8, dark: 0.6 });
  cut(pen, shape('M-8,-38 C-7,-48 -4,-56 -1,-62 C3,-56 7,-48 8,-38 Z'), INK, { light: 0.6, dark: 0, edge: 2, gap: 3 });
  line(pen, 'M0,10 L-1,-52', 1.8);
  cut(pen, circle(0, 6, 4), RED, { edge: 2, light: 0, dark: 0 });
}

/** Four rows of bone between the strands of hair. */
function choker(pen: Pen): void {
  for (const [at, y] of [52, 61, 70].entries()) {
    const half = 24 + at * 2;
    for (const x of [-half, -half / 3, half / 3])
      cut(pen, block(x + 1, y, (half * 2) / 3 - 2, 7, 3), BONE, { tone: pipe, angle: 0, edge: 1.8, gap: 2.8 });
    for (const x of [-half, -half / 3, half / 3, half]) fill(pen, circle(x, y + 3.5, 2.2), BRASS_LIGHT);
  }
  nicks(pen, [[-26, 80, 0, 92, 26, 80, 1.8]]);
}
