import { backdrop } from '../../../../art/bust/backdrop.ts';
import { forehead } from '../../../../art/bust/forehead.ts';
import { dots, eyes, head, lines, mouth, nose, SKIN, STUBBLE } from '../../../../art/bust/head.ts';
import { moustache } from '../../../../art/bust/whiskers.ts';
import { CHALK, CREAM, INK, RED } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { oval, shape } from '../../../../art/shape.ts';
import { cut, fill, line, nicks } from '../../../../art/woodcut.ts';

const HAIR = '#6a2f14';

/** A prize fighter: one wagon is never enough for two such fists. */
export function bennyBrawler(pen: Pen): void {
  backdrop(pen, '#b97f4a');
  cut(pen, shape('M-122,124 C-122,80 -84,66 -34,60 L34,60 C84,66 122,80 122,124 Z'), SKIN.ruddy, { gap: 5 });
  cut(pen, shape('M-58,124 C-54,98 -46,82 -38,68 L-26,74 C-14,100 14,100 26,74 L38,68 C46,82 54,98 58,124 Z'), CREAM, {
    gap: 5,
    light: 0,
    dark: 0.5,
  });
  for (const y of [98, 112])
    line(pen, `M${-52 - (y - 98) * 0.3},${y} C-20,${y + 12} 20,${y + 12} ${52 + (y - 98) * 0.3},${y}`, 5, RED);
  head(pen, { skin: SKIN.ruddy, jaw: 'broad', ears: 49, brim: false });
  forehead(pen, SKIN.ruddy, 43);
  cut(
    pen,
    shape(
      'M-46,-22 C-50,-62 -28,-78 0,-78 C28,-78 50,-62 46,-22 C42,-40 36,-50 26,-54 C10,-46 -10,-46 -26,-54 C-36,-50 -42,-40 -46,-22 Z',
    ),
    HAIR,
    {
      gap: 4,
    },
  );
  line(pen, 'M0,-77 L0,-52', 2.2);
  cut(
    pen,
    shape('M0,-54 C-12,-40 -22,-44 -20,-54 C-18,-62 -6,-58 0,-54 C6,-58 18,-62 20,-54 C22,-44 12,-40 0,-54 Z'),
    HAIR,
    { gap: 3.2, edge: 2.4 },
  );
  dots(
    pen,
    STUBBLE.map(([x, y]) => [x * 1.22, y * 1.1] as const),
    'rgba(70,36,20,.8)',
    1.4,
  );
  lines(pen, 'cheeks');
  eyes(pen, { brow: HAIR, weight: 5.4, tilt: 5, open: 0.66, iris: '#4a6a7a', only: 'left' });
  blackEye(pen);
  nose(pen, 'broken');
  mouth(pen, 'gap', 44);
  placed(pen, { y: -1, scale: 1.06 }, () => moustache(pen, 'handlebar', HAIR));
  placed(pen, { x: -22, y: -30, turn: -0.5 }, () => {
    cut(pen, shape('M-13,-5 L13,-5 L13,5 L-13,5 Z'), CHALK, { edge: 2, light: 0, dark: 0.3 });
    fill(pen, oval(0, 0, 3.4, 2.4), RED);
  });
  fist(pen, -58, 58, false);
  fist(pen, 62, 64, true);
}

function blackEye(pen: Pen): void {
  fill(pen, oval(18, 2, 17, 14), 'rgba(70,40,90,.72)');
  cut(pen, oval(18, 2, 12, 8), '#9a6a7a', { gap: 3, edge: 2 });
  nicks(pen, [
    [6, 3, 18, 7, 30, 2, 2.8],
    [4, -16, 18, -20, 34, -10, 4.4],
  ]);
}

/** Wrapped in rags, knuckles to the front. */
function fist(pen: Pen, x: number, y: number, flip: boolean): void {
  placed(pen, { x, y, flip, turn: flip ? 0.2 : -0.2 }, () => {
    cut(pen, shape('M-18,12 L20,12 L26,60 L-22,60 Z'), CHALK, { gap: 4, light: 0, dark: 0.6 });
    line(pen, 'M-19,24 L22,18 M-20,36 L24,30 M-21,50 L25,44', 2);
    cut(
      pen,
      shape('M-26,-14 C-28,-28 -14,-32 -4,-30 C8,-34 26,-30 28,-16 C32,0 28,16 20,20 L-18,20 C-28,12 -28,-2 -26,-14 Z'),
      SKIN.ruddy,
      { gap: 4 },
    );
    line(pen, 'M-14,-29 L-12,-8 M1,-31 L2,-8 M15,-29 L15,-8', 2.4);
    cut(pen, shape('M-27,-8 L28,-12 L29,2 L-27,6 Z'), CHALK, { edge: 2.4, light: 0, dark: 0.5, gap: 3.4 });
    cut(pen, shape('M-24,10 C-10,4 6,6 14,12 C12,20 -6,22 -20,20 Z'), SKIN.ruddy, { gap: 3.4, edge: 2.4 });
    fill(pen, oval(-8, -20, 2, 2), INK);
  });
}
