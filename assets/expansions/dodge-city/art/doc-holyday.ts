import { backdrop } from '../../../art/bust/backdrop.ts';
import { coat, shoulders } from '../../../art/bust/clothes.ts';
import { hat } from '../../../art/bust/hats.ts';
import { eyes, head, lines, nose } from '../../../art/bust/head.ts';
import { beard, moustache } from '../../../art/bust/whiskers.ts';
import { BRASS_LIGHT, CHALK, RED, SUIT_RED } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { circle, shape } from '../../../art/shape.ts';
import { cut, fill, line, nicks } from '../../../art/woodcut.ts';

const HAIR = '#b48a52';
const GREY = '#77767c';
const SKIN = '#e6d6bd';

/** A dentist with a cough: two cards are his whole prescription. */
export function docHolyday(pen: Pen): void {
  backdrop(pen, '#7f93a8');
  shoulders(pen, GREY);
  cut(pen, shape('M-40,-36 C-48,-10 -46,16 -40,26 L40,26 C46,16 48,-10 40,-36 Z'), HAIR, { gap: 4 });
  head(pen, { skin: SKIN, jaw: 'gaunt' });
  coat(pen, GREY, '#7a2f3a', '#8b8a90');
  collar(pen);
  lines(pen, 'hollow');
  lines(pen, 'bags');
  fill(pen, circle(-26, 16, 7), 'rgba(200,80,70,.28)');
  fill(pen, circle(27, 16, 7), 'rgba(200,80,70,.28)');
  eyes(pen, { brow: '#8a6432', weight: 3.4, tilt: -3, open: 0.66, iris: '#4f8aa8', look: -3 });
  nose(pen, 'straight');
  beard(pen, 'goatee', HAIR);
  moustache(pen, 'handlebar', HAIR);
  cut(pen, shape('M38,-34 C40,-14 40,2 38,14 C32,6 32,-16 31,-34 Z'), HAIR, { gap: 3.2, edge: 2.2 });
  cut(pen, shape('M-38,-34 C-40,-14 -40,2 -38,14 C-32,6 -32,-16 -31,-34 Z'), HAIR, { gap: 3.2, edge: 2.2 });
  hat(pen, 'bowler', '#54535a', '#2c2a30', -0.08);
  placed(pen, { x: 58, y: 64 }, () => handkerchief(pen));
}

function collar(pen: Pen): void {
  for (const side of [-1, 1]) {
    pen.save();
    pen.scale(side, 1);
    cut(pen, shape('M4,74 L26,52 L32,74 L16,86 Z'), CHALK, { light: 0, dark: 0.5, edge: 2.4, gap: 3.6 });
    pen.restore();
  }
  cut(pen, shape('M-9,74 L9,74 L13,100 L0,114 L-13,100 Z'), '#2c2a30', { gap: 3.8, edge: 2.6 });
  cut(pen, circle(0, 84, 4.4), BRASS_LIGHT, { edge: 2, light: 0, dark: 0 });
}

/** Held by two thin fingers, and not quite white any more. */
function handkerchief(pen: Pen): void {
  cut(
    pen,
    shape('M-22,-20 C-10,-26 6,-26 16,-20 L22,6 C30,14 26,30 16,36 L4,30 L-10,38 C-22,34 -26,22 -20,14 Z'),
    CHALK,
    {
      gap: 4.2,
      light: 0,
      dark: 0.7,
    },
  );
  nicks(pen, [
    [-10, -18, -12, 4, -16, 24, 1.6],
    [4, -18, 6, 8, 2, 28, 1.6],
  ]);
  for (const [x, y, size] of [
    [-4, 16, 5],
    [8, 10, 3],
    [-12, 6, 2.4],
    [14, 20, 2.2],
  ] as const)
    fill(pen, circle(x, y, size), SUIT_RED);
  cut(pen, shape('M30,40 L20,6 C12,-4 8,-14 -4,-18 C-10,-18 -10,-10 -4,-8 C-2,0 4,6 6,14 L10,44 Z'), SKIN, {
    gap: 3.6,
  });
  cut(pen, shape('M12,-12 C6,-22 -4,-24 -8,-18 C-8,-12 -2,-12 2,-8 Z'), SKIN, { gap: 3, edge: 2.4 });
  cut(pen, shape('M2,30 L34,20 L48,62 L12,66 Z'), GREY, { gap: 4 });
  cut(pen, shape('M0,32 L34,19 L36,27 L3,40 Z'), CHALK, { edge: 2.2, light: 0, dark: 0.4, gap: 3 });
  cut(pen, circle(20, 31, 2.6), RED, { edge: 1.4, light: 0, dark: 0 });
  line(pen, 'M6,-2 L12,-6', 1.6);
}
