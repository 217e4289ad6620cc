import { backdrop } from '../../../art/bust/backdrop.ts';
import { coat, shoulders } from '../../../art/bust/clothes.ts';
import { hat } from '../../../art/bust/hats.ts';
import { dots, eyes, head, lines, mouth, nose, STUBBLE } from '../../../art/bust/head.ts';
import { sideburns } from '../../../art/bust/whiskers.ts';
import { INK, IRON, STEEL, WOOD_DARK, WOOD_LIGHT } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { circle, oval, shape } from '../../../art/shape.ts';
import { post } from '../../../art/tone.ts';
import { cut, fill, line, nicks } from '../../../art/woodcut.ts';

const SKIN = '#d8b48c';
const HAIR = '#8b8472';

/** He digs for the others, and each hole does him good. */
export function gregDigger(pen: Pen): void {
  backdrop(pen, '#7d8a6a');
  cross(pen);
  placed(pen, { x: 80, y: 0, turn: 0.1 }, () => shovel(pen));
  shoulders(pen, '#5a4a3a');
  head(pen, { skin: SKIN, jaw: 'broad', ears: 50 });
  coat(pen, '#5a4a3a', '#97876a', '#6c5a46');
  line(pen, 'M-20,76 L-6,104 M20,76 L6,104', 2.2);
  dots(
    pen,
    STUBBLE.map(([x, y]) => [x * 1.24, y * 1.14 - 2] as const),
    'rgba(80,66,50,.9)',
    1.6,
  );
  lines(pen, 'cheeks');
  lines(pen, 'crows');
  sideburns(pen, HAIR);
  eyes(pen, { brow: HAIR, weight: 6.4, tilt: 1, open: 0.58, iris: '#5a6a3a', look: -4 });
  placed(pen, { x: 0, y: -4, scale: 1.26 }, () => nose(pen, 'broad'));
  fill(pen, circle(-11, 22, 2.6), '#a86a4a');
  placed(pen, { x: 1, y: 6 }, () => mouth(pen, 'gap', 42));
  fill(pen, shape('M-15,39 L-8,39 L-8,49 L-12,48 Z'), INK);
  fill(pen, oval(30, 26, 10, 5, 0.4), 'rgba(70,46,24,.4)');
  fill(pen, oval(-34, 34, 7, 4, -0.3), 'rgba(70,46,24,.4)');
  hat(pen, 'slouch', '#4c4236', '#6e5c40', 0.13);
  nicks(pen, [
    [12, -74, 18, -64, 30, -66, 2.4],
    [18, -58, 24, -54, 28, -60, 1.8],
  ]);
  placed(pen, { x: 72, y: 58 }, () => fist(pen));
}

function cross(pen: Pen): void {
  cut(pen, shape('M-88,-44 L-74,-46 L-70,90 L-90,90 Z'), WOOD_DARK, { gap: 4.4, angle: Math.PI / 2 });
  cut(pen, shape('M-108,-26 L-54,-30 L-53,-14 L-107,-10 Z'), WOOD_DARK, { gap: 4.4, angle: 0 });
}

/** Blade up, with the earth of today's work on its point. */
function shovel(pen: Pen): void {
  cut(pen, shape('M-5,-34 L5,-34 L6,120 L-6,120 Z'), WOOD_LIGHT, { tone: post, angle: Math.PI / 2, gap: 3.6 });
  cut(pen, shape('M-21,-38 L21,-38 C24,-60 18,-84 0,-100 C-18,-84 -24,-60 -21,-38 Z'), STEEL, { gap: 4.6 });
  cut(pen, shape('M-8,-30 L8,-30 L6,-62 C4,-70 -4,-70 -6,-62 Z'), IRON, { gap: 3.4, edge: 2.6 });
  cut(
    pen,
    shape('M-17,-76 C-14,-86 -8,-94 0,-101 C8,-94 14,-86 17,-76 C12,-80 8,-74 4,-78 C-2,-82 -6,-76 -10,-80 Z'),
    WOOD_DARK,
    {
      edge: 2,
      gap: 3.4,
    },
  );
  nicks(pen, [[-14, -46, -15, -58, -11, -68, 2]], 'rgba(255,246,224,.7)');
}

function fist(pen: Pen): void {
  cut(
    pen,
    shape(
      'M-14,4 C-16,-8 -4,-12 6,-10 C16,-8 18,0 12,4 C18,8 16,16 10,18 C14,24 10,30 4,30 L-10,28 C-18,22 -18,12 -14,4 Z',
    ),
    SKIN,
    {
      gap: 3.8,
    },
  );
  line(pen, 'M-2,3 L12,4 M-3,16 L10,18', 1.8);
  cut(pen, shape('M-18,26 L12,32 L16,70 L-22,70 Z'), '#5a4a3a', { gap: 4 });
}
