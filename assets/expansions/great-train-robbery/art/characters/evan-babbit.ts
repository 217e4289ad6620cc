import { backdrop } from '../../../../art/bust/backdrop.ts';
import { bowTie, coat, shoulders } from '../../../../art/bust/clothes.ts';
import { forehead } from '../../../../art/bust/forehead.ts';
import { eyes, head, lines, nose, SKIN } from '../../../../art/bust/head.ts';
import { BRASS, BRASS_LIGHT, CHALK, INK, RED } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { playingCard } from '../../../../art/playing-card.ts';
import { circle, oval, shape } from '../../../../art/shape.ts';
import { ring } from '../../../../art/wheel.ts';
import { cut, fill, line, nicks } from '../../../../art/woodcut.ts';

const HAIR = '#c98a3c';
const TWEED = '#6d7a5c';

/** A clerk behind round glasses, who is sure that the gentleman beside him was meant. */
export function evanBabbit(pen: Pen): void {
  backdrop(pen, '#8fae9c');
  shoulders(pen, TWEED);
  cut(pen, shape('M-42,-40 C-50,-14 -48,8 -42,20 L42,20 C48,8 50,-14 42,-40 Z'), HAIR, { gap: 4 });
  head(pen, { skin: SKIN.pale, jaw: 'gaunt', ears: 40, brim: false });
  coat(pen, TWEED, CHALK, '#7f8c6c');
  bowTie(pen, RED);
  forehead(pen, SKIN.pale, 33);
  parting(pen);
  lines(pen, 'brow');
  for (const side of [-1, 1]) fill(pen, oval(side * 24, 20, 7, 5), 'rgba(210,110,80,.36)');
  eyes(pen, { brow: '#8a5a22', weight: 2.6, tilt: -6, open: 1.05, iris: '#4f7f6a', look: 5 });
  glasses(pen);
  nose(pen, 'hook');
  cut(pen, shape('M-15,40 C-6,36 6,36 17,34 C14,46 -8,48 -15,40 Z'), '#5a1a14', { edge: 2.2, light: 0, dark: 0 });
  fill(pen, shape('M-11,39.4 L11,37.4 L9,42 L-8,42.6 Z'), CHALK);
  for (const [x, y] of [
    [-44, -42],
    [47, -34],
    [50, -16],
  ] as const)
    cut(
      pen,
      shape(
        `M${x},${y - 8} C${x + 5},${y - 1} ${x + 4},${y + 5} ${x},${y + 5} C${x - 4},${y + 5} ${x - 5},${y - 1} ${x},${y - 8} Z`,
      ),
      '#9fd0e0',
      {
        edge: 1.8,
        light: 0,
        dark: 0,
      },
    );
  hand(pen);
}

/** Parted in the middle with pomade and a ruler. */
function parting(pen: Pen): void {
  cut(
    pen,
    shape(
      'M-41,-12 C-46,-56 -26,-74 0,-74 C26,-74 46,-56 41,-12 C38,-28 32,-40 22,-46 C12,-50 4,-56 0,-66 C-4,-56 -12,-50 -22,-46 C-32,-40 -38,-28 -41,-12 Z',
    ),
    HAIR,
    { gap: 3.8 },
  );
  nicks(pen, [
    [-4, -66, -20, -60, -34, -38, 1.8],
    [4, -66, 20, -60, 34, -38, 1.8],
    [-2, -72, -26, -68, -40, -36, 1.6],
    [2, -72, 26, -68, 40, -36, 1.6],
  ]);
}

function glasses(pen: Pen): void {
  for (const x of [-18, 18]) {
    fill(pen, circle(x, 1, 16), 'rgba(220,240,240,.28)');
    cut(pen, ring(x, 1, 18, 14.6), BRASS, { gap: 3, edge: 2 });
    nicks(pen, [[x - 10, -3, x - 8, -9, x - 2, -12, 2.4]], 'rgba(255,255,255,.9)');
  }
  line(pen, 'M-3,-1 C-1,-5 1,-5 3,-1 M-35,-2 L-42,-5 M35,-2 L42,-5', 3.4);
  line(pen, 'M-3,-1 C-1,-5 1,-5 3,-1', 1.4, BRASS_LIGHT);
}

/** He points, with a card between his fingers, at somebody else. */
function hand(pen: Pen): void {
  placed(pen, { x: 66, y: 66, turn: 0.1 }, () => {
    playingCard(pen, { x: -22, y: -30, height: 60, turn: -0.3 }, 'D');
    cut(pen, shape('M-14,58 L-18,18 C-20,8 -8,0 2,4 L34,-8 C42,-10 44,0 36,4 L14,14 C18,22 16,40 12,60 Z'), SKIN.pale, {
      gap: 3.8,
    });
    cut(pen, shape('M-18,16 C-14,8 2,10 4,16 C2,24 -12,26 -17,24 Z'), SKIN.pale, { gap: 3.2, edge: 2.2 });
    line(pen, 'M-15,34 L6,32', 1.8, INK);
    cut(pen, shape('M-22,40 L20,36 L28,72 L-24,72 Z'), CHALK, { gap: 3.8, light: 0, dark: 0.5 });
    cut(pen, circle(2, 50, 4), BRASS_LIGHT, { edge: 1.8, light: 0, dark: 0 });
  });
}
