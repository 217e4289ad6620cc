import { BRASS, BRASS_LIGHT, INK, LEATHER, LEATHER_DARK, STEEL } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { block, circle, oval, shape } from '../../../art/shape.ts';
import { ball } from '../../../art/tone.ts';
import { burst, cut, fill, line, nicks } from '../../../art/woodcut.ts';

const TROUSERS = '#3d4653';

/** High noon, seen from behind one of the two. */
export function duel(pen: Pen): void {
  placed(pen, { y: -7 }, () => street(pen));
}

function street(pen: Pen): void {
  burst(pen, 'rgba(217,144,42,.3)', 24, 280, 0, 18);
  cut(pen, circle(0, 16, 40), '#e2a03c', { tone: ball, dark: 0, gap: 5, edge: 2.6 });
  fill(pen, shape('M-130,180 L-130,64 L130,64 L130,180 Z'), '#c08c4e');
  line(pen, 'M-110,64 L110,64', 3);
  nicks(pen, [
    [-20, 76, 0, 77, 20, 76, 2],
    [-30, 86, -4, 87, 26, 86, 2.4],
    [-22, 97, 6, 98, 30, 97, 2.6],
  ]);
  opponent(pen);
  for (const side of [-1, 1]) {
    pen.save();
    pen.scale(side, 1);
    cut(pen, shape('M42,70 L84,70 L86,88 C94,92 96,100 92,104 L38,104 C40,94 42,84 42,70 Z'), LEATHER_DARK, { gap: 4 });
    line(pen, 'M46,84 L84,84', 2.2, BRASS);
    cut(pen, circle(64, 92, 6), BRASS_LIGHT, { edge: 2, light: 0, dark: 0 });
    cut(pen, shape('M4,-78 L54,-82 C72,-30 82,26 84,76 L40,76 C36,40 26,0 12,-36 Z'), TROUSERS, { gap: 5 });
    pen.restore();
  }
  cut(pen, shape('M-58,-112 L58,-112 L56,-84 L-56,-84 Z'), '#7a4a30', { gap: 5 });
  cut(pen, shape('M-58,-90 C-20,-80 20,-78 60,-84 L62,-66 C20,-58 -20,-62 -58,-72 Z'), LEATHER, { gap: 4.2 });
  for (const x of [-46, -34, -22, -10])
    cut(pen, block(x, -85, 6.4, 14, 2), BRASS_LIGHT, { edge: 1.8, light: 0, dark: 0 });
  cut(pen, block(8, -84, 22, 22, 3), BRASS, { edge: 2.4, gap: 3.6 });
  placed(pen, { x: 62, y: -58, turn: 0.12 }, () => {
    cut(pen, shape('M-14,-22 C-8,-40 6,-44 16,-38 L14,-28 C6,-28 4,-20 4,-12 L-12,-8 Z'), '#5a2f14', { gap: 4 });
    line(pen, 'M-14,-16 L-20,-24', 5, STEEL);
    cut(pen, shape('M-18,-12 L14,-14 C18,10 14,40 8,58 L-8,58 C-14,34 -18,14 -18,-12 Z'), LEATHER, { gap: 4.2 });
    nicks(pen, [[-10, -2, -8, 24, -2, 48, 1.4]], BRASS_LIGHT);
  });
  cut(pen, shape('M112,-112 L82,-112 C80,-92 82,-76 86,-64 L112,-60 Z'), '#7a4a30', { gap: 4.4 });
  hand(pen);
}

/** Open over the grip, about to draw. */
function hand(pen: Pen): void {
  cut(
    pen,
    shape(
      'M82,-66 C76,-58 74,-50 76,-42 C72,-36 70,-28 74,-24 C78,-22 80,-28 82,-34 L84,-40 C82,-30 82,-18 86,-14 C90,-12 92,-18 92,-26 L94,-36 C94,-26 95,-14 99,-12 C103,-12 103,-20 103,-28 L112,-34 L114,-62 Z',
    ),
    '#d8a878',
    { gap: 4 },
  );
  nicks(pen, [
    [84, -40, 86, -46, 90, -50, 1.6],
    [94, -36, 96, -43, 99, -47, 1.6],
  ]);
}

function opponent(pen: Pen): void {
  placed(pen, { x: 0, y: 38, scale: 1.16 }, () => {
    fill(pen, shape('M-6,4 L6,4 L12,30 L6,30 L0,12 L-6,30 L-12,30 Z'), INK);
    fill(pen, shape('M-8,-18 C-4,-22 4,-22 8,-18 L14,2 L10,4 L7,-6 L7,6 L-7,6 L-7,-6 L-10,4 L-14,2 Z'), INK);
    fill(pen, circle(0, -25, 5), INK);
    fill(pen, oval(0, -28, 12, 2.6), INK);
    fill(pen, shape('M-6,-28 C-6,-38 6,-38 6,-28 Z'), INK);
  });
}
