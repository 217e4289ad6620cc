import { backdrop } from '../../../art/bust/backdrop.ts';
import { coat, shoulders, stringTie } from '../../../art/bust/clothes.ts';
import { hat } from '../../../art/bust/hats.ts';
import { eyes, head, lines, mouth, nose } from '../../../art/bust/head.ts';
import { CHALK, INK } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { circle, shape } from '../../../art/shape.ts';
import { cut, fill, nicks } from '../../../art/woodcut.ts';

const HAIR = '#8f8a80';

/** An undertaker with a bird on his shoulder; both wait. */
export function vultureSam(pen: Pen): void {
  backdrop(pen, '#9a9a72');
  cut(
    pen,
    shape('M-38,-34 C-56,-6 -58,36 -62,70 C-50,64 -42,56 -38,40 L38,40 C42,56 50,64 58,70 C56,36 54,-6 38,-34 Z'),
    HAIR,
    { gap: 4, angle: 1.4 },
  );
  shoulders(pen, '#262327');
  head(pen, { skin: '#d6c3a0', jaw: 'gaunt', ears: 0 });
  coat(pen, '#262327', CHALK, '#343036');
  stringTie(pen);
  lines(pen, 'hollow');
  lines(pen, 'bags');
  lines(pen, 'cheeks');
  eyes(pen, { brow: '#5c574e', weight: 3, tilt: 4, open: 0.6, iris: '#6a6a3a', look: 3 });
  nose(pen, 'hook');
  mouth(pen, 'smirk', 44);
  cut(pen, shape('M-37,-38 C-36,-20 -40,0 -46,24 C-50,4 -48,-20 -44,-38 Z'), HAIR, { gap: 3.2, edge: 2.2 });
  hat(pen, 'top', '#232024', '#4a4640', -0.05);
  placed(pen, { x: 66, y: 44 }, () => vulture(pen));
}

function vulture(pen: Pen): void {
  cut(pen, shape('M-14,66 C-26,44 -24,16 -8,4 C8,-4 28,4 36,24 C44,46 40,70 32,84 L-4,84 Z'), '#3a302c', { gap: 4 });
  for (const [x, y] of [
    [-14, 30],
    [-4, 44],
    [8, 34],
    [20, 46],
    [6, 58],
    [26, 64],
  ] as const)
    nicks(pen, [[x - 5, y, x, y + 9, x + 6, y, 1.8]], 'rgba(255,236,200,.5)');
  cut(pen, shape('M-18,8 C-20,-2 -4,-8 10,-6 C22,-4 28,4 24,12 C14,18 -12,18 -18,8 Z'), CHALK, {
    gap: 3.4,
    light: 0,
    dark: 0.6,
    edge: 2.4,
  });
  cut(pen, shape('M-6,4 C-14,-10 -16,-24 -8,-34 C2,-42 18,-38 18,-26 C18,-16 10,-10 10,4 Z'), '#c8715a', { gap: 3.4 });
  cut(pen, shape('M-6,-32 C-16,-34 -28,-28 -30,-14 C-24,-18 -18,-18 -10,-18 Z'), '#d9b25a', { gap: 3, edge: 2.4 });
  fill(pen, circle(2, -27, 4), CHALK);
  fill(pen, circle(1, -27, 2.2), INK);
  nicks(pen, [[-6, -32, 2, -34, 10, -31, 1.8]]);
}
