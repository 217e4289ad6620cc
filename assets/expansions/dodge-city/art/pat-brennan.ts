import { backdrop } from '../../../art/bust/backdrop.ts';
import { coat, shoulders } from '../../../art/bust/clothes.ts';
import { hat } from '../../../art/bust/hats.ts';
import { eyes, head, lines, mouth, nose, SKIN } from '../../../art/bust/head.ts';
import { BRASS_LIGHT, LEATHER, LEATHER_DARK, RED } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { playingCard } from '../../../art/playing-card.ts';
import { circle, oval, shape, star } from '../../../art/shape.ts';
import { cut, fill, line, nicks } from '../../../art/woodcut.ts';

const ROPE = '#d2a862';
const HAIR = '#6b4a2a';

/** A rancher who ropes whatever stands around, cards included. */
export function patBrennan(pen: Pen): void {
  backdrop(pen, '#8cb0a8');
  lasso(pen);
  shoulders(pen, '#8a3a2c');
  cut(pen, shape('M-42,-36 C-48,-12 -48,8 -43,18 L43,18 C48,8 48,-12 42,-36 Z'), HAIR, { gap: 4 });
  head(pen, { skin: SKIN.tan, jaw: 'square', ears: 43 });
  coat(pen, '#6a4a2c', '#8a3a2c', '#7f5c38');
  for (const y of [96, 112]) cut(pen, circle(0, y, 3.6), BRASS_LIGHT, { edge: 1.8, light: 0, dark: 0 });
  cut(pen, shape('M-30,58 C-14,70 14,70 30,58 L33,72 C16,84 -16,84 -33,72 Z'), RED, { gap: 3.8, edge: 2.6 });
  for (const x of [-18, -6, 6, 18]) fill(pen, circle(x, 73 - Math.abs(x) * 0.12, 2), '#fff6e0');
  lines(pen, 'crows');
  lines(pen, 'cheeks');
  eyes(pen, { brow: HAIR, weight: 4.6, tilt: 1, open: 0.66, iris: '#4f8fb0', look: 5 });
  nose(pen, 'straight');
  mouth(pen, 'smirk', 40);
  nicks(pen, [[0, 54, -2, 59, 0, 65, 2.2]]);
  line(pen, 'M-6,46 L-34,52', 3.2);
  line(pen, 'M-7,46 L-33,51.4', 1.6, '#c8b25a');
  for (const [x, y] of [
    [-36, 48],
    [-40, 52],
    [-37, 56],
  ] as const)
    line(pen, `M-33,51.6 L${x - 3},${y}`, 1.6, '#a08a3a');
  hat(pen, 'stetson', '#c9a468', LEATHER_DARK, 0.12);
  cut(pen, star(5, 7, 3, 8, -40), BRASS_LIGHT, { edge: 1.8, light: 0, dark: 0 });
  coil(pen);
}

/** The loop beside him, and what is already in it. */
function lasso(pen: Pen): void {
  loop(pen, 'back');
  playingCard(pen, { x: -72, y: 8, height: 54, turn: -0.16 }, 'S');
  loop(pen, 'front');
}

function loop(pen: Pen, half: 'back' | 'front'): void {
  const round =
    half === 'back' ? 'M-98,14 C-96,2 -48,-4 -44,8' : 'M-98,14 C-94,30 -46,22 -44,8 M-62,23 C-66,48 -74,66 -70,100';
  line(pen, round, 8.4);
  line(pen, round, 4.8, ROPE);
}

/** The rest of the rope over his shoulder. */
function coil(pen: Pen): void {
  placed(pen, { x: 70, y: 92, turn: 0.4 }, () => {
    for (const grow of [0, 7, 14]) {
      pen.lineWidth = 8;
      pen.strokeStyle = '#2a1a10';
      pen.stroke(oval(0, 0, 20 + grow, 30 + grow).path);
      pen.lineWidth = 4.6;
      pen.strokeStyle = ROPE;
      pen.stroke(oval(0, 0, 20 + grow, 30 + grow).path);
    }
    cut(pen, shape('M-40,-10 L-14,-14 L-13,2 L-40,6 Z'), LEATHER, { edge: 2.4, gap: 3.4 });
  });
}
