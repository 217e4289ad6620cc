import { backdrop } from '../../../art/bust/backdrop.ts';
import { bandolier, coat, shoulders } from '../../../art/bust/clothes.ts';
import { eyes, head, lines, nose, SKIN } from '../../../art/bust/head.ts';
import { beard } from '../../../art/bust/whiskers.ts';
import { BONE, BRASS_LIGHT, INK, LEATHER_DARK, PAPER, RED, SAND } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { block, circle, oval, shape } from '../../../art/shape.ts';
import { cut, fill, line, nicks } from '../../../art/woodcut.ts';

const HAIR = '#3a2a20';
const FUR = '#8a8378';

/** A bounty hunter in a wolf's head; his list gets shorter and his hand longer. */
export function herbHunter(pen: Pen): void {
  backdrop(pen, '#a9714c');
  placed(pen, { x: 74, y: 42, turn: 0.16 }, () => poster(pen));
  cut(
    pen,
    shape('M-46,-50 C-68,-20 -74,40 -90,90 C-70,100 -46,92 -34,72 L34,72 C46,92 70,100 90,90 C74,40 68,-20 46,-50 Z'),
    FUR,
    {
      gap: 4.6,
      angle: 1.35,
    },
  );
  shoulders(pen, '#5c4a34');
  head(pen, { skin: SKIN.tan, jaw: 'square', ears: 0 });
  coat(pen, '#5c4a34', '#8a2f24', '#6d5940');
  bandolier(pen, LEATHER_DARK, BRASS_LIGHT);
  lines(pen, 'crows');
  eyes(pen, { brow: HAIR, weight: 5, tilt: 5, open: 0.56, iris: '#b08a2a' });
  line(pen, 'M27,-24 L21,-10 M19,6 L15,20', 2.8, '#8a4a34');
  nose(pen, 'broken');
  beard(pen, 'full', HAIR);
  fill(pen, shape('M-14,37 C-6,34 6,34 14,37 C8,43 -8,43 -14,37 Z'), '#b5705a');
  wolf(pen);
}

/** The pelt's own face over his brow. */
function wolf(pen: Pen): void {
  for (const side of [-1, 1]) {
    pen.save();
    pen.scale(side, 1);
    cut(pen, shape('M24,-70 L50,-104 C58,-90 58,-70 50,-50 Z'), FUR, { gap: 4 });
    cut(pen, shape('M33,-71 L47,-90 C51,-80 50,-68 46,-58 Z'), '#4c4038', { edge: 0, light: 0, dark: 0 });
    pen.restore();
  }
  cut(
    pen,
    shape(
      'M-56,-10 C-62,-34 -56,-62 -38,-74 C-20,-86 20,-86 38,-74 C56,-62 62,-34 56,-10 L46,-20 L40,-6 L32,-22 L22,-14 C14,-8 -14,-8 -22,-14 L-32,-22 L-40,-6 L-46,-20 Z',
    ),
    FUR,
    { gap: 4.6 },
  );
  cut(
    pen,
    shape('M-20,-66 C-10,-72 10,-72 20,-66 C22,-48 20,-30 16,-14 C8,-6 -8,-6 -16,-14 C-20,-30 -22,-48 -20,-66 Z'),
    '#b3aca0',
    {
      gap: 4,
      edge: 2.4,
    },
  );
  cut(pen, shape('M-10,-22 C-4,-26 4,-26 10,-22 C10,-14 4,-9 0,-9 C-4,-9 -10,-14 -10,-22 Z'), INK, {
    edge: 2,
    light: 0.5,
    dark: 0,
  });
  for (const side of [-1, 1]) {
    nicks(pen, [
      [side * 30, -52, side * 22, -56, side * 14, -44, 4.4],
      [side * 46, -60, side * 50, -44, side * 46, -28, 2],
      [side * 8, -64, side * 6, -48, side * 6, -34, 1.4],
    ]);
    cut(pen, oval(side * 23, -47, 4, 2.6, side * 0.5), '#e8c24a', { edge: 1.6, light: 0, dark: 0 });
    fill(pen, shape(`M${side * 15},-12 L${side * 21},-15 L${side * 18},-1 Z`), BONE);
  }
}

function poster(pen: Pen): void {
  cut(pen, block(-30, -44, 60, 88, 1), PAPER, { light: 0, dark: 0.5, gap: 5 });
  line(pen, 'M-20,-33 L20,-33', 6, RED);
  cut(pen, block(-20, -24, 40, 38, 1), SAND, { edge: 1.8, light: 0, dark: 0.4, gap: 4 });
  fill(pen, shape('M-14,14 C-12,4 -6,2 0,2 C6,2 12,4 14,14 Z'), INK);
  fill(pen, circle(0, -6, 8), INK);
  fill(pen, oval(0, -11, 14, 3), INK);
  fill(pen, shape('M-7,-11 C-7,-20 7,-20 7,-11 Z'), INK);
  line(pen, 'M-20,-26 L20,16 M20,-26 L-20,16', 3.6, RED);
  line(pen, 'M-18,24 L18,24 M-12,33 L12,33', 3);
}
