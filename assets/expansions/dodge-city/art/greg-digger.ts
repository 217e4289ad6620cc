import { backdrop } from '../../../art/bust/backdrop.ts';
import { coat, shoulders } from '../../../art/bust/clothes.ts';
import { hat } from '../../../art/bust/hats.ts';
import { dots, eyes, head, lines, mouth, nose, STUBBLE } from '../../../art/bust/head.ts';
import { sideburns } from '../../../art/bust/whiskers.ts';
import { INK, IRON, STEEL, WOOD, WOOD_DARK, WOOD_LIGHT } from '../../../art/palette.ts';
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
  hat(pen, 'slouch', '#4c4236', '#6e5c40', -0.14);
  nicks(pen, [
    [12, -74, 18, -64, 30, -66, 2.4],
    [18, -58, 24, -54, 28, -60, 1.8],
  ]);
  placed(pen, { x: 72, y: 46, turn: 0.2 }, () => shovel(pen));
}

function cross(pen: Pen): void {
  cut(pen, shape('M-88,-44 L-74,-46 L-70,90 L-90,90 Z'), WOOD_DARK, { gap: 4.4, angle: Math.PI / 2 });
  cut(pen, shape('M-108,-26 L-54,-30 L-53,-14 L-107,-10 Z'), WOOD_DARK, { gap: 4.4, angle: 0 });
}

/** Blade up, at y -96. */
function shovel(pen: Pen): void {
  cut(pen, shape('M-5,-30 L5,-30 L6,100 L-6,100 Z'), WOOD_LIGHT, { tone: post, angle: Math.PI / 2, gap: 3.6 });
  cut(pen, shape('M-22,-44 C-24,-66 -20,-88 0,-102 C20,-88 24,-66 22,-44 C12,-38 -12,-38 -22,-44 Z'), STEEL, {
    gap: 4.6,
  });
  cut(pen, shape('M-7,-46 L7,-46 L6,-20 L-6,-20 Z'), IRON, { gap: 3.4, edge: 2.6 });
  cut(
    pen,
    shape('M-20,-66 C-20,-82 -14,-92 0,-102 C14,-92 20,-82 20,-66 C12,-74 6,-66 0,-72 C-6,-66 -12,-74 -20,-66 Z'),
    WOOD,
    {
      edge: 2,
      gap: 3.4,
    },
  );
  cut(
    pen,
    shape(
      'M-16,22 C-18,10 -6,6 4,8 C14,10 16,18 10,22 C16,26 14,34 8,36 C12,42 8,48 2,48 L-12,46 C-20,40 -20,30 -16,22 Z',
    ),
    SKIN,
    {
      gap: 3.8,
    },
  );
  line(pen, 'M-4,21 L10,22 M-5,34 L8,36', 1.8);
}
