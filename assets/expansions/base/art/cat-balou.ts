import { BRASS, CHALK, INK, LEATHER_DARK, RED, RED_DARK } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { playingCard } from '../../../art/playing-card.ts';
import { circle, shape } from '../../../art/shape.ts';
import { burst, cut, fill, line, nicks } from '../../../art/woodcut.ts';

/** A dancer's boot kicks a card off the table. */
export function catBalou(pen: Pen): void {
  burst(pen, 'rgba(168,40,26,.2)', 20, 280, 30, -30);
  playingCard(pen, { x: 66, y: -66, height: 62, turn: 0.7 }, 'S');
  playingCard(pen, { x: 2, y: -78, height: 46, turn: -0.5 }, 'back');
  placed(pen, { x: -6, y: 22, turn: -0.52, scale: 1.08 }, () => {
    cut(pen, shape('M-56,-20 L16,-17 L16,17 L-56,24 Z'), '#e6c7a4', { gap: 5, angle: 1.4 });
    line(pen, 'M-34,-20 C-28,-6 -28,8 -34,22', 6, RED_DARK);
    cut(
      pen,
      shape(
        'M6,-20 L40,-18 C50,-24 58,-40 68,-58 C76,-72 96,-66 95,-52 C93,-34 86,-8 78,6 L72,26 L57,27 L55,17 C40,20 22,20 6,20 Z',
      ),
      LEATHER_DARK,
      { gap: 4.2 },
    );
    cut(pen, shape('M95,-56 C98,-36 88,-6 79,8 L74,6 C80,-8 88,-34 90,-56 Z'), BRASS, { edge: 2, light: 0, dark: 0 });
    cut(pen, shape('M57,15 L77,10 L73,30 L58,31 Z'), INK, { light: 0, dark: 0, edge: 2 });
    for (const [x0, y0, x1, y1] of [
      [14, -18, 22, -8],
      [26, -17, 32, -7],
      [40, -17, 46, -6],
      [51, -27, 59, -18],
      [60, -41, 69, -33],
    ] as const) {
      line(pen, `M${x0},${y0} L${x1},${y1}`, 2.6, CHALK);
      fill(pen, circle(x1, y1, 2.4), BRASS);
    }
    line(pen, 'M8,-12 L40,-10 M8,13 C24,14 40,12 54,8', 1.8, BRASS);
  });
  cut(
    pen,
    shape(
      'M-104,104 L-104,24 C-92,0 -74,-8 -60,0 C-44,2 -36,14 -40,28 C-26,34 -22,50 -32,60 C-22,72 -26,90 -42,92 L-46,104 Z',
    ),
    CHALK,
    { light: 0, dark: 0.8, gap: 5 },
  );
  cut(
    pen,
    shape(
      'M-104,104 L-104,34 C-90,16 -76,12 -66,22 C-54,26 -50,38 -56,48 C-46,56 -46,72 -56,80 C-50,90 -56,98 -64,104 Z',
    ),
    RED,
    { gap: 5 },
  );
  nicks(pen, [
    [-70, 30, -82, 50, -92, 56, 2.4],
    [-60, 54, -76, 68, -92, 72, 2.4],
    [-60, 84, -74, 92, -90, 92, 2.4],
    [-44, 30, -52, 36, -58, 48, 1.8],
    [-34, 62, -44, 66, -52, 76, 1.8],
  ]);
  line(pen, 'M30,-34 C34,-46 34,-56 30,-66 M86,-26 C94,-32 100,-34 104,-34', 3);
}
