import { backdrop } from './bust/backdrop.ts';
import { bowTie, coat, shoulders } from './bust/clothes.ts';
import { hat } from './bust/hats.ts';
import { eyes, head, lines, mouth, nose, SKIN } from './bust/head.ts';
import { moustache, sideburns } from './bust/whiskers.ts';
import { BRASS, CHALK, INK, LEATHER_DARK, RED } from './palette.ts';
import { type Pen, placed } from './pen.ts';
import { shape } from './shape.ts';
import { cut, nicks } from './woodcut.ts';

const HAIR = '#8a4a22';

/** The barkeep, who teaches the game: bowler, handlebar and a glass that is never dry. Nobody of the cards. */
export function barkeep(pen: Pen): void {
  backdrop(pen, '#c79a4e');
  shoulders(pen, '#efe3c4');
  head(pen, { skin: SKIN.ruddy, jaw: 'round', ears: 46 });
  coat(pen, '#7a2f22', CHALK, '#93402f');
  bowTie(pen, INK);
  lines(pen, 'crows');
  sideburns(pen, HAIR);
  eyes(pen, { brow: HAIR, weight: 5.4, tilt: -2, open: 0.95, iris: '#4d6b3a', look: 1 });
  nose(pen, 'broad');
  mouth(pen, 'smile', 42);
  moustache(pen, 'handlebar', HAIR);
  hat(pen, 'bowler', '#3a2a22', BRASS, 0.05);
  // The cloth on his shoulder.
  cut(pen, shape('M-78,70 C-66,58 -46,60 -40,68 L-44,122 L-84,122 Z'), CHALK, { gap: 4.4, edge: 2.6 });
  nicks(
    pen,
    [
      [-66, 72, -62, 92, -68, 116, 1.8],
      [-52, 70, -50, 92, -54, 116, 1.6],
    ],
    LEATHER_DARK,
  );
  placed(pen, { x: 66, y: 78, turn: 0.1 }, () => {
    cut(pen, shape('M-17,-26 L17,-26 L14,26 L-14,26 Z'), '#e6bd66', { gap: 4, edge: 2.6 });
    cut(pen, shape('M-18,-28 C-12,-38 -4,-34 0,-36 C6,-40 14,-34 18,-28 L17,-16 L-17,-16 Z'), CHALK, {
      light: 0,
      edge: 2.4,
    });
    nicks(pen, [[-7, -10, -6, 6, -7, 20, 1.8]], RED);
  });
}
