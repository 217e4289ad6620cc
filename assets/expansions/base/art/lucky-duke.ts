import { backdrop } from '../../../art/bust/backdrop.ts';
import { bowTie, coat, shoulders } from '../../../art/bust/clothes.ts';
import { hat } from '../../../art/bust/hats.ts';
import { eyes, head, mouth, nose, SKIN } from '../../../art/bust/head.ts';
import { moustache, sideburns } from '../../../art/bust/whiskers.ts';
import { CHALK, GOLD, GREEN, GREEN_DARK } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { circle, shape } from '../../../art/shape.ts';
import { cut, line } from '../../../art/woodcut.ts';

const HAIR = '#c0622c';
const LEAF = 'M0,0 C-4,-10 -16,-8 -12,2 C-16,4 -14,12 -6,10 C-2,8 0,4 0,0 Z';

/** A dandy with a clover in his bowler: fortune shows him two cards. */
export function luckyDuke(pen: Pen): void {
  backdrop(pen, '#c9b168');
  shoulders(pen, GREEN_DARK);
  cut(pen, shape('M-44,-36 C-52,-14 -50,8 -44,18 L44,18 C50,8 52,-14 44,-36 Z'), HAIR, { gap: 4 });
  head(pen, { skin: SKIN.pale, jaw: 'round', ears: 46 });
  coat(pen, GREEN_DARK, CHALK, GREEN);
  bowTie(pen, GOLD);
  sideburns(pen, HAIR);
  eyes(pen, { brow: '#8a4218', weight: 3.6, tilt: -3, open: 0.9, iris: '#3f7a4a' });
  nose(pen, 'button');
  placed(pen, { x: 0, y: 10, scale: 0.8 }, () => mouth(pen, 'grin', 38));
  moustache(pen, 'handlebar', HAIR);
  hat(pen, 'bowler', '#3d5a34', '#22331c', -0.08);
  placed(pen, { x: 34, y: -50, scale: 1.35, turn: 0.3 }, () => {
    line(pen, 'M0,0 C2,8 6,12 8,18', 2.6, GREEN_DARK);
    for (let leaf = 0; leaf < 4; leaf++)
      placed(pen, { turn: (leaf * Math.PI) / 2 + 0.9 }, () =>
        cut(pen, shape(LEAF), '#6f9a4a', { edge: 2, gap: 3, light: 0.6 }),
      );
  });
  placed(pen, { x: -66, y: 66, turn: -0.3, scale: 0.44 }, () => {
    cut(
      pen,
      shape('M-52,58 C-92,-20 -60,-76 0,-76 C60,-76 92,-20 52,58 L24,58 C56,-6 36,-44 0,-44 C-36,-44 -56,-6 -24,58 Z'),
      GOLD,
      { gap: 8, edge: 6 },
    );
    for (const [x, y] of [
      [-58, 6],
      [-50, -34],
      [-24, -60],
      [24, -60],
      [50, -34],
      [58, 6],
    ] as const)
      cut(pen, circle(x, y, 5), GREEN_DARK, { light: 0, dark: 0, edge: 0 });
  });
}
