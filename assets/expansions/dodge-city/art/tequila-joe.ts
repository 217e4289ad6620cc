import { backdrop } from '../../../art/bust/backdrop.ts';
import { shoulders } from '../../../art/bust/clothes.ts';
import { dots, eyes, head, lines, nose, STUBBLE } from '../../../art/bust/head.ts';
import { moustache } from '../../../art/bust/whiskers.ts';
import { CHALK, CREAM, GREEN, INK, RED, WOOD_LIGHT } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { block, oval, shape } from '../../../art/shape.ts';
import { post } from '../../../art/tone.ts';
import { ring } from '../../../art/wheel.ts';
import { cut, fill, line, nicks } from '../../../art/woodcut.ts';

const SKIN = '#cf9468';
const HAIR = '#3c3028';
const STRAW = '#dcb968';

/** To him a beer is worth two; ask him again after the second. */
export function tequilaJoe(pen: Pen): void {
  backdrop(pen, '#7f86a8');
  for (const [x, y, radius] of [
    [70, 18, 8],
    [82, 0, 5.4],
    [70, -10, 3.8],
  ] as const)
    cut(pen, ring(x, y, radius, radius - 2.4), CHALK, { edge: 1.6, light: 0, dark: 0 });
  shoulders(pen, '#b5a58a');
  cut(pen, shape('M-44,-30 C-58,-4 -56,34 -46,52 L46,52 C56,34 58,-4 44,-30 Z'), HAIR, { gap: 4, light: 0.8 });
  head(pen, { skin: SKIN, jaw: 'round', ears: 49 });
  cut(pen, shape('M-28,64 L0,102 L28,64 L44,74 L14,124 L-14,124 L-44,74 Z'), '#8f7f66', { gap: 4.4 });
  dots(
    pen,
    STUBBLE.map(([x, y]) => [x * 1.16, y * 1.04] as const),
    'rgba(60,46,36,.9)',
    1.5,
  );
  lines(pen, 'bags');
  lines(pen, 'cheeks');
  fill(pen, oval(-28, 20, 11, 8), 'rgba(200,50,40,.42)');
  fill(pen, oval(28, 20, 11, 8), 'rgba(200,50,40,.42)');
  eyes(pen, { brow: HAIR, weight: 5, tilt: -6, open: 0.5, iris: '#5a3a1c', look: 2 });
  for (const x of [-17, 17]) {
    fill(
      pen,
      shape(
        `M${x - 14},1 C${x - 6},-9 ${x + 6},-9 ${x + 14},1 L${x + 12},-1.6 C${x + 5},-1 ${x - 5},-1 ${x - 12},-1.6 Z`,
      ),
      '#b97a54',
    );
    nicks(pen, [[x - 13, -0.6, x, -0.4, x + 13, -0.6, 1.8]]);
  }
  nose(pen, 'broad');
  fill(pen, oval(0, 16, 13, 9), 'rgba(190,44,34,.5)');
  fill(pen, oval(-4, 12, 3.4, 2.2, -0.4), 'rgba(255,240,220,.7)');
  moustache(pen, 'droop', HAIR);
  nicks(pen, [[-9, 44, 4, 50, 14, 42, 2.6]]);
  strawHat(pen);
  placed(pen, { x: -64, y: 66, turn: -0.24 }, () => bottle(pen));
}

/** Eaten at by goats on both sides. */
function strawHat(pen: Pen): void {
  placed(pen, { x: 0, y: -30, turn: -0.13 }, () => {
    cut(pen, shape('M-36,2 C-38,-26 -34,-52 -22,-58 C-8,-64 12,-64 24,-58 C36,-50 38,-26 36,2 Z'), STRAW, {
      gap: 4,
      angle: 0.4,
    });
    cut(pen, shape('M8,-46 L24,-50 L28,-32 L11,-28 Z'), '#8a6a9a', { edge: 2.2, gap: 3.4 });
    line(pen, 'M6,-42 L10,-43 M9,-33 L13,-34 M22,-48 L26,-49 M26,-37 L30,-38', 1.8, CHALK);
    cut(pen, shape('M-38,-14 C-14,-6 14,-6 38,-14 L37,0 C14,8 -14,8 -37,0 Z'), RED, { gap: 3.6, edge: 2.4 });
    cut(
      pen,
      shape(
        'M-94,-6 C-74,-14 -40,-8 0,-6 C40,-8 72,-16 92,-10 L82,2 L92,8 L74,12 L78,22 C50,20 24,14 0,14 C-24,14 -50,20 -72,20 L-68,10 L-84,12 L-78,2 Z',
      ),
      STRAW,
      { gap: 4, angle: 0.3 },
    );
    for (const [x, y, turn] of [
      [-92, -4, 2.8],
      [-84, 12, 2.6],
      [90, 10, 0.3],
      [80, 22, 0.8],
    ] as const)
      line(pen, `M${x},${y} L${x + Math.cos(turn) * 12},${y + Math.sin(turn) * 12}`, 2.2);
  });
}

function bottle(pen: Pen): void {
  cut(pen, block(-7, -58, 14, 12, 2), WOOD_LIGHT, { edge: 2.4, gap: 3.2 });
  cut(
    pen,
    shape('M-8,-48 L8,-48 L9,-24 C24,-18 25,-8 25,0 L25,60 L-25,60 L-25,0 C-25,-8 -24,-18 -9,-24 Z'),
    '#cdb85a',
    {
      tone: post,
      angle: Math.PI / 2,
      gap: 4.6,
    },
  );
  cut(pen, block(-20, 0, 40, 34, 2), CREAM, { light: 0, dark: 0.4, edge: 2.2 });
  cut(pen, shape('M-3,28 L-3,8 C-3,4 3,4 3,8 L3,28 Z'), GREEN, { edge: 1.8, light: 0, dark: 0 });
  line(pen, 'M-3,20 C-10,20 -10,16 -10,12 M3,18 C10,18 10,14 10,10', 4.4, INK);
  line(pen, 'M-3,20 C-10,20 -10,16 -10,12 M3,18 C10,18 10,14 10,10', 2.4, GREEN);
  cut(
    pen,
    shape('M-30,30 C-32,18 -22,14 -12,18 L16,22 C24,24 24,31 16,31 C22,34 20,41 14,41 C16,48 10,52 4,52 L-24,56 Z'),
    SKIN,
    { gap: 3.8 },
  );
  line(pen, 'M0,31 L16,31 M0,41 L14,41', 1.8);
}
