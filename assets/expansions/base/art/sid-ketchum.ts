import { backdrop } from '../../../art/bust/backdrop.ts';
import { coat, shoulders } from '../../../art/bust/clothes.ts';
import { eyes, head, lines, nose, SKIN } from '../../../art/bust/head.ts';
import { moustache, sideburns } from '../../../art/bust/whiskers.ts';
import { BRASS_LIGHT, CHALK, CREAM, INK, LEATHER_DARK, RED } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { block, circle, oval, shape } from '../../../art/shape.ts';
import { post } from '../../../art/tone.ts';
import { cut, fill, line, nicks } from '../../../art/woodcut.ts';

const GREY = '#b7ada0';

/** A travelling doctor: bald, bespectacled, with a bottle against everything. */
export function sidKetchum(pen: Pen): void {
  backdrop(pen, '#8fb09a');
  shoulders(pen, '#6f5a44');
  cut(pen, shape('M-46,-30 C-56,-20 -56,6 -48,20 L-38,12 L38,12 L48,20 C56,6 56,-20 46,-30 Z'), GREY, { gap: 4 });
  head(pen, { skin: SKIN.ruddy, jaw: 'round', ears: 47, brim: false });
  cut(pen, shape('M-44,-26 C-46,-62 -26,-82 0,-82 C26,-82 46,-62 44,-26 C30,-40 -30,-40 -44,-26 Z'), SKIN.ruddy, {
    gap: 4.6,
    dark: 0.9,
  });
  fill(pen, shape('M-42,-32 C-30,-41 30,-41 42,-32 L42,-24 L-42,-24 Z'), SKIN.ruddy);
  nicks(pen, [[-22, -66, -14, -74, -2, -75, 3]], CHALK);
  coat(pen, '#6f5a44', CHALK, '#87705a');
  cut(pen, shape('M-8,70 L8,70 L11,112 L0,122 L-11,112 Z'), RED, { gap: 4, edge: 2.6 });
  lines(pen, 'brow');
  lines(pen, 'crows');
  fill(pen, oval(-26, 18, 10, 7), 'rgba(190,60,40,.32)');
  fill(pen, oval(26, 18, 10, 7), 'rgba(190,60,40,.32)');
  sideburns(pen, GREY);
  eyes(pen, { brow: GREY, weight: 5, tilt: -2, open: 0.82, iris: '#4f6a7a' });
  nose(pen, 'broad');
  moustache(pen, 'walrus', GREY);
  for (const x of [-17, 17]) {
    pen.lineWidth = 5;
    pen.strokeStyle = INK;
    pen.stroke(circle(x, 2, 15).path);
    pen.lineWidth = 2;
    pen.strokeStyle = BRASS_LIGHT;
    pen.stroke(circle(x, 2, 15).path);
  }
  line(pen, 'M-3,-1 C-1,-4 1,-4 3,-1 M-32,-1 L-44,-5 M32,-1 L44,-5', 2.6);
  placed(pen, { x: 64, y: 62, turn: 0.16 }, () => {
    cut(pen, block(-7, -52, 14, 14, 2), '#a8794a', { edge: 2.4, gap: 3.4 });
    cut(
      pen,
      shape('M-9,-40 L9,-40 L9,-24 C22,-18 24,-10 24,0 L24,46 L-24,46 L-24,0 C-24,-10 -22,-18 -9,-24 Z'),
      '#4f8a6a',
      { tone: post, angle: Math.PI / 2, gap: 5 },
    );
    cut(pen, block(-19, -4, 38, 34, 2), CREAM, { light: 0, dark: 0.3, edge: 2.2 });
    cut(pen, shape('M-5,2 L5,2 L5,8 L11,8 L11,17 L5,17 L5,24 L-5,24 L-5,17 L-11,17 L-11,8 L-5,8 Z'), RED, {
      edge: 1.6,
      light: 0,
      dark: 0,
    });
  });
  line(pen, 'M-60,80 C-52,92 -48,104 -50,124', 3, LEATHER_DARK);
}
