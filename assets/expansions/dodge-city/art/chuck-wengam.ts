import { backdrop } from '../../../art/bust/backdrop.ts';
import { bandana, coat, shoulders } from '../../../art/bust/clothes.ts';
import { dots, eyes, head, lines, mouth, nose, SKIN } from '../../../art/bust/head.ts';
import { sideburns } from '../../../art/bust/whiskers.ts';
import { BONE, CHALK, GREEN } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { playingCard } from '../../../art/playing-card.ts';
import { circle, oval, shape } from '../../../art/shape.ts';
import { cut, fill, line, nicks } from '../../../art/woodcut.ts';

const HAIR = '#cf6a2a';
const CURLS = [
  [-38, -44, 15],
  [38, -44, 15],
  [-44, -24, 11],
  [44, -24, 11],
  [-26, -64, 17],
  [24, -66, 17],
  [0, -74, 18],
  [-12, -52, 14],
  [14, -54, 14],
] as const;

/** A brawler who laughs at every blow: there are always two cards in it. */
export function chuckWengam(pen: Pen): void {
  backdrop(pen, '#9c6a58');
  shoulders(pen, '#3f5a4a');
  head(pen, { skin: SKIN.ruddy, jaw: 'broad', ears: 47, brim: false });
  coat(pen, '#3f5a4a', '#d9c39a', '#4c6c58');
  bandana(pen, GREEN);
  for (const [x, y, radius] of CURLS) curl(pen, x, y, radius);
  sideburns(pen, HAIR);
  fill(pen, oval(18, 3, 19, 15, 0.1), 'rgba(70,40,90,.5)');
  fill(pen, oval(19, 5, 13, 9, 0.1), 'rgba(60,30,70,.4)');
  eyes(pen, { brow: '#9a4414', weight: 6, tilt: 3, open: 0.8, iris: '#3f6f8a', only: 'left' });
  nicks(pen, [
    [5, 2, 18, 9, 31, 1, 3.4],
    [8, 8, 18, 13, 28, 8, 1.4],
  ]);
  nose(pen, 'broken');
  fill(pen, oval(-28, 22, 9, 6), 'rgba(190,60,40,.35)');
  mouth(pen, 'grin', 40);
  cut(pen, shape('M2,44 L9,43 L8,52 L2,52 Z'), '#2a1a10', { edge: 0, light: 0, dark: 0 });
  lines(pen, 'cheeks');
  plaster(pen);
  dots(
    pen,
    [
      [-34, 8],
      [-30, 13],
      [-25, 10],
      [-37, 14],
    ],
    'rgba(150,60,20,.8)',
    1.5,
  );
  placed(pen, { x: -66, y: 62 }, () => {
    playingCard(pen, { x: -6, y: -10, height: 54, turn: -0.34 }, 'C');
    playingCard(pen, { x: 14, y: -12, height: 54, turn: -0.02 }, 'S');
    cut(
      pen,
      shape('M-22,26 C-22,10 -10,4 2,6 L18,8 C26,10 26,18 18,19 C24,22 22,30 15,30 C17,37 12,42 4,42 L-8,62 L-28,58 Z'),
      SKIN.ruddy,
      {
        gap: 3.8,
      },
    );
    line(pen, 'M4,18 L18,19 M3,29 L15,30', 1.8);
  });
}

function curl(pen: Pen, x: number, y: number, radius: number): void {
  cut(pen, circle(x, y, radius), HAIR, { gap: 3.6 });
  line(
    pen,
    `M${x - radius * 0.5},${y + radius * 0.2} C${x - radius * 0.4},${y - radius * 0.6} ${x + radius * 0.5},${y - radius * 0.5} ${x + radius * 0.4},${y + radius * 0.1} C${x + radius * 0.3},${y + radius * 0.5} ${x - radius * 0.1},${y + radius * 0.4} ${x},${y}`,
    1.8,
    '#8a3f12',
  );
}

function plaster(pen: Pen): void {
  placed(pen, { x: -20, y: -22, turn: 0.5 }, () => {
    cut(pen, shape('M-14,-4 L14,-4 L14,4 L-14,4 Z'), BONE, { edge: 2, light: 0, dark: 0.4, gap: 3 });
    cut(pen, shape('M-4,-14 L4,-14 L4,14 L-4,14 Z'), CHALK, { edge: 2, light: 0, dark: 0.4, gap: 3 });
  });
}
