import { BLUE_DARK, CHALK } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { playingCard } from '../../../art/playing-card.ts';
import { shape } from '../../../art/shape.ts';
import { burst, cut, line, nicks } from '../../../art/woodcut.ts';

const SKIN = '#d8a878';

/** A quick hand pulls a card out of somebody's fan. */
export function panic(pen: Pen): void {
  burst(pen, 'rgba(178,58,30,.24)', 18, 280, -20, -10);
  playingCard(pen, { x: -66, y: 34, height: 74, turn: -0.42 }, 'back');
  playingCard(pen, { x: -44, y: 26, height: 74, turn: -0.16 }, 'back');
  placed(pen, { x: 8, y: 4, turn: 0.12 }, () => {
    cut(pen, shape('M12,-40 C2,-46 -14,-46 -20,-38 C-24,-32 -16,-26 -6,-28 L14,-24 Z'), SKIN, { gap: 4 });
    cut(pen, shape('M16,-20 C2,-26 -12,-26 -18,-18 C-22,-11 -14,-6 -4,-8 L16,-4 Z'), SKIN, { gap: 4 });
  });
  playingCard(pen, { x: -14, y: -34, height: 88, turn: 0.2 }, 'H');
  cut(
    pen,
    shape(
      'M98,26 L66,6 C56,-14 40,-30 24,-30 C12,-34 -14,-34 -22,-26 C-28,-18 -20,-10 -10,-12 L12,-8 C6,2 8,14 16,20 C10,28 14,38 24,40 C34,50 48,54 62,52 L84,66 Z',
    ),
    SKIN,
  );
  nicks(pen, [
    [12, -8, 22, -6, 32, -2, 1.8],
    [16, 20, 28, 20, 38, 16, 1.8],
    [24, 40, 34, 36, 42, 32, 1.8],
    [-20, -20, -15, -17, -10, -20, 1.4],
  ]);
  cut(pen, shape('M70,4 L60,-2 L82,70 L96,66 Z'), CHALK, { light: 0, dark: 0.5 });
  cut(pen, shape('M66,-8 L110,0 L110,86 L88,78 Z'), BLUE_DARK, { gap: 5 });
  line(pen, 'M-92,-66 L-62,-62 M-98,-44 L-66,-42 M-86,-86 L-60,-80', 3.4);
  line(pen, 'M-30,86 L0,72 M-6,94 L18,78 M22,96 L40,82', 3.4);
}
