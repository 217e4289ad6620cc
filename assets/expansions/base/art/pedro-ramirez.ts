import { backdrop } from '../../../art/bust/backdrop.ts';
import { bandolier, coat, shoulders } from '../../../art/bust/clothes.ts';
import { hat } from '../../../art/bust/hats.ts';
import { eyes, head, lines, mouth, nose, SKIN } from '../../../art/bust/head.ts';
import { moustache } from '../../../art/bust/whiskers.ts';
import { BRASS_LIGHT, CHALK, LEATHER_DARK, RED, SAND } from '../../../art/palette.ts';
import type { Pen } from '../../../art/pen.ts';
import { playingCard } from '../../../art/playing-card.ts';
import { shape } from '../../../art/shape.ts';
import { cut, line } from '../../../art/woodcut.ts';

const HAIR = '#3a3430';

/** A rancher with grey in his moustache and somebody's discarded card in his hatband. */
export function pedroRamirez(pen: Pen): void {
  backdrop(pen, '#d08f5a');
  shoulders(pen, '#5a3a2a');
  cut(pen, shape('M-42,-30 C-47,-6 -46,12 -42,22 L42,22 C46,12 47,-6 42,-30 Z'), HAIR, { gap: 4 });
  head(pen, { skin: SKIN.olive, jaw: 'square' });
  coat(pen, '#5a3a2a', CHALK, '#744a34');
  bandolier(pen, LEATHER_DARK, BRASS_LIGHT);
  cut(pen, shape('M-24,60 C-10,68 10,68 24,60 L12,76 L16,98 L0,84 L-16,98 L-12,76 Z'), RED, { gap: 3.8, edge: 2.6 });
  lines(pen, 'crows');
  lines(pen, 'cheeks');
  eyes(pen, { brow: HAIR, weight: 4.6, tilt: 1, open: 0.8, iris: '#33200f' });
  mouth(pen, 'firm', 42);
  moustache(pen, 'droop', '#5c5550');
  nose(pen, 'straight');
  playingCard(pen, { x: 28, y: -74, height: 50, turn: 0.32 }, 'H');
  hat(pen, 'sombrero', SAND, RED);
  line(pen, 'M-98,-34 C-60,-18 -30,-20 0,-19 C30,-20 60,-18 98,-34', 2.6, RED);
  line(pen, 'M-92,-26 C-60,-12 -30,-14 0,-13 C30,-14 60,-12 92,-26', 1.8, '#7a4a22');
}
