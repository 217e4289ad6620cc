import { backdrop } from '../../../art/bust/backdrop.ts';
import { eyes, head, lines, mouth, nose, SKIN } from '../../../art/bust/head.ts';
import { beard, moustache } from '../../../art/bust/whiskers.ts';
import { BRASS, CHALK, IRON, LEATHER_DARK, RED, WOOD } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { circle, shape } from '../../../art/shape.ts';
import { post } from '../../../art/tone.ts';
import { cut, line, nicks } from '../../../art/woodcut.ts';

const HAIR = '#241a16';

/** A river boatman who wears his barrel. */
export function jourdonnais(pen: Pen): void {
  backdrop(pen, '#86a3b4');
  cut(pen, shape('M-112,130 C-108,76 -84,58 -58,56 L58,56 C84,58 108,76 112,130 Z'), CHALK, { gap: 5 });
  for (const y of [72, 86, 100])
    line(
      pen,
      `M-112,${y + 18} C-90,${y - 6} -66,${y - 10} -50,${y - 10} M112,${y + 18} C90,${y - 6} 66,${y - 10} 50,${y - 10}`,
      5,
      RED,
    );
  placed(pen, { x: 0, y: -12, scale: 0.92 }, () => face(pen));
  cut(pen, shape('M-66,52 C-72,72 -74,100 -72,130 L72,130 C74,100 72,72 66,52 C34,66 -34,66 -66,52 Z'), WOOD, {
    tone: post,
    angle: Math.PI / 2,
    gap: 6,
  });
  for (const x of [-44, -22, 0, 22, 44]) line(pen, `M${x},60 L${x * 1.1},130`, 2.4);
  cut(pen, shape('M-67,50 C-34,64 34,64 67,50 L69,62 C34,76 -34,76 -69,62 Z'), IRON, {
    tone: post,
    angle: Math.PI / 2,
    gap: 4.4,
    edge: 2.6,
  });
  cut(pen, shape('M-71,84 C-34,97 34,97 71,84 L72,97 C34,110 -34,110 -72,97 Z'), IRON, {
    tone: post,
    angle: Math.PI / 2,
    gap: 4.4,
    edge: 2.6,
  });
  for (const side of [-1, 1]) {
    pen.save();
    pen.scale(side, 1);
    cut(pen, shape('M44,38 C52,34 60,36 62,44 L66,68 L54,72 L52,52 Z'), LEATHER_DARK, { gap: 4, edge: 2.6 });
    cut(pen, circle(60, 66, 3.8), BRASS, { light: 0, dark: 0, edge: 1.8 });
    pen.restore();
  }
}

function face(pen: Pen): void {
  head(pen, { skin: SKIN.ruddy, jaw: 'round', ears: 47 });
  lines(pen, 'crows');
  eyes(pen, { brow: HAIR, weight: 6, tilt: 0, open: 0.84, iris: '#4c3a24', y: -2 });
  beard(pen, 'full', HAIR);
  placed(pen, { x: 0, y: 12, scale: 0.8 }, () => mouth(pen, 'open', 38));
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
