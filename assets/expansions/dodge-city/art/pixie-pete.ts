import { backdrop } from '../../../art/bust/backdrop.ts';
import { coat, shoulders } from '../../../art/bust/clothes.ts';
import { eyes, head, lines, mouth, SKIN } from '../../../art/bust/head.ts';
import { BRASS_LIGHT, INK, LEATHER_DARK } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { playingCard } from '../../../art/playing-card.ts';
import { circle, oval, shape } from '../../../art/shape.ts';
import { cut, fill, line, nicks } from '../../../art/woodcut.ts';

const WHITE = '#efe6d2';
const FELT = '#7a6a3a';

/** A gnome of a prospector, all ears and nose: he has always found one more. */
export function pixiePete(pen: Pen): void {
  backdrop(pen, '#c7b05a');
  placed(pen, { y: 8 }, () => {
    shoulders(pen, '#8a4a34');
    for (const side of [-1, 1]) {
      pen.save();
      pen.scale(side, 1);
      cut(pen, shape('M34,-12 C46,-28 62,-30 78,-34 C75,-16 66,8 44,20 C36,20 32,6 34,-12 Z'), SKIN.ruddy, {
        gap: 4.2,
      });
      nicks(pen, [
        [44, -4, 56, -14, 67, -22, 2.2],
        [44, 8, 54, 6, 62, -6, 1.8],
      ]);
      pen.restore();
    }
    head(pen, { skin: SKIN.ruddy, jaw: 'young', ears: 0 });
    coat(pen, '#8a4a34', '#d9c39a', '#a05a40');
    whiskers(pen);
    lines(pen, 'crows');
    fill(pen, oval(-25, 18, 9, 6), 'rgba(190,60,40,.36)');
    fill(pen, oval(25, 18, 9, 6), 'rgba(190,60,40,.36)');
    eyes(pen, { brow: WHITE, weight: 5.4, tilt: -4, open: 1, iris: '#3f7a4a', apart: 16 });
    placed(pen, { x: 0, y: 12, scale: 0.8 }, () => mouth(pen, 'smile', 38));
    cut(pen, shape('M-5,-6 C-8,6 -12,12 -13,20 C-14,30 12,30 13,20 C12,12 8,6 5,-6 Z'), '#d07a5a', {
      gap: 3.6,
      edge: 2.6,
    });
    fill(pen, oval(-4, 18, 3.4, 2.4, -0.4), 'rgba(255,240,220,.7)');
    spectacles(pen);
    pointedHat(pen);
  });
  placed(pen, { x: 64, y: 70 }, () => {
    for (const [x, y, turn, suit] of [
      [-16, -10, -0.36, 'H'],
      [0, -15, 0, 'C'],
      [16, -10, 0.36, 'D'],
    ] as const)
      playingCard(pen, { x, y, height: 46, turn }, suit);
    cut(pen, shape('M-18,26 C-20,12 -10,6 0,8 C12,6 20,12 17,20 C20,28 14,34 8,34 L10,54 L-12,54 Z'), SKIN.ruddy, {
      gap: 3.6,
    });
    line(pen, 'M-6,18 L-6,30 M4,17 L4,30', 1.8);
  });
}

function whiskers(pen: Pen): void {
  cut(
    pen,
    shape(
      'M-34,22 C-40,42 -30,66 -14,76 L-8,70 L0,92 L8,70 L14,76 C30,66 40,42 34,22 C28,40 16,44 0,42 C-16,44 -28,40 -34,22 Z',
    ),
    WHITE,
    {
      gap: 4,
      angle: 1.4,
      light: 0,
    },
  );
  nicks(pen, [
    [-20, 48, -20, 60, -14, 68, 1.6],
    [20, 48, 20, 60, 14, 68, 1.6],
    [-4, 54, -2, 66, 0, 80, 1.6],
  ]);
}

function spectacles(pen: Pen): void {
  for (const x of [-16, 16]) {
    pen.lineWidth = 5;
    pen.strokeStyle = INK;
    pen.stroke(circle(x, 6, 11).path);
    pen.lineWidth = 2.2;
    pen.strokeStyle = BRASS_LIGHT;
    pen.stroke(circle(x, 6, 11).path);
  }
  line(pen, 'M-5,5 C-2,2 2,2 5,5', 2.4);
}

/** It was a proper hat once, before the rain. */
function pointedHat(pen: Pen): void {
  cut(
    pen,
    shape('M-40,-26 C-38,-54 -26,-78 -6,-96 C6,-106 30,-104 44,-92 C34,-94 28,-90 30,-82 C38,-64 42,-44 40,-26 Z'),
    FELT,
    { gap: 4.6 },
  );
  nicks(pen, [
    [-4, -92, 10, -84, 26, -86, 2.4],
    [-20, -66, -4, -60, 12, -68, 2],
    [22, -78, 24, -66, 20, -56, 1.8],
  ]);
  cut(pen, shape('M-42,-42 C-16,-34 16,-34 42,-42 L41,-26 C16,-18 -16,-18 -41,-26 Z'), LEATHER_DARK, {
    gap: 3.6,
    edge: 2.4,
  });
  cut(pen, circle(-24, -32, 5), BRASS_LIGHT, { edge: 2, gap: 3 });
  cut(
    pen,
    shape('M-78,-28 C-58,-34 -38,-30 0,-28 C38,-30 58,-38 80,-24 C66,-10 38,-8 0,-10 C-38,-8 -66,-8 -78,-28 Z'),
    FELT,
    { gap: 4.4 },
  );
}
