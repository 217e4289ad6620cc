import { flash, puff } from '../../../art/flash.ts';
import { BRASS, BRASS_LIGHT, INK, IRON, STEEL, STEEL_LIGHT, WOOD_DARK } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { circle, oval, shape } from '../../../art/shape.ts';
import { pipe } from '../../../art/tone.ts';
import { burst, cut, fill, line, nicks } from '../../../art/woodcut.ts';

const MUZZLES = 6;

/** Six barrels turn like the top of a pepper mill; one has just spoken. */
export function pepperbox(pen: Pen): void {
  burst(pen, 'rgba(75,107,58,.24)', 18, 280, 56, -30);
  puff(pen, [
    [66, -84, 11],
    [50, -74, 8],
    [82, -92, 7],
  ]);
  placed(pen, { x: -14, y: 10, turn: -0.3, scale: 1.02 }, () => {
    flash(pen, 98, -38, 22, 0.5);
    line(pen, 'M-8,14 C-4,38 -36,40 -38,16', 8);
    line(pen, 'M-8,14 C-4,38 -36,40 -38,16', 3.4, BRASS);
    line(pen, 'M-22,14 C-26,22 -22,28 -17,30', 4.2);
    cut(pen, shape('M-2,-38 L80,-40 C86,-30 86,6 80,16 L-2,14 Z'), STEEL, { tone: pipe, angle: 0, gap: 4 });
    for (const [y, height, colour] of [
      [-38, 17, STEEL_LIGHT],
      [-20, 17, STEEL],
      [-2, 16, IRON],
    ] as const)
      cut(pen, shape(`M2,${y} L80,${y - 1} L80,${y + height} L2,${y + height - 1} Z`), colour, {
        tone: pipe,
        angle: 0,
        gap: 3.6,
        edge: 2.4,
      });
    muzzle(pen);
    cut(pen, shape('M-8,-42 C-2,-44 4,-42 5,-38 L5,14 C4,18 -2,20 -8,18 Z'), BRASS, { gap: 3.6, edge: 2.6 });
    cut(
      pen,
      shape('M-30,-4 C-46,-2 -56,8 -62,22 C-68,40 -80,54 -88,66 C-92,78 -68,90 -58,80 C-52,62 -44,42 -26,20 Z'),
      WOOD_DARK,
      { gap: 4.6 },
    );
    cut(pen, shape('M-48,-6 C-48,-26 -40,-38 -24,-40 L-6,-40 L-6,17 L-26,20 C-40,18 -48,8 -48,-6 Z'), BRASS, {
      gap: 4.2,
    });
    cut(pen, shape('M-38,-32 C-44,-46 -34,-56 -20,-52 L22,-46 L22,-40 L-18,-42 C-26,-44 -30,-40 -30,-34 Z'), IRON, {
      edge: 2.6,
      light: 0.5,
      dark: 0,
    });
    line(pen, 'M-38,-8 C-38,-22 -24,-24 -22,-12 C-21,-4 -30,-2 -30,-9 M-20,8 C-12,6 -10,-6 -16,-14', 1.7);
    cut(pen, circle(-14, 4, 3.4), BRASS_LIGHT, { edge: 1.6, light: 0, dark: 0 });
    cut(pen, circle(-70, 62, 3.4), BRASS, { edge: 1.8, light: 0, dark: 0 });
    nicks(pen, [[-76, 60, -70, 44, -58, 26, 1.4]], 'rgba(255,236,200,.5)');
  });
}

/** The face of the cluster, seen from its side. */
function muzzle(pen: Pen): void {
  cut(pen, oval(81, -12, 12, 28), STEEL_LIGHT, { gap: 3.6, edge: 2.8 });
  for (let at = 0; at < MUZZLES; at++) {
    const angle = (at / MUZZLES) * 2 * Math.PI + 0.5;
    const [x, y] = [81 + Math.cos(angle) * 7, -12 + Math.sin(angle) * 18];
    fill(pen, oval(x, y, 3.4, 6.2), INK);
  }
  cut(pen, oval(81, -12, 2, 4), BRASS, { edge: 1.4, light: 0, dark: 0 });
}
