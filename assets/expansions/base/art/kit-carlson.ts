import { backdrop } from '../../../art/bust/backdrop.ts';
import { shoulders } from '../../../art/bust/clothes.ts';
import { eyes, head, lines, nose, SKIN } from '../../../art/bust/head.ts';
import { beard, moustache } from '../../../art/bust/whiskers.ts';
import { INK, LEATHER, SAND, WOOD_DARK } from '../../../art/palette.ts';
import type { Pen } from '../../../art/pen.ts';
import { playingCard } from '../../../art/playing-card.ts';
import { shape } from '../../../art/shape.ts';
import { cut, line, nicks } from '../../../art/woodcut.ts';

const FUR = '#7c5a38';
const WHITE = '#efe8d8';

/** An old scout in a fur cap who looks at three cards and keeps two. */
export function kitCarlson(pen: Pen): void {
  backdrop(pen, '#9bae7c');
  cut(pen, shape('M44,-50 C76,-40 84,0 78,44 C76,62 60,66 54,52 C62,20 58,-10 40,-26 Z'), FUR, { gap: 4.4 });
  for (const y of [-8, 16, 38])
    line(pen, `M${54 + (y + 8) * 0.04},${y} C64,${y + 4} 72,${y + 3} 80,${y - 2}`, 7, WOOD_DARK);
  shoulders(pen, LEATHER);
  for (let fringe = -8; fringe <= 8; fringe++)
    line(pen, `M${fringe * 12},${90 + Math.abs(fringe) * 1.2} L${fringe * 12.4},${112}`, 2.4, SAND);
  head(pen, { skin: SKIN.brown, jaw: 'long' });
  lines(pen, 'crows');
  lines(pen, 'bags');
  eyes(pen, { brow: WHITE, weight: 5, tilt: 0, open: 0.74, iris: '#2f1c10' });
  nose(pen, 'broad');
  beard(pen, 'long', WHITE);
  moustache(pen, 'droop', WHITE);
  nicks(pen, [[-10, 41, 0, 39, 10, 41, 1.8]]);
  cut(pen, shape('M-50,-22 C-58,-60 -38,-92 0,-92 C38,-92 58,-60 50,-22 C30,-34 -30,-34 -50,-22 Z'), FUR, { gap: 4.2 });
  cut(
    pen,
    shape('M-54,-18 C-56,-36 -50,-44 -46,-44 C-16,-38 16,-38 46,-44 C50,-44 56,-36 54,-18 C30,-28 -30,-28 -54,-18 Z'),
    '#5d4026',
    { gap: 3.6 },
  );
  nicks(
    pen,
    [
      [-34, -74, -32, -62, -34, -52, 2],
      [-14, -84, -12, -70, -14, -58, 2],
      [8, -84, 10, -70, 8, -58, 2],
      [28, -76, 30, -62, 30, -52, 2],
      [-40, -34, -38, -28, -40, -24, 1.8],
      [-20, -34, -19, -30, -20, -26, 1.8],
      [0, -36, 1, -31, 0, -27, 1.8],
      [20, -34, 21, -30, 20, -26, 1.8],
      [40, -34, 40, -28, 41, -24, 1.8],
    ],
    INK,
  );
  playingCard(pen, { x: -58, y: 66, height: 54, turn: -0.5 }, 'S');
  playingCard(pen, { x: -40, y: 60, height: 54, turn: -0.14 }, 'H');
  playingCard(pen, { x: -20, y: 62, height: 54, turn: 0.22 }, 'C');
}
