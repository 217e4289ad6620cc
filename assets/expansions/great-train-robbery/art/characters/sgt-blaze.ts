import { backdrop } from '../../../../art/bust/backdrop.ts';
import { eyes, head, lines, mouth, nose, SKIN } from '../../../../art/bust/head.ts';
import { beard, moustache } from '../../../../art/bust/whiskers.ts';
import { flash } from '../../../../art/flash.ts';
import { BLUE, BLUE_DARK, BRASS, BRASS_LIGHT, GOLD, INK, LEATHER_DARK } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, circle, oval, shape } from '../../../../art/shape.ts';
import { cut, fill, line, nicks } from '../../../../art/woodcut.ts';

const HAIR = '#c2541e';
const SCARF = '#e8b93a';

/** Twenty years with the cavalry; in every volley he spares one. */
export function sgtBlaze(pen: Pen): void {
  backdrop(pen, '#a8865c');
  cut(pen, shape('M-116,124 C-110,86 -66,76 -28,66 L28,66 C66,76 110,86 116,124 Z'), BLUE, { gap: 5 });
  stripes(pen);
  cut(pen, shape('M-44,-34 C-52,-8 -50,20 -44,36 L44,36 C50,20 52,-8 44,-34 Z'), HAIR, { gap: 4 });
  head(pen, { skin: SKIN.ruddy, jaw: 'square' });
  lines(pen, 'bags');
  lines(pen, 'crows');
  burn(pen);
  eyes(pen, { brow: '#8a3412', weight: 5.4, tilt: 6, open: 0.68, iris: '#3f6f8a' });
  nose(pen, 'straight');
  beard(pen, 'full', HAIR);
  mouth(pen, 'firm', 40);
  moustache(pen, 'chevron', HAIR);
  scarf(pen);
  kepi(pen);
  for (const y of [104, 118])
    for (const x of [-12, 12]) cut(pen, circle(x, y, 4), BRASS_LIGHT, { edge: 1.8, light: 0, dark: 0 });
  placed(pen, { x: 66, y: 46 }, () => torch(pen));
}

/** An old powder burn. */
function burn(pen: Pen): void {
  fill(pen, shape('M20,-14 C34,-18 42,-6 40,10 C36,22 24,20 20,10 C24,2 16,-4 20,-14 Z'), 'rgba(160,60,40,.42)');
  nicks(pen, [
    [22, 12, 28, 16, 34, 8, 1.6],
    [26, 18, 32, 18, 37, 12, 1.4],
  ]);
}

function kepi(pen: Pen): void {
  cut(pen, shape('M-44,-32 C-46,-58 -40,-86 -30,-96 C-10,-106 26,-106 36,-92 C42,-78 46,-56 44,-32 Z'), BLUE_DARK, {
    gap: 4.4,
  });
  cut(pen, shape('M-32,-94 C-12,-106 24,-106 36,-92 C20,-84 -14,-84 -32,-94 Z'), BLUE, { gap: 3.6, edge: 2.4 });
  cut(pen, shape('M-45,-46 C-16,-38 16,-38 45,-46 L44,-30 C16,-24 -16,-24 -44,-30 Z'), SCARF, { gap: 3.6, edge: 2.4 });
  for (const turn of [-0.6, 0.6])
    placed(pen, { x: 0, y: -64, turn }, () => {
      cut(pen, block(-2.6, -24, 5.2, 46, 2), BRASS_LIGHT, { edge: 2, light: 0, dark: 0.3, gap: 3 });
      cut(pen, block(-6, 12, 12, 4, 1), BRASS, { edge: 1.6, light: 0, dark: 0 });
    });
  cut(pen, shape('M-50,-34 C-30,-26 30,-26 50,-34 C60,-18 44,-8 0,-14 C-44,-8 -60,-18 -50,-34 Z'), INK, {
    light: 0.8,
    dark: 0,
    gap: 3.6,
  });
  line(pen, 'M-46,-31 C-28,-23 28,-23 46,-31', 3.4, GOLD);
}

function scarf(pen: Pen): void {
  cut(pen, shape('M-40,66 C-20,84 20,84 40,66 C50,76 40,94 16,98 L0,124 L-16,98 C-40,94 -50,76 -40,66 Z'), SCARF, {
    gap: 4.2,
  });
  nicks(pen, [
    [-34, 74, -16, 90, -8, 100, 2],
    [34, 74, 18, 90, 8, 102, 2],
  ]);
}

function stripes(pen: Pen): void {
  for (const side of [-1, 1])
    for (const drop of [0, 11, 22])
      line(pen, `M${side * 64},${94 + drop} L${side * 80},${106 + drop} L${side * 98},${96 + drop}`, 5.4, GOLD);
}

/** A burning match is all that a fuse needs. */
function torch(pen: Pen): void {
  flash(pen, -2, -40, 20, 0.2);
  cut(pen, shape('M-4,-26 L2,-27 L8,34 L0,36 Z'), '#d9b878', { edge: 2.4, gap: 3 });
  cut(pen, oval(-1, -28, 4.4, 5), INK, { edge: 1.6, light: 0, dark: 0 });
  cut(
    pen,
    shape(
      'M-18,16 C-20,4 -8,0 0,6 L14,6 C22,8 22,16 16,18 C22,22 20,30 14,30 C16,38 10,42 4,42 L-14,46 C-20,38 -20,26 -18,16 Z',
    ),
    SKIN.ruddy,
    {
      gap: 3.6,
    },
  );
  line(pen, 'M2,18 L16,18 M2,30 L14,30', 1.8);
  cut(pen, shape('M-22,40 L20,34 L28,76 L-26,76 Z'), LEATHER_DARK, { gap: 3.8 });
}
