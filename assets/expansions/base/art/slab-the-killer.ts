import { backdrop } from '../../../art/bust/backdrop.ts';
import { bandolier, shoulders } from '../../../art/bust/clothes.ts';
import { hat } from '../../../art/bust/hats.ts';
import { dots, eyes, head, lines, mouth, nose, SKIN, STUBBLE } from '../../../art/bust/head.ts';
import { BRASS_LIGHT, INK, LEATHER_DARK } from '../../../art/palette.ts';
import type { Pen } from '../../../art/pen.ts';
import { oval, shape } from '../../../art/shape.ts';
import { cut, line, nicks } from '../../../art/woodcut.ts';

/** A jaw like an anvil and one eye; one dodge is not enough for him. */
export function slabTheKiller(pen: Pen): void {
  backdrop(pen, '#8b3b30', 'rgba(255,220,170,.2)');
  shoulders(pen, '#3a342f');
  cut(pen, shape('M-34,40 L34,40 L44,84 L-44,84 Z'), SKIN.tan, { gap: 4, light: 0 });
  head(pen, { skin: SKIN.tan, jaw: 'broad', ears: 50 });
  cut(pen, shape('M-46,78 C-20,92 20,92 46,78 L58,124 L-58,124 Z'), '#5a2f24', { gap: 4.6 });
  bandolier(pen, LEATHER_DARK, BRASS_LIGHT);
  dots(
    pen,
    STUBBLE.map(([x, y]) => [x * 1.3, y * 1.12] as const),
    'rgba(42,26,16,.8)',
    1.6,
  );
  lines(pen, 'cheeks');
  eyes(pen, { brow: '#241812', weight: 6.4, tilt: 6, open: 0.5, only: 'left', iris: '#7a5a20', apart: 19 });
  nose(pen, 'broken');
  mouth(pen, 'frown', 42);
  nicks(pen, [
    [-10, 62, 0, 58, 10, 62, 1.8],
    [0, 58, 1, 62, 0, 66, 1.6],
  ]);
  line(pen, 'M-46,-30 L46,14', 5.4, INK);
  cut(pen, oval(20, -3, 17, 14, 0.1), '#1d1512', { light: 0.5, dark: 0 });
  line(pen, 'M-34,6 C-30,18 -32,28 -26,40', 3, '#8a3a2a');
  line(pen, 'M-36,14 L-28,12 M-37,22 L-28,20 M-34,30 L-26,28', 1.8);
  hat(pen, 'bowler', '#2f2a26', '#8b2a1c', 0.06);
}
