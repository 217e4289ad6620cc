import { backdrop } from '../../../art/bust/backdrop.ts';
import { coat, shoulders } from '../../../art/bust/clothes.ts';
import { hat } from '../../../art/bust/hats.ts';
import { eyes, head, mouth, nose, SKIN } from '../../../art/bust/head.ts';
import { beard, moustache } from '../../../art/bust/whiskers.ts';
import { BLUE_DARK, BRASS, LEATHER } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { playingCard } from '../../../art/playing-card.ts';
import { shape } from '../../../art/shape.ts';
import { cut, nicks } from '../../../art/woodcut.ts';

const HAIR = '#9a6428';

/** Long hair, a sidelong look, and already two fingers on your card. */
export function jesseJones(pen: Pen): void {
  backdrop(pen, '#b58f5a');
  cut(
    pen,
    shape('M-42,-38 C-58,-6 -60,40 -52,74 C-44,66 -38,60 -34,46 L34,46 C38,60 44,66 52,74 C60,40 58,-6 42,-38 Z'),
    HAIR,
    { gap: 4.4, angle: 1.4 },
  );
  shoulders(pen, BLUE_DARK);
  head(pen, { skin: SKIN.fair, jaw: 'young', ears: 0 });
  coat(pen, BLUE_DARK, '#d9c39a', '#2c4a66');
  cut(pen, shape('M-38,-38 L-26,-38 C-34,-20 -34,4 -38,26 C-46,10 -46,-14 -38,-38 Z'), HAIR, { gap: 3.4, edge: 2.4 });
  cut(pen, shape('M38,-38 L26,-38 C34,-20 34,4 38,26 C46,10 46,-14 38,-38 Z'), HAIR, { gap: 3.4, edge: 2.4 });
  eyes(pen, { brow: '#6b421a', weight: 3.4, tilt: 1, open: 0.72, look: 5, iris: '#55693a' });
  nose(pen, 'straight');
  mouth(pen, 'smirk', 38);
  moustache(pen, 'chevron', HAIR);
  beard(pen, 'goatee', HAIR);
  hat(pen, 'stetson', '#54505c', LEATHER, 0.1);
  placed(pen, { x: 58, y: 58 }, () => {
    cut(pen, shape('M8,-6 C0,-14 -12,-14 -16,-8 C-18,-2 -12,2 -6,0 L10,8 Z'), SKIN.fair, { gap: 3.6, edge: 2.6 });
    playingCard(pen, { x: -14, y: -16, height: 54, turn: -0.3 }, 'C');
    cut(
      pen,
      shape('M44,44 L30,18 C24,4 12,-4 4,-2 L-10,6 C-14,12 -8,16 -2,14 L8,12 C4,22 8,32 14,36 L26,52 Z'),
      SKIN.fair,
      { gap: 3.8 },
    );
    nicks(pen, [[8, 12, 16, 12, 22, 8, 1.6]]);
    cut(pen, shape('M20,30 L46,16 L60,60 L34,66 Z'), BLUE_DARK, { gap: 4 });
    cut(pen, shape('M17,32 L45,15 L48,22 L21,39 Z'), BRASS, { edge: 2.2, gap: 3 });
  });
}
