import { backdrop } from '../../../art/bust/backdrop.ts';
import { bandana, shoulders } from '../../../art/bust/clothes.ts';
import { hat } from '../../../art/bust/hats.ts';
import { dots, eyes, head, mouth, nose, SKIN } from '../../../art/bust/head.ts';
import { puff } from '../../../art/flash.ts';
import { RED } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { revolver } from '../../../art/revolver.ts';
import { shape } from '../../../art/shape.ts';
import { cut } from '../../../art/woodcut.ts';

const HAIR = '#6b3a1c';

/** A boy under a man's hat, his revolver smoking: he does not count his shots. */
export function willyTheKid(pen: Pen): void {
  backdrop(pen, '#7fa2b8');
  shoulders(pen, '#b08a5a');
  cut(pen, shape('M-38,-38 C-50,-16 -50,10 -44,22 L44,22 C50,10 50,-16 38,-38 Z'), HAIR, { gap: 4 });
  head(pen, { skin: SKIN.fair, jaw: 'young', ears: 41 });
  cut(pen, shape('M-30,66 L0,96 L30,66 L44,124 L-44,124 Z'), '#d8cba6', { gap: 4.6 });
  bandana(pen, RED);
  cut(
    pen,
    shape(
      'M-40,-40 L40,-40 L40,-18 C34,-22 32,-26 30,-30 C26,-20 20,-16 12,-14 C14,-20 12,-24 10,-28 C2,-16 -8,-12 -20,-12 C-16,-18 -16,-24 -18,-28 C-26,-20 -32,-14 -40,-10 Z',
    ),
    HAIR,
    { gap: 3.6, edge: 2.4 },
  );
  eyes(pen, { brow: '#4f2a14', weight: 3, tilt: -2, open: 1, iris: '#4a7a9a' });
  nose(pen, 'button');
  placed(pen, { x: 2, y: 6, scale: 0.82 }, () => mouth(pen, 'gap'));
  dots(
    pen,
    [
      [-28, 12],
      [-22, 16],
      [-16, 12],
      [28, 12],
      [22, 16],
      [16, 12],
      [-25, 19],
      [25, 19],
      [-6, 8],
      [5, 9],
    ],
    'rgba(150,75,35,.85)',
    1.5,
  );
  hat(pen, 'stetson', '#e6d3a6', RED, 0.16);
  puff(pen, [
    [-72, 4, 9],
    [-80, -7, 10],
    [-72, -16, 7],
  ]);
  placed(pen, { x: -56, y: 66, turn: -1.9, scale: 0.62 }, () => revolver(pen, { muzzle: 88 }));
}
