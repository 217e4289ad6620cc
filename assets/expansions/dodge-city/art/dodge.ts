import { bandana, coat, shoulders } from '../../../art/bust/clothes.ts';
import { hat } from '../../../art/bust/hats.ts';
import { eyes, head, nose, SKIN } from '../../../art/bust/head.ts';
import { BRASS_DARK, BRASS_LIGHT, CHALK, INK, RED, WOOD, WOOD_DARK } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { oval, shape } from '../../../art/shape.ts';
import { burst, cut, line, nicks } from '../../../art/woodcut.ts';

/** He leans out of the bullet's way; the hat is slower than he is. */
export function dodge(pen: Pen): void {
  burst(pen, 'rgba(47,92,132,.2)', 18, 280, 26, -16);
  line(pen, 'M62,62 C50,50 46,34 50,18 M78,70 C64,54 60,36 64,22 M-4,-72 C6,-66 14,-58 18,-48', 3, INK);
  placed(pen, { x: -34, y: 28, turn: -0.44, scale: 0.8 }, () => {
    cut(pen, shape('M-30,-34 C-44,-10 -44,14 -38,30 L38,30 C44,14 44,-10 30,-34 Z'), WOOD_DARK, { gap: 4 });
    shoulders(pen, '#54624a');
    cut(pen, shape('M-108,120 L108,120 L116,190 L-116,190 Z'), '#54624a', { gap: 5 });
    head(pen, { skin: SKIN.fair, jaw: 'long', brim: false });
    coat(pen, '#54624a', '#d9c39a', '#67775a');
    bandana(pen, RED, true);
    cut(
      pen,
      shape('M-41,-20 C-48,-50 -30,-64 0,-64 C30,-64 48,-50 41,-20 C34,-34 22,-38 6,-38 C-12,-38 -30,-34 -41,-20 Z'),
      WOOD_DARK,
      { gap: 4 },
    );
    eyes(pen, { brow: WOOD_DARK, weight: 3.6, tilt: -5, open: 1.15, look: 5, iris: '#4f6a3a' });
    nose(pen, 'straight');
    cut(pen, oval(2, 42, 9, 7), '#5a1a14', { light: 0, dark: 0, edge: 2.6 });
    nicks(pen, [
      [-14, 30, -17, 36, -14, 44, 1.6],
      [16, 30, 20, 36, 17, 44, 1.6],
    ]);
  });
  placed(pen, { x: 2, y: -48, turn: 0.34, scale: 0.66 }, () => hat(pen, 'slouch', WOOD, RED));
  bullet(pen);
}

function bullet(pen: Pen): void {
  placed(pen, { x: 34, y: -18, turn: 0.1 }, () => {
    nicks(pen, [
      [-12, -8, 40, -10, 92, -6, 3.4],
      [-8, 0, 50, 1, 104, 2, 4.4],
      [-12, 8, 40, 11, 88, 10, 3.4],
    ]);
    nicks(pen, [[6, 0, 50, 1, 100, 2, 1.6]], CHALK);
    cut(pen, shape('M-38,0 C-32,-9 -22,-13 -10,-13 L-10,13 C-22,13 -32,9 -38,0 Z'), BRASS_DARK, {
      edge: 2.8,
      gap: 3.4,
    });
    cut(pen, shape('M-10,-13 L8,-13 C11,-8 11,8 8,13 L-10,13 Z'), BRASS_LIGHT, { edge: 2.8, gap: 3.4 });
  });
}
