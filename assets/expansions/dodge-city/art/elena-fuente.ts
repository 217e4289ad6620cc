import { backdrop } from '../../../art/bust/backdrop.ts';
import { eyes, head, lips, nose, SKIN } from '../../../art/bust/head.ts';
import { BRASS_LIGHT, CHALK, GREEN, INK, RED, RED_DARK } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { circle, oval, shape } from '../../../art/shape.ts';
import { ring } from '../../../art/wheel.ts';
import { cut, fill, line, nicks } from '../../../art/woodcut.ts';

const HAIR = '#1f1618';
const LACE = '#f4e8d4';
const BLADES = 9;

/** Behind the fan nobody knows which card will turn the bullet away. */
export function elenaFuente(pen: Pen): void {
  backdrop(pen, '#d08a4e');
  mantilla(pen);
  comb(pen);
  cut(pen, shape('M-104,124 C-96,92 -60,82 -26,68 L26,68 C60,82 96,92 104,124 Z'), SKIN.olive, { gap: 4.8, dark: 0.8 });
  cut(pen, shape('M-108,124 C-100,100 -84,94 -66,92 C-40,106 40,106 66,92 C84,94 100,100 108,124 Z'), RED_DARK, {
    gap: 4.6,
  });
  head(pen, { skin: SKIN.olive, jaw: 'soft', ears: 0, brim: false });
  cut(
    pen,
    shape(
      'M0,-44 C-16,-40 -32,-28 -36,10 C-44,0 -46,-34 -30,-52 C-18,-62 18,-62 30,-52 C46,-34 44,0 36,10 C32,-28 16,-40 0,-44 Z',
    ),
    HAIR,
    { gap: 4, light: 0.9 },
  );
  line(pen, 'M0,-45 L0,-60', 1.8, '#6b5850');
  eyes(pen, { brow: HAIR, weight: 3.2, tilt: 1, open: 0.92, iris: '#4a2a14', lashes: true, look: -3 });
  nose(pen, 'fine');
  lips(pen, '#b3202a', 3);
  fill(pen, circle(-19, 30, 2), INK);
  for (const x of [-38, 38]) cut(pen, ring(x, 28, 10, 7), BRASS_LIGHT, { edge: 2, light: 0, dark: 0 });
  rose(pen);
  placed(pen, { x: 30, y: 96 }, () => fan(pen));
}

function comb(pen: Pen): void {
  cut(
    pen,
    shape('M-20,-48 L-27,-84 C-20,-92 -14,-86 -9,-93 C-4,-98 4,-98 9,-93 C14,-86 20,-92 27,-84 L20,-48 Z'),
    '#8a5626',
    { gap: 4 },
  );
  for (const [x, y, turn] of [
    [-15, -74, -0.3],
    [0, -78, 0],
    [15, -74, 0.3],
  ] as const)
    cut(pen, oval(x, y, 4.4, 8, turn), LACE, { edge: 1.8, light: 0, dark: 0 });
}

/** Lace that falls from the comb to the shoulders. */
function mantilla(pen: Pen): void {
  cut(
    pen,
    shape(
      'M-26,-88 C-50,-76 -66,-30 -68,10 C-72,44 -82,70 -92,92 C-70,96 -50,90 -38,76 L-34,30 L34,30 L38,76 C50,90 70,96 92,92 C82,70 72,44 68,10 C66,-30 50,-76 26,-88 C14,-104 -14,-104 -26,-88 Z',
    ),
    LACE,
    { gap: 5, light: 0, dark: 0.5 },
  );
  for (const side of [-1, 1])
    for (const [x, y] of [
      [56, -28],
      [62, 4],
      [60, 34],
      [68, 58],
      [50, 60],
      [78, 80],
      [58, 80],
    ] as const) {
      cut(pen, ring(side * x, y, 6, 3.4), '#cdb892', { edge: 0, light: 0, dark: 0 });
      fill(pen, circle(side * x, y, 1.6), '#a58c62');
    }
}

function rose(pen: Pen): void {
  placed(pen, { x: -32, y: -42, scale: 0.84 }, () => {
    cut(pen, shape('M-12,8 C-26,4 -30,14 -26,20 C-16,22 -10,16 -8,10 Z'), GREEN, { edge: 2.2, gap: 3.4 });
    cut(pen, circle(0, 0, 15), RED, { gap: 3.6 });
    line(pen, 'M-11,-5 C-6,-13 8,-12 11,-4 C9,4 0,7 -4,2 C-6,-4 2,-7 5,-3', 2.2);
  });
}

/** Open to the left, from behind the lower edge. */
function fan(pen: Pen): void {
  for (let at = 0; at < BLADES; at++) {
    const turn = -1.5 + (at / (BLADES - 1)) * 1.5;
    placed(pen, { turn }, () =>
      cut(pen, shape('M-3,-20 L-11,-74 C-8,-80 -3,-80 0,-76 C3,-80 8,-80 11,-74 L3,-20 Z'), at % 2 ? INK : RED, {
        edge: 2.2,
        gap: 3.8,
        light: 0.8,
      }),
    );
    placed(pen, { turn }, () => fill(pen, circle(0, -64, 3.4), at % 2 ? RED : CHALK));
    placed(pen, { turn }, () =>
      cut(pen, shape('M-2.4,4 L-2.4,-24 L2.4,-24 L2.4,4 Z'), BRASS_LIGHT, { edge: 1.6, light: 0, dark: 0 }),
    );
  }
  cut(pen, shape('M-14,26 C-18,8 -8,-6 4,-8 C14,-8 16,2 10,8 C18,10 20,20 14,24 L16,40 L-12,40 Z'), SKIN.olive, {
    gap: 3.8,
  });
  nicks(pen, [[0, 8, 6, 10, 10, 8, 1.6]]);
}
