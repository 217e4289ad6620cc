import { backdrop } from '../../../art/bust/backdrop.ts';
import { bandana, coat, shoulders } from '../../../art/bust/clothes.ts';
import { hat } from '../../../art/bust/hats.ts';
import { dots, eyes, head, lines, mouth, nose, SKIN, STUBBLE } from '../../../art/bust/head.ts';
import { bulletHole } from '../../../art/flash.ts';
import { CHALK, INK, LEATHER_DARK, RED, WOOD } from '../../../art/palette.ts';
import type { Pen } from '../../../art/pen.ts';
import { playingCard } from '../../../art/playing-card.ts';
import { oval, shape } from '../../../art/shape.ts';
import { cut, fill, line } from '../../../art/woodcut.ts';

/** Bandaged, bruised and still standing: every wound brings him a card. */
export function bartCassidy(pen: Pen): void {
  backdrop(pen, '#c58a58');
  shoulders(pen, '#4a3a30');
  head(pen, { skin: SKIN.tan, jaw: 'square' });
  coat(pen, '#4a3a30', '#b9a27c', '#5b483b');
  bandana(pen, RED);
  dots(pen, STUBBLE, 'rgba(42,26,16,.75)');
  fill(pen, oval(17, -2, 15, 11), 'rgba(84,40,84,.42)');
  lines(pen, 'cheeks');
  eyes(pen, { brow: '#3a2316', weight: 5, tilt: 3, open: 0.6 });
  nose(pen, 'broken');
  mouth(pen, 'frown');
  cut(pen, shape('M-40,14 L-18,6 L-14,16 L-38,24 Z'), CHALK, { light: 0, dark: 0.3, edge: 2.2 });
  line(pen, 'M-31,12 L-29,20 M-25,10 L-23,18', 1.6);
  cut(pen, shape('M-44,-36 L44,-36 L43,-20 C16,-15 -16,-15 -43,-22 Z'), CHALK, { light: 0, dark: 0.5, edge: 2.6 });
  fill(pen, oval(26, -27, 6, 4), '#b23a2a');
  playingCard(pen, { x: 38, y: -74, height: 40, turn: 0.35 }, 'H');
  hat(pen, 'slouch', WOOD, LEATHER_DARK, -0.06);
  bulletHole(pen, -12, -68, 6);
  bulletHole(pen, 14, -60, 5);
  bulletHole(pen, -58, -24, 5);
  line(pen, 'M-10,46 L-6,40 M-2,48 L0,41', 1.4, INK);
}
