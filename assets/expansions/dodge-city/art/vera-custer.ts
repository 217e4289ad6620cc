import { backdrop } from '../../../art/bust/backdrop.ts';
import { shoulders } from '../../../art/bust/clothes.ts';
import { hat } from '../../../art/bust/hats.ts';
import { eyes, head, lips, nose, SKIN } from '../../../art/bust/head.ts';
import { BRASS_LIGHT, CREAM, GOLD, INK, RED } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { circle, shape } from '../../../art/shape.ts';
import { cut, fill, line, nicks } from '../../../art/woodcut.ts';

const HAIR = '#c98f4a';
const CLOTH = '#2f4a6e';

/** A cavalry hat, and a mask in her hand: today she is somebody else. */
export function veraCuster(pen: Pen): void {
  backdrop(pen, '#b8856a');
  cut(
    pen,
    shape(
      'M-40,-38 C-64,-10 -58,20 -68,44 C-78,62 -70,88 -52,92 C-40,92 -34,80 -36,66 L-30,46 L30,46 L36,66 C34,80 40,92 52,92 C70,88 78,62 68,44 C58,20 64,-10 40,-38 Z',
    ),
    HAIR,
    { gap: 4.4, angle: 1.2 },
  );
  nicks(pen, [
    [-48, -8, -58, 30, -56, 76, 2],
    [-60, 40, -66, 60, -60, 84, 1.8],
    [50, -8, 60, 30, 56, 76, 2],
  ]);
  shoulders(pen, CLOTH);
  head(pen, { skin: SKIN.fair, jaw: 'soft', ears: 0 });
  cut(pen, shape('M-30,62 L0,96 L30,62 L44,72 L26,124 L-26,124 L-44,72 Z'), '#3c5c86', { gap: 4.4 });
  for (const side of [-1, 1]) {
    cut(pen, shape(`M${side * 62},84 L${side * 104},98 L${side * 104},112 L${side * 58},96 Z`), GOLD, {
      edge: 2.4,
      gap: 3.4,
    });
    for (const y of [104, 118]) cut(pen, circle(side * 16, y, 4), BRASS_LIGHT, { edge: 1.8, light: 0, dark: 0 });
  }
  cut(pen, shape('M-30,58 C-12,72 12,72 30,58 L34,72 C18,86 8,92 0,104 C-8,92 -18,86 -34,72 Z'), '#e0b53a', { gap: 4 });
  for (const side of [-1, 1]) {
    pen.save();
    pen.scale(side, 1);
    cut(pen, shape('M36,-38 C24,-34 8,-34 2,-38 C10,-26 26,-14 34,10 C44,-6 44,-26 36,-38 Z'), HAIR, {
      gap: 3.4,
      edge: 2.4,
    });
    pen.restore();
  }
  eyes(pen, { brow: '#8a5c26', weight: 2.8, tilt: -1, open: 0.88, iris: '#5a8a4a', lashes: true, look: 4 });
  nose(pen, 'fine');
  lips(pen, '#b03a34', 5);
  hat(pen, 'slouch', '#26364e', GOLD, 0.06);
  sabres(pen);
  placed(pen, { x: -58, y: 50, turn: -0.26 }, () => mask(pen));
}

function sabres(pen: Pen): void {
  placed(pen, { x: 4, y: -62, turn: 0.06 }, () => {
    for (const side of [-1, 1]) {
      pen.save();
      pen.scale(side, 1);
      line(pen, 'M-17,-11 C-6,-8 8,0 17,11', 5.4);
      line(pen, 'M-17,-11 C-6,-8 8,0 17,11', 2.4, BRASS_LIGHT);
      pen.restore();
    }
  });
}

/** On a stick: half laughs, half does not. */
function mask(pen: Pen): void {
  cut(pen, shape('M-3,30 L3,30 L5,84 L-3,84 Z'), GOLD, { edge: 2.2, gap: 3.4 });
  cut(pen, shape('M-26,-32 C-12,-40 12,-40 26,-32 C30,-8 26,20 0,36 C-26,20 -30,-8 -26,-32 Z'), CREAM, {
    gap: 4,
    light: 0,
    dark: 0.7,
  });
  pen.save();
  pen.clip(shape('M0,-44 L40,-44 L40,44 L0,44 Z').path);
  cut(pen, shape('M-26,-32 C-12,-40 12,-40 26,-32 C30,-8 26,20 0,36 C-26,20 -30,-8 -26,-32 Z'), RED, {
    gap: 4,
    edge: 3,
  });
  pen.restore();
  fill(pen, shape('M-19,-10 C-14,-18 -8,-16 -5,-9 C-10,-6 -15,-6 -19,-10 Z'), INK);
  fill(pen, shape('M19,-10 C14,-18 8,-16 5,-9 C10,-6 15,-6 19,-10 Z'), INK);
  fill(pen, shape('M-15,10 C-10,16 -5,18 0,18 L0,23 C-8,23 -14,18 -15,10 Z'), INK);
  fill(pen, shape('M15,22 C10,16 5,16 0,18 L0,23 C6,21 10,22 15,22 Z'), INK);
  nicks(pen, [[0, -12, -3, -2, -4, 6, 1.4]]);
  cut(
    pen,
    shape('M-15,56 C-17,44 -6,40 4,42 C14,44 14,51 8,53 C14,57 12,64 6,65 C8,72 2,78 -6,77 C-16,74 -18,64 -15,56 Z'),
    SKIN.fair,
    { gap: 3.6 },
  );
  line(pen, 'M-4,53 L8,53 M-5,65 L6,65', 1.8);
}
