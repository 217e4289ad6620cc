import { backdrop } from '../../../art/bust/backdrop.ts';
import { coat, cravat, shoulders } from '../../../art/bust/clothes.ts';
import { hat } from '../../../art/bust/hats.ts';
import { eyes, head, lines, mouth, nose, SKIN } from '../../../art/bust/head.ts';
import { sideburns } from '../../../art/bust/whiskers.ts';
import { BRASS, BRASS_LIGHT, INK } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { circle, shape } from '../../../art/shape.ts';
import { ring } from '../../../art/wheel.ts';
import { cut, fill, line, nicks } from '../../../art/woodcut.ts';

/** A ruined gentleman with a monocle; his horse is always nearer than he is. */
export function paulRegret(pen: Pen): void {
  backdrop(pen, '#a8a3b4');
  placed(pen, { x: -87, y: 26, scale: 0.56, flip: true }, () => horse(pen));
  shoulders(pen, '#3b3448');
  cut(pen, shape('M-40,-36 C-46,-10 -46,14 -42,24 L42,24 C46,14 46,-10 40,-36 Z'), '#5c5048', { gap: 4 });
  head(pen, { skin: SKIN.pale, jaw: 'gaunt' });
  coat(pen, '#3b3448', '#efe3c6', '#4e455e');
  cravat(pen, '#7a2f45');
  sideburns(pen, '#5c5048');
  lines(pen, 'hollow');
  lines(pen, 'bags');
  eyes(pen, { brow: '#463c36', weight: 3, tilt: -5, open: 0.7, iris: '#5b6f7c' });
  nose(pen, 'hook');
  mouth(pen, 'frown', 44);
  cut(pen, ring(17, 2, 15.5, 12.6), BRASS_LIGHT, { edge: 1.8, light: 0, dark: 0 });
  line(pen, 'M31,8 C40,24 30,44 36,66', 2, BRASS);
  hat(pen, 'top', '#2e2a36', '#7a2f45', 0.05);
}

function horse(pen: Pen): void {
  cut(pen, shape('M22,-66 L30,-94 C38,-88 40,-78 36,-62 Z'), '#8a5a34', { gap: 4 });
  cut(
    pen,
    shape(
      'M4,-68 L12,-94 C20,-88 25,-78 25,-66 C56,-50 78,-10 84,56 L88,130 L-22,130 C-22,86 -8,62 -2,42 C-3,30 -7,22 -14,18 C-24,26 -36,38 -46,48 C-52,58 -67,62 -73,54 C-77,50 -77,46 -73,43 C-82,45 -88,37 -86,26 C-81,8 -62,-16 -50,-33 C-40,-50 -28,-66 4,-68 Z',
    ),
    '#8a5a34',
    { gap: 5 },
  );
  fill(pen, circle(-28, -33, 6), INK);
  fill(pen, circle(-30, -35, 2), '#fff3d9');
  cut(pen, shape('M-4,-70 C-18,-66 -26,-54 -28,-42 C-16,-50 -4,-52 8,-60 Z'), '#2c1a10', { gap: 3.4 });
  nicks(pen, [
    [-14, 18, -2, 0, 2, -22, 3],
    [-76, 24, -72, 28, -74, 34, 2.4],
  ]);
}
