import { BRASS, BRASS_LIGHT, CHALK, INK, IRON, STEEL, STEEL_LIGHT } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { playingCard } from '../../../art/playing-card.ts';
import { circle, oval, shape } from '../../../art/shape.ts';
import { pipe } from '../../../art/tone.ts';
import { burst, cut, fill, line, nicks } from '../../../art/woodcut.ts';

const PEARL = '#efe6d6';

/** Two barrels, no longer than a finger: it comes with the fourth ace. */
export function derringer(pen: Pen): void {
  burst(pen, 'rgba(75,107,58,.24)', 18, 280, 0, -20);
  for (const [x, y, turn, suit] of [
    [-44, -36, -0.5, 'C'],
    [-14, -52, -0.18, 'D'],
    [20, -52, 0.16, 'H'],
    [50, -36, 0.48, 'S'],
  ] as const)
    playingCard(pen, { x, y, height: 88, turn }, suit);
  placed(pen, { x: -4, y: 32, turn: -0.12, scale: 1.24 }, () => {
    line(pen, 'M-6,12 C-4,28 -24,28 -24,12', 6.4);
    line(pen, 'M-6,12 C-4,28 -24,28 -24,12', 2.6, BRASS);
    line(pen, 'M-16,12 C-20,17 -18,22 -14,23', 3.4);
    cut(pen, shape('M-4,-7 L68,-6 L68,6 L-4,8 Z'), STEEL, { tone: pipe, angle: 0, gap: 3.4 });
    cut(pen, shape('M-4,-22 L70,-21 L70,-7 L-4,-6 Z'), STEEL_LIGHT, { tone: pipe, angle: 0, gap: 3.4 });
    cut(pen, shape('M60,-22 L62,-28 L68,-28 L69,-21 Z'), STEEL, { edge: 2, light: 0, dark: 0 });
    for (const y of [-14, 1]) fill(pen, oval(69, y, 2.6, 4.6), INK);
    cut(pen, shape('M-30,-20 C-40,-22 -44,-28 -52,-30 L-49,-37 C-40,-36 -32,-30 -26,-24 Z'), IRON, { edge: 2.4 });
    cut(
      pen,
      shape('M-32,-6 C-46,-2 -56,10 -60,26 C-62,40 -56,52 -44,52 C-34,52 -32,40 -28,30 C-24,20 -18,14 -10,10 Z'),
      PEARL,
      { gap: 4, light: 0.4, dark: 0.7 },
    );
    cut(pen, shape('M-36,-8 C-36,-18 -30,-24 -22,-24 L2,-24 L4,10 L-12,13 C-26,14 -36,4 -36,-8 Z'), BRASS, {
      gap: 3.8,
    });
    scroll(pen);
    cut(pen, circle(2, -6, 4.4), BRASS_LIGHT, { edge: 2, light: 0, dark: 0 });
    cut(pen, circle(-44, 30, 3), BRASS, { edge: 1.8, light: 0, dark: 0 });
    nicks(pen, [[-52, 20, -54, 32, -48, 42, 1.6]], CHALK);
  });
}

/** Engraving on the frame. */
function scroll(pen: Pen): void {
  line(
    pen,
    'M-28,-2 C-28,-12 -16,-14 -14,-6 C-13,-1 -20,0 -20,-5 M-12,4 C-6,6 -2,0 -6,-6 M-30,-10 C-26,-18 -16,-19 -8,-17',
    1.5,
  );
}
