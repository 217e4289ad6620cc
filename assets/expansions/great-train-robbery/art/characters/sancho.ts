import { backdrop } from '../../../../art/bust/backdrop.ts';
import { eyes, head, lines, mouth, nose } from '../../../../art/bust/head.ts';
import { beard, moustache } from '../../../../art/bust/whiskers.ts';
import { CHALK, GOLD, GREEN, INK, RED, SAND } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { circle, oval, shape } from '../../../../art/shape.ts';
import { cut, fill, line, nicks } from '../../../../art/woodcut.ts';

const HAIR = '#2a1c16';
const SKIN = '#b9794c';
const STRAW = '#e0b85c';

/** Round, content, and somehow a whole wagon has followed him home again. */
export function sancho(pen: Pen): void {
  backdrop(pen, '#7fa06a');
  brim(pen);
  poncho(pen);
  cut(pen, shape('M-50,-30 C-58,-4 -56,24 -50,38 L50,38 C56,24 58,-4 50,-30 Z'), HAIR, { gap: 4, light: 0.7 });
  head(pen, { skin: SKIN, jaw: 'round', ears: 50 });
  cut(pen, shape('M-34,52 C-16,68 16,68 34,52 C36,66 22,76 0,76 C-22,76 -36,66 -34,52 Z'), SKIN, {
    gap: 4,
    light: 0.4,
  });
  for (const side of [-1, 1]) fill(pen, oval(side * 30, 22, 12, 9), 'rgba(200,70,40,.4)');
  lines(pen, 'cheeks');
  lines(pen, 'crows');
  eyes(pen, { brow: HAIR, weight: 5, tilt: -4, open: 0.6, iris: '#3a2414', look: 4 });
  nose(pen, 'broad');
  fill(pen, oval(-4, 12, 3.4, 2.4, -0.4), 'rgba(255,240,220,.5)');
  mouth(pen, 'open', 43);
  moustache(pen, 'walrus', HAIR);
  placed(pen, { y: 8 }, () => beard(pen, 'goatee', HAIR));
  for (const side of [-1, 1]) {
    pen.save();
    pen.scale(side, 1);
    cut(pen, shape('M48,-28 C54,-4 53,12 48,26 C42,14 42,-10 42,-28 Z'), HAIR, { edge: 2.2, gap: 3.2, light: 0.7 });
    pen.restore();
  }
  crown(pen);
  donkey(pen);
}

function brim(pen: Pen): void {
  cut(pen, oval(0, -48, 116, 50), STRAW, { gap: 5, angle: 0.2 });
  cut(pen, oval(0, -44, 100, 40), '#c99a40', { gap: 4.4, edge: 2, light: 0.3 });
}

function crown(pen: Pen): void {
  cut(pen, shape('M-54,-34 C-52,-72 -40,-112 0,-112 C40,-112 52,-72 54,-34 C30,-22 -30,-22 -54,-34 Z'), STRAW, {
    gap: 5,
    angle: 0.4,
  });
  cut(pen, shape('M-55,-50 C-24,-38 24,-38 55,-50 L55,-32 C26,-20 -26,-20 -55,-32 Z'), RED, { gap: 3.8 });
  for (const x of [-40, -20, 0, 20, 40]) {
    const y = -34 - Math.abs(x) * 0.14;
    cut(pen, shape(`M${x},${y - 7} L${x + 8},${y} L${x},${y + 7} L${x - 8},${y} Z`), x % 40 ? GOLD : CHALK, {
      edge: 1.8,
      light: 0,
      dark: 0,
    });
  }
  nicks(pen, [
    [-30, -96, -20, -76, -24, -56, 2],
    [4, -106, 8, -84, 4, -54, 2],
    [30, -90, 26, -72, 30, -56, 2],
  ]);
}

function poncho(pen: Pen): void {
  cut(pen, shape('M-120,124 C-106,82 -64,70 -30,60 C-14,78 14,78 30,60 C64,70 106,82 120,124 Z'), '#8a3f2a', {
    gap: 5,
  });
  for (const [drop, colour, width] of [
    [4, GOLD, 5],
    [15, GREEN, 8],
    [27, CHALK, 4],
    [38, '#2f6f8a', 8],
  ] as const)
    line(
      pen,
      `M-110,${100 + drop} C-70,${78 + drop} -44,${72 + drop} -30,${66 + drop} C-12,${88 + drop} 12,${88 + drop} 30,${66 + drop} C44,${72 + drop} 70,${78 + drop} 110,${100 + drop}`,
      width,
      colour,
    );
}

/** His best friend looks over his shoulder. */
function donkey(pen: Pen): void {
  placed(pen, { x: 64, y: 42, turn: 0.12, scale: 0.86 }, () => {
    for (const [x, turn] of [
      [-12, -0.35],
      [13, 0.4],
    ] as const)
      placed(pen, { x, y: -26, turn }, () => {
        cut(pen, oval(0, -20, 8, 23), '#8d8378', { gap: 3.6, edge: 2.6 });
        fill(pen, oval(0, -18, 3.6, 15), '#d9b0a0');
      });
    cut(
      pen,
      shape('M-22,-26 C-16,-38 18,-38 23,-26 C26,0 20,30 14,44 C8,54 -8,54 -14,44 C-20,30 -26,0 -22,-26 Z'),
      '#8d8378',
      { gap: 4 },
    );
    cut(pen, shape('M-15,26 C-12,18 12,18 15,26 C19,46 10,56 0,56 C-10,56 -19,46 -15,26 Z'), BONE_GREY, {
      gap: 3.4,
      edge: 2.4,
    });
    for (const x of [-6, 6]) fill(pen, oval(x, 36, 2.4, 4), INK);
    line(pen, 'M-8,48 C-2,51 3,51 8,48', 2);
    for (const x of [-12, 12]) {
      fill(pen, circle(x, -8, 5), CHALK);
      fill(pen, circle(x - 1, -7, 3.4), INK);
      nicks(pen, [[x - 7, -11, x, -15, x + 7, -11, 2.4]]);
    }
    cut(pen, shape('M-8,-40 C-4,-48 4,-48 8,-40 L4,-24 L-4,-24 Z'), SAND, { gap: 3, edge: 2.2 });
  });
}

const BONE_GREY = '#d8cdb8';
