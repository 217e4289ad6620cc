import { backdrop } from '../../../art/bust/backdrop.ts';
import { hat } from '../../../art/bust/hats.ts';
import { dots, eyes, head, lines, nose, SKIN, STUBBLE } from '../../../art/bust/head.ts';
import { CHALK, FLAME_RED, INK, LEATHER, RED, SAND, SMOKE } from '../../../art/palette.ts';
import type { Pen } from '../../../art/pen.ts';
import { playingCard } from '../../../art/playing-card.ts';
import { circle, shape } from '../../../art/shape.ts';
import { cut, fill, line, nicks } from '../../../art/woodcut.ts';

const PONCHO = '#5f6b45';

/** A stranger under a poncho: who hurts him misses a card afterwards. */
export function elGringo(pen: Pen): void {
  backdrop(pen, '#d7a256');
  playingCard(pen, { x: 70, y: 50, height: 58, turn: 0.3 }, 'back');
  head(pen, { skin: SKIN.tan, jaw: 'gaunt' });
  cut(pen, shape('M-112,124 C-100,84 -58,74 -30,58 C-14,76 14,76 30,58 C58,74 100,84 112,124 Z'), PONCHO, { gap: 5 });
  for (const [drop, colour] of [
    [0, CHALK],
    [9, RED],
    [20, SAND],
  ] as const)
    line(
      pen,
      `M-92,${94 + drop} C-56,${80 + drop} -34,${70 + drop} -30,${66 + drop} C-12,${88 + drop} 12,${88 + drop} 30,${66 + drop} C34,${70 + drop} 56,${80 + drop} 92,${94 + drop}`,
      4.4,
      colour,
    );
  nicks(pen, [
    [-30, 60, -14, 80, 0, 82, 2.4],
    [30, 60, 14, 80, 0, 82, 2.4],
  ]);
  dots(
    pen,
    STUBBLE.map(([x, y]) => [x * 0.8, y * 1.06] as const),
    'rgba(110,70,30,.9)',
    1.4,
  );
  lines(pen, 'hollow');
  lines(pen, 'crows');
  eyes(pen, { brow: '#8a5f28', weight: 4, tilt: 3, open: 0.46, iris: '#5a86a0' });
  nose(pen, 'straight');
  nicks(pen, [[-16, 40, 0, 37, 16, 40, 2.6]]);
  line(pen, 'M10,40 L34,48', 6.4, INK);
  line(pen, 'M11,40 L33,47.6', 3.2, LEATHER);
  fill(pen, circle(35, 48.4, 2.8), FLAME_RED);
  line(pen, 'M38,42 C48,34 36,26 46,14 C52,6 46,0 50,-6', 2.4, SMOKE);
  hat(pen, 'stetson', '#4a4034', '#8a6a3a', 0.05);
}
