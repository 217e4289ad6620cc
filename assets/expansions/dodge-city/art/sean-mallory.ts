import { backdrop } from '../../../art/bust/backdrop.ts';
import { coat, shoulders } from '../../../art/bust/clothes.ts';
import { eyes, head, lines, mouth, nose, SKIN } from '../../../art/bust/head.ts';
import { moustache, sideburns } from '../../../art/bust/whiskers.ts';
import { BRASS, GREEN, GREEN_DARK, INK, LEATHER } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { playingCard } from '../../../art/playing-card.ts';
import { block, oval, shape } from '../../../art/shape.ts';
import { ring } from '../../../art/wheel.ts';
import { cut, fill, line, nicks } from '../../../art/woodcut.ts';

const HAIR = '#8f5c2a';
const TWEED = '#6a6450';
const HELD = ['H', 'S', 'D', 'C', 'H', 'S', 'D', 'C'] as const;

/** An Irishman with goggles on his cap and a hand that no other hand could hold. */
export function seanMallory(pen: Pen): void {
  backdrop(pen, '#6f9a72');
  shoulders(pen, '#3a3a36');
  cut(pen, shape('M-42,-36 C-50,-8 -50,18 -44,28 L44,28 C50,18 50,-8 42,-36 Z'), HAIR, { gap: 4 });
  head(pen, { skin: SKIN.fair, jaw: 'square' });
  coat(pen, '#3a3a36', '#cfc0a0', '#4a4a44');
  scarf(pen);
  lines(pen, 'crows');
  lines(pen, 'cheeks');
  sideburns(pen, HAIR);
  eyes(pen, { brow: '#6b4218', weight: 4.4, tilt: -1, open: 0.78, iris: '#3f8a6a', look: -2 });
  nose(pen, 'straight');
  mouth(pen, 'smile', 40);
  moustache(pen, 'chevron', HAIR);
  cap(pen);
  placed(pen, { x: 0, y: 118 }, () => {
    for (const [at, suit] of HELD.entries()) {
      const turn = -0.94 + (at / (HELD.length - 1)) * 1.88;
      placed(pen, { turn }, () => playingCard(pen, { x: 0, y: -32, height: 42 }, suit));
    }
    cut(pen, shape('M-24,14 C-26,-4 -12,-12 0,-12 C12,-12 26,-4 24,14 Z'), SKIN.fair, { gap: 3.6 });
  });
}

function scarf(pen: Pen): void {
  cut(pen, shape('M-34,50 C-16,64 16,64 34,50 C42,62 38,76 24,82 C8,88 -8,88 -24,82 C-38,76 -42,62 -34,50 Z'), GREEN, {
    gap: 4,
  });
  for (const x of [-22, -8, 8, 22]) line(pen, `M${x},${62 - Math.abs(x) * 0.16} L${x * 0.94},83`, 4, GREEN_DARK);
}

/** A flat tweed cap, the goggles pushed up over its peak. */
function cap(pen: Pen): void {
  cut(
    pen,
    shape('M-48,-24 C-64,-40 -56,-74 -22,-82 C6,-90 46,-84 56,-62 C62,-46 54,-30 48,-24 C24,-36 -24,-36 -48,-24 Z'),
    TWEED,
    { gap: 4.6 },
  );
  nicks(pen, [
    [-14, -80, -20, -62, -34, -48, 2],
    [18, -82, 22, -66, 40, -52, 2],
  ]);
  line(pen, 'M-52,-42 C-20,-58 22,-58 54,-44', 9);
  line(pen, 'M-52,-42 C-20,-58 22,-58 54,-44', 5, LEATHER);
  for (const x of [-18, 20]) {
    cut(pen, ring(x, -52, 18, 12.4), BRASS, { edge: 2.6, gap: 3.4 });
    cut(pen, oval(x, -52, 12.4, 12.4), '#9fc0c4', { edge: 1.6, gap: 3.6, dark: 0.5 });
    fill(pen, shape(`M${x - 8},-52 L${x - 1},-61 L${x + 3},-60 L${x - 5},-49 Z`), 'rgba(255,255,245,.85)');
  }
  cut(pen, block(-3, -55, 8, 6, 2), BRASS, { edge: 2, light: 0, dark: 0 });
  cut(
    pen,
    shape('M-50,-26 C-24,-40 24,-40 50,-26 C54,-16 46,-8 38,-12 C16,-22 -16,-22 -38,-12 C-46,-8 -54,-16 -50,-26 Z'),
    '#575240',
    {
      gap: 4,
    },
  );
  line(pen, 'M-36,-14 C-14,-23 14,-23 36,-14', 1.4, INK);
}
