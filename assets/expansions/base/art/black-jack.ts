import { backdrop } from '../../../art/bust/backdrop.ts';
import { coat, shoulders, stringTie } from '../../../art/bust/clothes.ts';
import { hat } from '../../../art/bust/hats.ts';
import { eyes, head, mouth, nose, SKIN } from '../../../art/bust/head.ts';
import { moustache } from '../../../art/bust/whiskers.ts';
import { CHALK, RED } from '../../../art/palette.ts';
import type { Pen } from '../../../art/pen.ts';
import { playingCard } from '../../../art/playing-card.ts';
import { shape } from '../../../art/shape.ts';
import { cut } from '../../../art/woodcut.ts';

const HAIR = '#1d1715';

/** A gambler in black who shows his second card when it is red. */
export function blackJack(pen: Pen): void {
  backdrop(pen, '#a94c38');
  shoulders(pen, '#2b2a2e');
  cut(pen, shape('M-44,-40 C-50,-10 -48,16 -42,30 L-34,-16 L34,-16 L42,30 C48,16 50,-10 44,-40 Z'), HAIR, { gap: 4 });
  head(pen, { skin: SKIN.pale, jaw: 'long' });
  coat(pen, '#2b2a2e', CHALK, '#3a383d');
  stringTie(pen);
  cut(pen, shape('M-40,-38 L-30,-38 C-33,-22 -34,-6 -35,8 C-39,2 -41,-16 -40,-38 Z'), HAIR, { edge: 2, gap: 3.4 });
  cut(pen, shape('M40,-38 L30,-38 C33,-22 34,-6 35,8 C39,2 41,-16 40,-38 Z'), HAIR, { edge: 2, gap: 3.4 });
  eyes(pen, { brow: HAIR, weight: 3.4, tilt: 3, open: 0.62, look: 3, iris: '#3d4a3a' });
  nose(pen, 'straight');
  mouth(pen, 'smirk', 40);
  moustache(pen, 'pencil', HAIR);
  hat(pen, 'flat', '#26242a', RED, 0.04);
  playingCard(pen, { x: -70, y: 58, height: 60, turn: -0.5 }, 'back');
  playingCard(pen, { x: -52, y: 64, height: 64, turn: -0.16 }, 'D');
}
