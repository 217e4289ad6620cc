import { backdrop } from '../../../../art/bust/backdrop.ts';
import { coat, shoulders, stringTie } from '../../../../art/bust/clothes.ts';
import { hat } from '../../../../art/bust/hats.ts';
import { dots, eyes, head, mouth, nose, SKIN, STUBBLE } from '../../../../art/bust/head.ts';
import { sideburns } from '../../../../art/bust/whiskers.ts';
import { CHALK, GREEN, INK } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { playingCard } from '../../../../art/playing-card.ts';
import { circle, oval, shape } from '../../../../art/shape.ts';
import { cut, fill, line, nicks } from '../../../../art/woodcut.ts';

const HAIR = '#8e3a1c';
const GREY = '#39453c';

/** Half of him is always out of the lamplight, and his cards change when nobody looks. */
export function shadeOconnor(pen: Pen): void {
  backdrop(pen, '#5f8a6a');
  fill(pen, shape('M10,-130 L130,-130 L130,130 L-20,130 C10,70 24,-30 10,-130 Z'), 'rgba(20,24,18,.42)');
  shoulders(pen, GREY);
  cut(pen, shape('M-42,-36 C-52,-8 -50,22 -46,40 L-34,40 L-34,-16 L34,-16 L34,40 L46,40 C50,22 52,-8 42,-36 Z'), HAIR, {
    gap: 4,
  });
  head(pen, { skin: SKIN.pale, jaw: 'gaunt' });
  coat(pen, GREY, CHALK, '#2c352e');
  stringTie(pen, GREEN);
  dots(pen, STUBBLE, 'rgba(120,50,24,.75)');
  eyes(pen, { brow: HAIR, weight: 4, tilt: 4, open: 0.6, iris: '#4f9a5a', look: -4 });
  nose(pen, 'straight');
  mouth(pen, 'smirk', 38);
  placed(pen, { scale: 0.94 }, () => sideburns(pen, HAIR));
  shade(pen);
  hat(pen, 'slouch', '#2f3a32', GREEN, -0.06);
  clover(pen);
  hand(pen);
}

/** The dark half of the face, and in it a single eye. */
function shade(pen: Pen): void {
  pen.save();
  pen.clip(shape('M-41,-40 C-44,0 -40,30 -26,56 C-12,68 12,68 26,56 C40,30 44,0 41,-40 Z').path);
  fill(pen, shape('M4,-50 C-4,-10 14,14 2,34 C-2,48 4,60 0,74 L60,74 L60,-50 Z'), 'rgba(18,22,26,.74)');
  nicks(
    pen,
    [
      [4, -30, -8, -28, -18, -30, 2],
      [2, -20, -6, -18, -14, -20, 1.8],
      [8, 16, 0, 18, -6, 16, 1.6],
      [2, 48, -6, 50, -12, 48, 2],
      [2, 58, -4, 60, -10, 58, 1.8],
    ],
    'rgba(18,22,26,.74)',
  );
  pen.restore();
  fill(pen, oval(17, 1, 8, 4), '#d9f0b0');
  fill(pen, circle(14, 1, 3.6), '#1c3a20');
}

function clover(pen: Pen): void {
  placed(pen, { x: -34, y: -50, turn: -0.3 }, () => {
    line(pen, 'M0,4 C2,12 -2,16 -4,20', 3.4, '#2f4726');
    for (const turn of [0, 2.1, -2.1]) {
      placed(pen, { turn }, () =>
        cut(
          pen,
          shape('M0,0 C-14,-6 -12,-20 -4,-20 C-1,-20 0,-17 0,-16 C0,-17 1,-20 4,-20 C12,-20 14,-6 0,0 Z'),
          '#6aa84a',
          {
            edge: 2,
            gap: 3,
          },
        ),
      );
    }
  });
}

function hand(pen: Pen): void {
  placed(pen, { x: -64, y: 70 }, () => {
    playingCard(pen, { x: -14, y: -26, height: 58, turn: -0.46 }, 'back');
    playingCard(pen, { x: 6, y: -28, height: 58, turn: -0.04 }, 'S');
    cut(
      pen,
      shape('M-26,54 L-20,14 C-18,4 -8,2 -2,8 L16,-2 C24,-4 26,4 20,8 C26,10 24,18 18,20 C22,26 18,32 12,32 L10,56 Z'),
      SKIN.pale,
      { gap: 3.6 },
    );
    line(pen, 'M2,14 L20,8 M4,24 L18,20', 1.8, INK);
    cut(pen, shape('M-32,36 L16,34 L22,74 L-36,74 Z'), '#2c352e', { gap: 3.8 });
    cut(pen, shape('M-30,32 L15,29 L16,38 L-31,41 Z'), CHALK, { edge: 2.2, light: 0, dark: 0.4 });
  });
}
