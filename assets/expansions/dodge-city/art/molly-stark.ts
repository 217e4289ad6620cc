import { backdrop } from '../../../art/bust/backdrop.ts';
import { dots, eyes, head, lips, nose, SKIN } from '../../../art/bust/head.ts';
import { BLUE, CHALK, IRON, STEEL, WOOD } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { block, circle, shape } from '../../../art/shape.ts';
import { pipe } from '../../../art/tone.ts';
import { cut, fill, line, nicks } from '../../../art/woodcut.ts';

const HAIR = '#8a5a2a';
const BONNET = '#e9dcc2';
const LINING = '#b7686a';
const DRESS = '#5b7f93';

/** A settler in a sunbonnet: every answer she gives is paid back. */
export function mollyStark(pen: Pen): void {
  backdrop(pen, '#a9b878');
  cut(pen, shape('M-108,124 C-102,92 -60,82 -28,68 L28,68 C60,82 102,92 108,124 Z'), DRESS, { gap: 5 });
  for (const [x, y] of [
    [-72, 108],
    [-48, 98],
    [-58, 116],
    [52, 98],
    [74, 110],
    [40, 112],
  ] as const)
    for (const petal of [0, 1, 2, 3])
      fill(pen, circle(x + Math.cos(petal * 1.57) * 3.4, y + Math.sin(petal * 1.57) * 3.4, 2.2), CHALK);
  bonnetBack(pen);
  head(pen, { skin: SKIN.fair, jaw: 'round', ears: 0, brim: false });
  cut(
    pen,
    shape(
      'M0,-42 C-18,-38 -34,-26 -40,6 C-46,-10 -46,-36 -32,-50 C-16,-60 16,-60 32,-50 C46,-36 46,-10 40,6 C34,-26 18,-38 0,-42 Z',
    ),
    HAIR,
    {
      gap: 3.8,
    },
  );
  nicks(pen, [
    [-6, -44, -24, -38, -36, -16, 1.8],
    [6, -44, 24, -38, 36, -16, 1.8],
  ]);
  eyes(pen, { brow: '#6b421c', weight: 3.4, tilt: 4, open: 0.86, iris: '#3f7a96', lashes: true, look: 4 });
  nose(pen, 'button');
  lips(pen, '#b5534a', 5);
  fill(pen, circle(-25, 20, 8), 'rgba(210,90,70,.34)');
  fill(pen, circle(25, 20, 8), 'rgba(210,90,70,.34)');
  dots(
    pen,
    [
      [-12, 11],
      [-7, 14],
      [8, 14],
      [13, 11],
      [-16, 15],
      [17, 15],
    ],
    'rgba(150,80,40,.8)',
    1.3,
  );
  cut(pen, shape('M-24,66 C-10,74 10,74 24,66 L38,76 C22,92 8,96 0,90 C-8,96 -22,92 -38,76 Z'), CHALK, {
    gap: 4,
    light: 0,
    dark: 0.6,
  });
  ribbon(pen);
  placed(pen, { x: 76, y: 54, turn: 0.1 }, () => shotgun(pen));
}

/** Deep brim with its lining, seen from the front. */
function bonnetBack(pen: Pen): void {
  cut(
    pen,
    shape(
      'M-34,84 C-62,74 -84,36 -82,-6 C-80,-58 -46,-98 0,-98 C46,-98 80,-58 82,-6 C84,36 62,74 34,84 L28,60 L-28,60 Z',
    ),
    BONNET,
    { gap: 5, dark: 0.8 },
  );
  cut(
    pen,
    shape('M-30,72 C-54,58 -68,28 -66,-6 C-64,-48 -38,-80 0,-80 C38,-80 64,-48 66,-6 C68,28 54,58 30,72 Z'),
    LINING,
    { gap: 4.6, edge: 2.6 },
  );
  for (let pleat = 0; pleat < 13; pleat++) {
    const angle = Math.PI * (0.86 + (pleat / 12) * 1.28);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    nicks(pen, [[cos * 78, -6 + sin * 86, cos * 72, -6 + sin * 80, cos * 66, -6 + sin * 72, 1.7]]);
    nicks(pen, [[cos * 63, -6 + sin * 70, cos * 56, -6 + sin * 62, cos * 49, -6 + sin * 54, 1.5]], 'rgba(70,20,24,.7)');
  }
}

function ribbon(pen: Pen): void {
  for (const side of [-1, 1]) {
    pen.save();
    pen.scale(side, 1);
    line(pen, 'M34,66 C24,78 12,80 4,82', 8);
    line(pen, 'M34,66 C24,78 12,80 4,82', 4.6, BLUE);
    cut(pen, shape('M2,82 C14,70 30,72 32,80 C30,92 14,92 2,84 Z'), BLUE, { gap: 3.4, edge: 2.4 });
    cut(pen, shape('M3,86 L22,116 L12,120 L-1,90 Z'), BLUE, { gap: 3.4, edge: 2.4 });
    pen.restore();
  }
  cut(pen, circle(0, 83, 6), BLUE, { gap: 3, edge: 2.4 });
}

/** Two barrels beside her ear. */
function shotgun(pen: Pen): void {
  cut(pen, block(-10, -86, 10, 120, 2), STEEL, { tone: pipe, angle: 0.05, gap: 3.6, edge: 2.6 });
  cut(pen, block(0, -86, 10, 120, 2), IRON, { tone: pipe, angle: 0.05, gap: 3.6, edge: 2.6 });
  cut(pen, shape('M-12,6 L12,6 L14,70 L-14,70 Z'), WOOD, { gap: 4.2 });
  cut(
    pen,
    shape(
      'M-18,44 C-20,32 -10,28 2,28 C16,30 18,38 12,42 C18,46 16,54 10,56 C14,64 8,70 0,70 L-14,70 C-20,62 -20,52 -18,44 Z',
    ),
    SKIN.fair,
    {
      gap: 3.8,
    },
  );
  line(pen, 'M-4,42 L12,42 M-5,55 L10,56', 1.8);
}
