import { backdrop } from '../../../art/bust/backdrop.ts';
import { eyes, head, lines, mouth, nose, SKIN } from '../../../art/bust/head.ts';
import { beard, moustache } from '../../../art/bust/whiskers.ts';
import { BRASS, CHALK, IRON, LEATHER_DARK, RED, WOOD } from '../../../art/palette.ts';
import type { Pen } from '../../../art/pen.ts';
import { circle, shape } from '../../../art/shape.ts';
import { post } from '../../../art/tone.ts';
import { cut, line, nicks } from '../../../art/woodcut.ts';

const HAIR = '#241a16';

/** A river boatman who wears his barrel. */
export function jourdonnais(pen: Pen): void {
  backdrop(pen, '#86a3b4');
  cut(pen, shape('M-104,124 C-100,84 -64,74 -34,62 L34,62 C64,74 100,84 104,124 Z'), CHALK, { gap: 5 });
  for (const y of [80, 92, 104]) line(pen, `M-104,${y + 14} C-70,${y - 2} 70,${y - 2} 104,${y + 14}`, 4.4, RED);
  head(pen, { skin: SKIN.ruddy, jaw: 'round', ears: 47 });
  cut(pen, shape('M-62,72 C-66,84 -68,100 -66,124 L66,124 C68,100 66,84 62,72 C30,80 -30,80 -62,72 Z'), WOOD, {
    tone: post,
    angle: Math.PI / 2,
    gap: 6,
  });
  for (const x of [-36, -12, 12, 36]) line(pen, `M${x},78 L${x * 1.08},124`, 2.4);
  cut(pen, shape('M-65,84 C-30,94 30,94 65,84 L67,96 C30,106 -30,106 -67,96 Z'), IRON, {
    tone: post,
    angle: Math.PI / 2,
    gap: 4.4,
    edge: 2.6,
  });
  for (const side of [-1, 1]) {
    pen.save();
    pen.scale(side, 1);
    cut(pen, shape('M44,56 L56,54 L60,80 L48,84 Z'), LEATHER_DARK, { gap: 4, edge: 2.6 });
    cut(pen, circle(54, 79, 3.6), BRASS, { light: 0, dark: 0, edge: 1.8 });
    pen.restore();
  }
  lines(pen, 'crows');
  eyes(pen, { brow: HAIR, weight: 6, tilt: 0, open: 0.8, iris: '#4c3a24', y: -6 });
  beard(pen, 'bush', HAIR);
  mouth(pen, 'open', 38);
  moustache(pen, 'walrus', HAIR);
  nose(pen, 'broad');
  cut(pen, shape('M-50,-30 C-56,-62 -38,-84 4,-84 C44,-86 64,-70 58,-48 C56,-38 50,-34 46,-30 Z'), RED, { gap: 5 });
  cut(pen, circle(0, -88, 9), CHALK, { gap: 3.6, edge: 2.6 });
  cut(pen, shape('M-51,-40 C-18,-32 18,-32 50,-40 L50,-22 C18,-14 -18,-14 -51,-22 Z'), '#8f1f14', {
    gap: 3.4,
    angle: Math.PI / 2,
  });
  nicks(pen, [
    [-30, -70, -36, -58, -34, -46, 2],
    [20, -76, 30, -62, 26, -46, 2],
  ]);
}
