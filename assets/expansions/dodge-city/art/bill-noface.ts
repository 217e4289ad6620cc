import { backdrop } from '../../../art/bust/backdrop.ts';
import { coat, shoulders } from '../../../art/bust/clothes.ts';
import { hat } from '../../../art/bust/hats.ts';
import { eyes, head } from '../../../art/bust/head.ts';
import { BONE, INK, RED_DARK } from '../../../art/palette.ts';
import type { Pen } from '../../../art/pen.ts';
import { shape } from '../../../art/shape.ts';
import { cut, fill, line, nicks } from '../../../art/woodcut.ts';

const LINEN = '#e6d9bb';
const LINEN_DARK = '#d3c39e';
const STRIPS = [
  'M-44,4 L44,-12 L46,4 L-44,20 Z',
  'M-43,18 C-20,18 20,8 44,2 L42,20 C20,26 -20,34 -40,34 Z',
  'M-41,14 C-24,30 10,44 34,44 L26,56 C2,54 -26,44 -39,32 Z',
  'M-34,40 C-10,42 20,36 40,20 L36,38 C18,52 -8,56 -28,52 Z',
  'M-24,50 C-8,58 10,58 27,50 L16,66 C6,70 -6,70 -16,66 Z',
];

/** Bandages from hat to collar: the more he has lost, the more he draws. */
export function billNoface(pen: Pen): void {
  backdrop(pen, '#8d8478');
  shoulders(pen, '#4d3a34');
  head(pen, { skin: LINEN_DARK, jaw: 'long', ears: 0 });
  coat(pen, '#4d3a34', '#a89878', '#5e4840');
  cut(pen, shape('M-28,56 L28,52 L31,66 L-29,70 Z'), LINEN, { gap: 3.8, edge: 2.4 });
  cut(pen, shape('M-30,68 L31,64 L28,80 L-26,82 Z'), LINEN_DARK, { gap: 3.8, edge: 2.4 });
  for (const [at, strip] of STRIPS.entries())
    cut(pen, shape(strip), at % 2 ? LINEN_DARK : LINEN, { gap: 4.2, edge: 2.4, light: 0.5, dark: 0.8 });
  cut(pen, shape('M-43,-34 L43,-40 L44,-20 L-43,-12 Z'), LINEN, { gap: 4.2, edge: 2.4, dark: 0.8 });
  fill(pen, shape('M-42,-12 L44,-21 L44,-10 C44,-4 40,4 36,6 L-38,10 C-42,4 -43,-4 -42,-12 Z'), '#3a241a');
  eyes(pen, { brow: '#3a241a', weight: 0.1, tilt: 0, open: 0.8, iris: '#8fb03a', apart: 17, y: -3 });
  cut(pen, shape('M4,-20 L46,-24 L46,12 L8,10 Z'), LINEN_DARK, { gap: 4, edge: 2.4 });
  line(pen, 'M8,-4 L44,-8', 2);
  fill(pen, shape('M-6,12 L1,24 L-11,25 Z'), '#3a241a');
  fill(pen, shape('M-17,40 C-6,37 6,36 16,37 L15,42 C4,42 -6,43 -16,45 Z'), '#3a241a');
  fill(pen, shape('M20,-14 C26,-20 36,-16 34,-8 C32,0 22,0 19,-6 Z'), 'rgba(150,40,30,.55)');
  nicks(pen, [
    [-36, 6, -10, 3, 0, 2, 1.4],
    [-30, 26, -8, 26, 8, 24, 1.4],
    [6, 30, 22, 28, 36, 22, 1.4],
    [-20, 58, 0, 62, 18, 58, 1.4],
  ]);
  cut(pen, shape('M38,42 C52,46 58,58 54,72 C50,66 44,62 34,60 Z'), LINEN, { gap: 3.6, edge: 2.4 });
  line(pen, 'M54,72 C58,80 52,86 57,94', 3.4, INK);
  line(pen, 'M54,72 C58,80 52,86 57,94', 1.8, BONE);
  hat(pen, 'slouch', '#3f3630', RED_DARK, 0.08);
}
