import { backdrop } from '../../../art/bust/backdrop.ts';
import { shoulders } from '../../../art/bust/clothes.ts';
import { hat } from '../../../art/bust/hats.ts';
import { eyes, head, lips, nose, SKIN } from '../../../art/bust/head.ts';
import { BRASS, BRASS_LIGHT, CHALK, GREEN, IRON, RED } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { block, circle, oval, shape } from '../../../art/shape.ts';
import { pipe } from '../../../art/tone.ts';
import { cut, fill, line, nicks } from '../../../art/woodcut.ts';

const HAIR = '#2a1d1c';

/** A rose on her hat and a glass at her shoulder: everybody is near to her. */
export function roseDoolan(pen: Pen): void {
  backdrop(pen, '#c98f86');
  cut(
    pen,
    shape(
      'M-40,-38 C-60,-14 -62,30 -70,64 C-64,86 -44,92 -34,78 C-30,66 -32,56 -30,46 L30,46 C32,56 30,66 34,78 C44,92 64,86 70,64 C62,30 60,-14 40,-38 Z',
    ),
    HAIR,
    { gap: 4.4, angle: 1.3, light: 0.8 },
  );
  shoulders(pen, '#2f4a42');
  head(pen, { skin: SKIN.olive, jaw: 'soft', ears: 0 });
  cut(
    pen,
    shape('M-28,60 C-20,70 -10,74 0,74 C10,74 20,70 28,60 L38,70 C24,86 12,96 0,100 C-12,96 -24,86 -38,70 Z'),
    CHALK,
    { gap: 4, light: 0, dark: 0.6 },
  );
  cut(pen, oval(0, 84, 9, 11), BRASS, { edge: 2.4, gap: 3.4 });
  fill(pen, oval(0, 84, 5, 7), '#a83a3a');
  cut(pen, shape('M-34,-40 C-22,-34 -6,-34 6,-38 C-2,-22 -22,-10 -36,4 C-42,-12 -40,-28 -34,-40 Z'), HAIR, {
    gap: 3.6,
    edge: 2.4,
    light: 0.8,
  });
  cut(pen, shape('M34,-40 C28,-36 18,-36 6,-38 C16,-26 30,-14 36,0 C41,-14 40,-30 34,-40 Z'), HAIR, {
    gap: 3.6,
    edge: 2.4,
    light: 0.8,
  });
  eyes(pen, { brow: HAIR, weight: 2.6, tilt: 0, open: 0.86, iris: '#4a3a20', lashes: true, look: -2 });
  nose(pen, 'fine');
  lips(pen, '#a3322c', 3);
  fill(pen, circle(20, 28, 1.8), HAIR);
  hat(pen, 'flat', '#3f5a4e', RED, -0.12);
  rose(pen, -36, -50);
  placed(pen, { x: 54, y: 58, turn: -0.8, scale: 1.04 }, () => {
    cut(pen, shape('M-60,-9 L-10,-9 L-10,9 L-60,9 Z'), BRASS, { tone: pipe, angle: 0 });
    cut(pen, shape('M-14,-12 L30,-13 L30,13 L-14,12 Z'), '#6a3a1c', { tone: pipe, angle: 0 });
    cut(pen, shape('M28,-16 L58,-18 L58,18 L28,16 Z'), BRASS_LIGHT, { tone: pipe, angle: 0 });
    cut(pen, oval(58, 0, 6, 18), '#bcd0d4', { gap: 4, dark: 0.3 });
    cut(pen, block(-66, -12, 9, 24, 2), IRON, { edge: 2.4, gap: 3.4 });
  });
}

function rose(pen: Pen, x: number, y: number): void {
  placed(pen, { x, y }, () => {
    cut(pen, shape('M-12,8 C-26,4 -30,14 -26,20 C-16,22 -10,16 -8,10 Z'), GREEN, { edge: 2.2, gap: 3.4 });
    cut(pen, shape('M10,10 C22,10 26,20 20,26 C10,26 6,18 6,12 Z'), GREEN, { edge: 2.2, gap: 3.4 });
    cut(pen, circle(0, 0, 16), RED, { gap: 3.6 });
    line(pen, 'M-12,-6 C-6,-14 8,-13 12,-4 C10,4 0,8 -4,2 C-6,-4 2,-7 5,-3 M-14,4 C-8,14 8,14 13,4', 2.2);
    nicks(pen, [[-9, -9, -2, -13, 5, -10, 1.2]], '#f0a08c');
  });
}
